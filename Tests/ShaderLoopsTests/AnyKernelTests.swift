import ShaderKernels
import TestSupport
import Testing

@testable import ShaderLoops

/// Kernels that nobody would write, and colours that follow a distortion: the loop is right for these too.
@Suite("The loop of distortions, with any kernel")
struct AnyKernelTests {
    private let padding = LayerPadding(horizontal: true, vertical: false)

    private func check(_ kernel: FormulaKernel, _ picture: TestPicture, lanes: any PixelLanes.Type) {
        let expected = picture.pixelByPixel(kernel, padding: padding, into: picture.codec)
        let result = TestPicture(width: picture.width, height: picture.height, codec: picture.codec)
        picture.shaded(
            by: Displaced(kernel: kernel, padding: padding), into: result, bands: [0..<2, 2..<picture.height],
            lanes: lanes)
        result.expect(equals: expected, "\(kernel), \(lanes)", at: #_sourceLocation)
    }

    /// Positions that have something to do with the pixels', in whatever way.
    @Test(arguments: [.bytes(.bgra), .halves(HalfCodec())] as [AnyCodec])
    func kernelsMadeUp(codec: AnyCodec) {
        let picture = TestPicture(width: 19, height: 5, codec: codec)
        picture.fillWithNoise()
        var noise = Noise(seed: 3)
        func formula(_ start: Formula) -> Formula {
            let other = Formula.any(depth: 2, of: noise.isOne(in: 3) ? .y : [], using: &noise)
            let bounded = Formula.operation(.minimum, .operation(.maximum, other, .number(-3)), .number(9))
            return noise.isOne(in: 8) ? other : start + bounded
        }
        for _ in 0..<60 {
            let kernel = FormulaKernel(x: formula(.x), y: formula(.y))
            check(kernel, picture, lanes: Lanes4.self)
            check(kernel, picture, lanes: Lanes16.self)
        }
    }

    /// A colour kernel at the end changes every pixel, also of rows that are the row above again, and once.
    @Test(arguments: NamedKernel.all)
    func colorsThatFollow(kernel: NamedKernel) {
        let picture = TestPicture(width: 19, height: 5, codec: .bytes(.rgba))
        picture.fillWithNoise()
        let sampled = picture.pixelByPixel(kernel.kernel, padding: padding, into: .floats(FloatCodec()))
        let expected = TestPicture(width: 19, height: 5, codec: .bytes(.rgba))
        sampled.shaded(
            by: Recolored(base: Unmoved(), kernel: Overexposure()), into: expected, bands: [0..<5],
            lanes: Float.self)
        for lanes in [Lanes4.self, Lanes16.self] as [any PixelLanes.Type] {
            let result = TestPicture(width: 19, height: 5, codec: .bytes(.rgba))
            picture.shaded(
                by: Recolored(base: Displaced(kernel: kernel.kernel, padding: padding), kernel: Overexposure()),
                into: result, bands: [0..<5], lanes: lanes)
            result.expect(equals: expected, "\(kernel.name), \(lanes)", at: #_sourceLocation)
        }
    }
}

/// Colours far beyond 0…1, and one that is none: they must be clamped, unlike what lies between bytes.
private struct Overexposure: ColorKernel {
    var usesPosition: Bool { false }

    func color<L: Lanes>(at position: Point<L>, of pixel: RGBA<L>) -> RGBA<L> {
        RGBA(pixel.r * 3 - 1, pixel.g * 40, pixel.b - 0.5, pixel.a / (pixel.a - pixel.a))
    }
}
