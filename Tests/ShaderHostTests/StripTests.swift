import ShaderKernels
import ShaderLoops
import TestSupport
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
        let around = SampleOffset(width: 9, height: 3)
        func move(_ x: Float, _ y: Float) -> SamplingEffect<EmptyVisualEffect, Displaced<Affine>> {
            let map = Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
            return empty.distortionEffect(map, maxSampleOffset: around)
        }
        let wave = ShaderKernels.Wave(value: 0.7, amplitude: 4, wavelength: 37)
        // The same by whole rows: an amplitude of so little that every position rounds to its pixel's centre.
        let stillWave = ShaderKernels.Wave(value: 1, amplitude: 1e-8, wavelength: 37)
        return [
            ("turn", empty.distortionEffect(turn, maxSampleOffset: offset), 531),
            ("wave", empty.distortionEffect(wave, maxSampleOffset: offset), 531),
            ("gray wave", empty.distortionEffect(wave, maxSampleOffset: .zero).colorEffect(Gray()), 275),
            ("still wave", empty.distortionEffect(stillWave, maxSampleOffset: .zero), 275),
            ("moved up", move(9, 3), 275), ("moved down", move(-9, -3), 275),
            ("moved away", move(275, 0), 275), ("moved, gray", move(1, -1).colorEffect(Gray()), 275),
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
            // Over what is there already.
            var result = try Bitmap.anyBytes(width: width, height: 5, seed: 2)
            try result.withMutablePixels { pixels in
                try picture.withPixels { try renderer.render(effect, from: $0, into: pixels) }
            }
            #expect(result == expected, "\(name)")
        }
    }
}
