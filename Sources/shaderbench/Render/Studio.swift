import ShaderHost

/// A picture, a kernel and its arguments: everything that frames need but the phase.
final class Studio {
    let picture: Bitmap
    private let kernel: CataloguedKernel
    private var arguments: KernelArguments
    private let renderer: Renderer
    private var result: Bitmap
    private var frameCount = 0
    private var secondsOfEffects = 0.0

    /// - Throws: ``PixelError`` when the memory for the result cannot be had.
    init(kernel: CataloguedKernel, arguments: KernelArguments, picture: Bitmap, threadCount: Int) throws {
        self.kernel = kernel
        self.arguments = arguments
        self.picture = picture
        renderer = Renderer(threadCount: threadCount)
        result = try Bitmap(layout: picture.layout)
    }

    func frame(phase: Float) throws -> Bitmap {
        arguments.phase = phase
        try picture.withPixels { source in
            try result.withMutablePixels { destination in
                secondsOfEffects += try seconds { try kernel.render(arguments, renderer, source, destination) }
            }
        }
        frameCount += 1
        return result
    }

    /// What was called, such as "mosaic  phase -0.75  tileSize 32".
    func label(phase: Float) -> String {
        let parameters = kernel.parameters.map { "\($0.name) \(arguments[$0.name].text)" }
        // Zero has no sign, not even the one that rounding leaves.
        let number = (Double(phase) * 100).rounded() / 100 + 0
        let phase = "phase \(number > 0 ? "+" : number < 0 ? "" : " ")\(number.text(decimals: 2))"
        return ([kernel.description.name, phase] + parameters).joined(separator: "  ")
    }

    /// How long everything took, the effects apart from the files.
    func times(secondsOfFiles: Double) -> String {
        let frames = "\(counted(frameCount, "frame")) of \(kernel.description.name)"
        let size = "\(picture.width)x\(picture.height) pixels"
        let rate = "\((Double(frameCount) / secondsOfEffects).text(decimals: 1)) frames/s"
        let (effects, files) = (secondsOfEffects.asDuration, secondsOfFiles.asDuration)
        return "\(frames), \(size): effects \(effects) (\(rate)), PNG \(files)"
    }
}
