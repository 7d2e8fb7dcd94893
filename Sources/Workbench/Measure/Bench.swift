import ShaderHost

/// The two buffers that everything is measured on, and the work that is timed there.
final class Bench {
    private let source: Bitmap
    private var destination: Bitmap
    private let renderer: Renderer
    private let copyBands: BandScheduler

    /// - Throws: ``PixelError`` when the memory cannot be had.
    init(picture: Bitmap, threadCount: Int) throws {
        source = picture
        destination = try Bitmap(layout: picture.layout)
        renderer = Renderer(threadCount: threadCount)
        copyBands = Self.copyBands(of: picture.layout, threadCount: threadCount)
    }

    /// A copy is fastest where each core has one part: several bands a core cost streaming stores a seventh to
    /// two fifths of their speed, and there is nothing to even out. Pictures too small for several cores are
    /// left to one, as the effects leave them.
    private static func copyBands(of layout: PixelLayout, threadCount: Int) -> BandScheduler {
        let rowsOfCore = (layout.height - 1) / threadCount + 1
        let smallest = BandScheduler(threadCount: threadCount).minimumBandPixels
        return BandScheduler(
            threadCount: threadCount, minimumBandPixels: max(rowsOfCore * layout.width, smallest))
    }

    var setting: MeasureSetting {
        MeasureSetting(layout: source.layout, threads: renderer.threadCount, instructionSet: .inUse)
    }

    /// Renders frames at one phase, or where that is nil sweeps the phase from −1 to 1.
    func timing(
        _ kernel: CataloguedKernel, _ arguments: KernelArguments, phase: Float? = nil
    ) -> Trial.Work {
        { [self] frameCount in
            let sweep = try PhaseSweep.whole(frameCount: frameCount)
            var arguments = arguments
            return try withBuffers { source, destination in
                try seconds {
                    for index in 0..<frameCount {
                        arguments.phase = phase ?? sweep.phase(ofFrame: index)
                        try kernel.render(arguments, renderer, source, destination)
                    }
                }
            }
        }
    }

    /// Copies the source to the destination, over as many cores as the effects, in every way there is.
    var copies: [Trial.Work] {
        CopyMethod.allCases.map { method in
            { [self] count in
                try withBuffers { source, destination in
                    seconds {
                        for _ in 0..<count {
                            copyBands.forEachBand(of: source.layout) { rows in
                                method.copy(rows: rows, from: source, to: destination)
                            }
                        }
                    }
                }
            }
        }
    }

    private func withBuffers(
        _ body: (_ source: PixelView, _ destination: MutablePixelView) throws -> Double
    ) throws -> Double {
        try source.withPixels { source in
            try destination.withMutablePixels { try body(source, $0) }
        }
    }
}
