import ShaderHost
import ShaderKernels
import TestSupport
import Testing

@Suite("Chains of effects")
struct ChainTests {
    private let picture: Bitmap

    init() throws { picture = try .anyBytes(width: 21, height: 6) }

    private static let offset = SampleOffset(width: 2, height: 2)

    /// One effect after another, each as an effect of its own, in single precision between them.
    private func stepByStep(_ steps: [any VisualEffect], to format: PixelFormat) throws -> Bitmap {
        let last = steps[steps.count - 1]
        return try steps.dropLast().reduce(picture) { try $0.applying($1, format: .rgba32Float) }
            .applying(last, format: format)
    }

    private let gray = EmptyVisualEffect().colorEffect(Gray())
    private let fade = EmptyVisualEffect().colorEffect(Opacity(value: 0.3))
    private let blur = EmptyVisualEffect().layerEffect(SidewaysBlur(distance: 0.7), maxSampleOffset: offset)
    private let mosaic = EmptyVisualEffect().layerEffect(
        Mosaic(value: 0.5, tileSize: 5), maxSampleOffset: .zero)
    private let wave = EmptyVisualEffect().distortionEffect(
        Wave(amplitude: 1.3, period: 5), maxSampleOffset: offset)

    @Test(arguments: PixelFormat.allCases)
    func fusedEqualsStepByStep(format: PixelFormat) throws {
        let chains: [(any VisualEffect, [any VisualEffect])] = [
            (gray.colorEffect(Opacity(value: 0.3)), [gray, fade]),
            (mosaic.colorEffect(Gray()), [mosaic, gray]),
            (gray.layerEffect(SidewaysBlur(distance: 0.7), maxSampleOffset: Self.offset), [gray, blur]),
            (blur.layerEffect(Mosaic(value: 0.5, tileSize: 5), maxSampleOffset: .zero), [blur, mosaic]),
            (
                mosaic.distortionEffect(Wave(amplitude: 1.3, period: 5), maxSampleOffset: Self.offset),
                [mosaic, wave]
            ),
            (wave.layerEffect(Mosaic(value: 0.5, tileSize: 5), maxSampleOffset: .zero), [wave, mosaic]),
            (
                gray.layerEffect(SidewaysBlur(distance: 0.7), maxSampleOffset: Self.offset)
                    .colorEffect(Opacity(value: 0.3))
                    .distortionEffect(Wave(amplitude: 1.3, period: 5), maxSampleOffset: Self.offset)
                    .colorEffect(Gray()), [gray, blur, fade, wave, gray]
            ),
        ]
        for (index, (chain, steps)) in chains.enumerated() {
            let fused = try picture.applying(chain, format: format)
            #expect(try fused == stepByStep(steps, to: format), "chain \(index)")
            #expect(try fused != picture.applying(EmptyVisualEffect(), format: format), "chain \(index)")
        }
    }

    /// Order matters, and the chain keeps it.
    @Test func effectsAreAppliedInTheirOrder() throws {
        let brightened = EmptyVisualEffect().colorEffect(OneColor(value: 0.25)).colorEffect(
            Brightness(factor: 2))
        #expect(try picture.applying(brightened).bytes.allSatisfy { $0 == 128 })
        let overwritten = EmptyVisualEffect().colorEffect(Brightness(factor: 2)).colorEffect(
            OneColor(value: 0.25))
        #expect(try picture.applying(overwritten).bytes.allSatisfy { $0 == 64 })
    }

    /// A switched-off effect might as well not be there: first, in the middle, last.
    @Test func switchedOffEffectsLeaveTheOthersAsTheyAre() throws {
        let offset = Self.offset
        let empty = EmptyVisualEffect()
        let pairs: [(any VisualEffect, any VisualEffect)] = [
            (empty.colorEffect(Inverse(), isEnabled: false).colorEffect(Gray()), gray),
            (gray.colorEffect(Inverse(), isEnabled: false), gray),
            (gray.layerEffect(SidewaysBlur(distance: 1), maxSampleOffset: offset, isEnabled: false), gray),
            (gray.distortionEffect(Shift(x: 1), maxSampleOffset: offset, isEnabled: false), gray),
            (
                empty.layerEffect(SidewaysBlur(distance: 1), maxSampleOffset: offset, isEnabled: false)
                    .colorEffect(Gray()), gray
            ),
            (
                empty.distortionEffect(Shift(x: 1), maxSampleOffset: offset, isEnabled: false).colorEffect(
                    Gray()), gray
            ),
            (blur.colorEffect(Inverse(), isEnabled: false), blur),
            (blur.distortionEffect(Shift(x: 1), maxSampleOffset: offset, isEnabled: false), blur),
            (
                empty.distortionEffect(Shift(x: 1), maxSampleOffset: offset, isEnabled: false)
                    .layerEffect(SidewaysBlur(distance: 0.7), maxSampleOffset: offset), blur
            ),
            (
                empty.colorEffect(Inverse(), isEnabled: false)
                    .layerEffect(SidewaysBlur(distance: 0.7), maxSampleOffset: offset)
                    .colorEffect(Inverse(), isEnabled: false), blur
            ),
        ]
        for (index, (chain, alone)) in pairs.enumerated() {
            #expect(try picture.applying(chain) == picture.applying(alone), "chain \(index)")
        }
    }

    /// Nothing is lost on the way through ten effects that change nothing, fused or not.
    @Test func tenIdentitiesKeepTheFaintestColor() throws {
        let faint = try Bitmap(width: 1, height: 1, bytes: [2, 1, 0, 3])
        let five = EmptyVisualEffect()
            .colorEffect(SameColor()).layerEffect(SameLayer(), maxSampleOffset: .zero)
            .distortionEffect(Shift(), maxSampleOffset: .zero).colorEffect(SameColor())
            .layerEffect(SameLayer(), maxSampleOffset: Self.offset)
        let ten = five.colorEffect(SameColor()).distortionEffect(Shift(), maxSampleOffset: .zero)
            .colorEffect(SameColor()).colorEffect(SameColor()).layerEffect(SameLayer(), maxSampleOffset: .zero)
        #expect(try faint.applying(ten).bytes == [2, 1, 0, 3])
        #expect(try picture.applying(ten) == picture)
    }

    /// More colour effects than anybody needs, and so more than the loops for the package's own kernels take.
    @Test(arguments: [15, 16, 17, 40])
    func longChains(count: Int) throws {
        var expected = picture
        var effect: any VisualEffect = EmptyVisualEffect()
        for step in 0..<count {
            let phase = Float(step % 5) / 64
            expected = try expected.applying(
                EmptyVisualEffect().colorEffect(Opacity(value: phase)), format: .rgba32Float)
            effect = faded(effect, phase)
        }
        #expect(try picture.applying(effect, format: .rgba32Float) == expected)
    }

    private func faded(_ effect: some VisualEffect, _ phase: Float) -> any VisualEffect {
        effect.colorEffect(Opacity(value: phase))
    }

    /// What a renderer keeps from one picture to the next is memory, not pixels.
    @Test func intermediatesLeaveNoTrace() throws {
        let renderer = Renderer()
        let chain = gray.layerEffect(SidewaysBlur(distance: 0.7), maxSampleOffset: Self.offset)
        for seed in 1...3 as ClosedRange<UInt64> {
            for (width, height) in [(21, 6), (6, 21), (1, 1), (21, 6)] {
                let picture = try Bitmap.anyBytes(width: width, height: height, seed: seed)
                #expect(try picture.applying(chain, renderer: renderer) == picture.applying(chain))
            }
        }
    }
}
