import ShaderKernels
import TestSupport
import Testing

@testable import ShaderHost

/// C8: the same bytes, however the work is cut.
@Suite("One result")
struct OneResultTests {
    private static let offset = SampleOffset(width: 2, height: 2)
    private static let effects: [any VisualEffect] = [
        EmptyVisualEffect(),
        EmptyVisualEffect().colorEffect(Gray()),
        EmptyVisualEffect().colorEffect(PositionAsColor()),
        EmptyVisualEffect().layerEffect(Mosaic(value: -0.6, tileSize: 7), maxSampleOffset: .zero),
        EmptyVisualEffect().layerEffect(Mosaic(value: 0.5, tileSize: 5), maxSampleOffset: offset)
            .colorEffect(Opacity(value: 0.3)).colorEffect(Gray()),
        EmptyVisualEffect().distortionEffect(Wave(amplitude: 1.7, period: 9), maxSampleOffset: offset),
    ]
    /// With kernels of the package's own, whose loops there are for every instruction set, and with another's.
    private static let chain = EmptyVisualEffect().colorEffect(Inverse())
        .layerEffect(SidewaysBlur(distance: 1.4), maxSampleOffset: offset).colorEffect(Opacity(value: -0.3))

    @Test(arguments: [1, 2, 3, 7, 16], [1, 64, 1000, .max])
    func forEveryThreadCountAndBandSize(threadCount: Int, minimumBandPixels: Int) throws {
        let picture = try Bitmap.anyBytes(width: 41, height: 29)
        let bands = BandScheduler(threadCount: threadCount, minimumBandPixels: minimumBandPixels)
        let one = Renderer(bands: BandScheduler(threadCount: 1))
        for effect in Self.effects + [Self.chain] {
            let expected = try picture.applying(effect, renderer: one)
            #expect(try picture.applying(effect, renderer: Renderer(bands: bands)) == expected)
        }
    }

    /// Fewer pixels than lanes, as many, one more; rows whose ends meet no boundary of any kind.
    @Test(arguments: Array(1...17) + [31, 32, 33, 853])
    func forEveryWidth(width: Int) throws {
        let picture = try Bitmap.anyBytes(width: width, height: 3)
        for effect in Self.effects {
            #expect(try picture.applying(effect) == picture.applyingScalar(effect), "width \(width)")
        }
    }

    @Test(arguments: InstructionSet.available, PixelFormat.allCases)
    func forEveryInstructionSet(set: InstructionSet, format: PixelFormat) throws {
        let bands = BandScheduler(threadCount: 1)
        for width in [1, 3, 4, 5, 8, 15, 16, 17, 41] {
            let picture = try Bitmap.anyBytes(width: width, height: 5, format: format)
            for effect in Self.effects + [Self.chain] {
                for result in PixelFormat.allCases {
                    let baseline = Renderer(bands: bands, instructionSet: .baseline)
                    let expected = try picture.applying(effect, format: result, renderer: baseline)
                    let renderer = Renderer(bands: bands, instructionSet: set)
                    #expect(try picture.applying(effect, format: result, renderer: renderer) == expected)
                }
            }
        }
    }

    @Test(arguments: PixelFormat.allCases)
    func everyTime(format: PixelFormat) throws {
        let picture = try Bitmap.anyBytes(width: 41, height: 29, format: format)
        let renderer = Renderer(bands: BandScheduler(threadCount: 3, minimumBandPixels: 1))
        for effect in Self.effects + [Self.chain] {
            let first = try picture.applying(effect, renderer: renderer)
            for _ in 0..<5 { #expect(try picture.applying(effect, renderer: renderer) == first) }
        }
    }
}
