import ShaderKernels
import Testing

@testable import ShaderHost

/// The package's own kernels in the loops of every instruction set, in pictures wider than a strip of columns:
/// each must be what the package's one loop makes of it one pixel at a time.
@Suite("Strips at every instruction set")
struct StripTests {
    private static let effects: [(name: String, effect: any VisualEffect, width: Int)] = {
        let empty = EmptyVisualEffect()
        let offset = SampleOffset(width: 0, height: 40)
        let turn = Affine(a: 0.8, b: -0.6, c: 0.6, d: 0.8, tx: 3, ty: 1)
        let wave = ShaderKernels.Wave(value: 0.7, amplitude: 4, wavelength: 37)
        // The same by whole rows: an amplitude of so little that every position rounds to its pixel's centre.
        let stillWave = ShaderKernels.Wave(value: 1, amplitude: 1e-8, wavelength: 37)
        return [
            ("turn", empty.distortionEffect(turn, maxSampleOffset: offset), 531),
            ("wave", empty.distortionEffect(wave, maxSampleOffset: offset), 531),
            ("gray wave", empty.distortionEffect(wave, maxSampleOffset: .zero).colorEffect(Gray()), 275),
            ("still wave", empty.distortionEffect(stillWave, maxSampleOffset: .zero), 275),
            ("mosaic", empty.layerEffect(Mosaic(value: 0.6, tileSize: 3), maxSampleOffset: .zero), 2065),
        ]
    }()

    @Test(arguments: effects.indices, InstructionSet.available)
    func equalOnePixelAtATime(index: Int, set: InstructionSet) throws {
        let (name, effect, width) = Self.effects[index]
        let picture = try Bitmap.anyBytes(width: width, height: 5)
        let expected = try picture.applyingScalar(effect)
        for threadCount in [1, 3] {
            let bands = BandScheduler(threadCount: threadCount, minimumBandPixels: 1)
            let renderer = Renderer(bands: bands, instructionSet: set)
            #expect(try picture.applying(effect, renderer: renderer) == expected, "\(name)")
        }
    }
}
