import ShaderHost

/// The two buffers that everything is measured on, and the work that is timed there.
final class Workbench {
    private let source: Bitmap
    private var destination: Bitmap
    private let renderer: Renderer
    private let bands: BandScheduler

    /// - Throws: ``PixelError`` when the memory cannot be had.
    init(picture: Bitmap, threadCount: Int) throws {
        source = picture
        destination = try Bitmap(layout: picture.layout)
        renderer = Renderer(threadCount: threadCount)
        bands = BandScheduler(threadCount: threadCount)
    }

    var setting: MeasureSetting {
        MeasureSetting(layout: source.layout, threads: renderer.threadCount)
    }

    /// Renders frames that sweep the phase from −1 to 1.
    func timing(_ kernel: CataloguedKernel) -> Trial.Work {
        { [self] frameCount in
            let sweep = try PhaseSweep.whole(frameCount: frameCount)
            var arguments = kernel.arguments()
            return try withBuffers { source, destination in
                try seconds {
                    for index in 0..<frameCount {
                        arguments.phase = sweep.phase(ofFrame: index)
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
                            bands.forEachBand(of: source.layout) { rows in
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

/// How long `work` takes.
func seconds(of work: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(work) / .seconds(1)
}
