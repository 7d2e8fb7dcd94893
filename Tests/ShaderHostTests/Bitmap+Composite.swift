import ShaderHost
import ShaderKernels
import TestSupport

extension Bitmap {
    /// This picture under another, by a kernel that is called for each pixel alone, and stored once. Both are of floats.
    func under(
        _ top: Bitmap, by kernel: some CompositingKernel, format: PixelFormat = .rgba32Float, scale: Float = 1
    ) throws -> Bitmap {
        let (tops, bottoms) = (top.floats, floats)
        func color(_ floats: [Float], _ index: Int) -> RGBA<Float> {
            RGBA(floats[4 * index], floats[4 * index + 1], floats[4 * index + 2], floats[4 * index + 3])
        }
        let result = (0..<width * height).flatMap { index in
            let center = Point((Float(index % width) + 0.5) / scale, (Float(index / width) + 0.5) / scale)
            let result = kernel.color(at: center, of: color(tops, index), over: color(bottoms, index))
            return [result.r, result.g, result.b, result.a].map { $0.isNaN ? .nan : $0 }
        }
        return try Bitmap(width: width, floats: result).applying(EmptyVisualEffect(), format: format)
    }

    /// This picture through an effect, as floats.
    func floats(through effect: some VisualEffect, renderer: Renderer = Renderer(threadCount: 1)) throws
        -> Bitmap
    {
        try applying(effect, format: .rgba32Float, renderer: renderer)
    }

    /// Colours from −½ to 1½, and alphas too: finite numbers without a pattern.
    static func anyNumbers(width: Int, height: Int, seed: UInt64 = 1) throws -> Bitmap {
        var noise = Noise(seed: seed)
        return try Bitmap(
            width: width,
            floats: (0..<4 * width * height).map { _ in Float.random(in: -0.5...1.5, using: &noise) })
    }
}

extension Renderer {
    /// Every way to cut the work: instruction sets, with one thread and with three that take single rows.
    static func all(displayScale: Float = 1) -> [Renderer] {
        InstructionSet.available.flatMap { instructionSet in
            [1, 3].map {
                Renderer(
                    displayScale: displayScale, bands: BandScheduler(threadCount: $0, minimumBandPixels: 1),
                    instructionSet: instructionSet)
            }
        }
    }
}
