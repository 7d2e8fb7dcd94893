import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// The package's own kernels as effects: what holds for every picture, whatever their arguments are.
@Suite("The package's own effects")
struct BuiltInEffectTests {
    private static let phases: [Float] = [
        -1, -0.6, -0.01, 0, 0.3, 1, 1.3, -5, 1e30, .nan, .infinity, -.infinity,
    ]
    private static let tileSizes: [Float] = [-1, 0, 0.5, 1, 2.5, 4, 1e9, .nan, .infinity]
    private static let offsets: [SampleOffset] = [.zero, SampleOffset(width: 32, height: 32)]

    /// All of them, with all arguments, and whether they may make opaque pixels translucent.
    private static let effects: [(effect: any VisualEffect, keepsOpaque: Bool)] = {
        let empty = EmptyVisualEffect()
        let colors: [(any VisualEffect, Bool)] =
            [(empty.colorEffect(Gray()), true)]
            + phases.map { (empty.colorEffect(Opacity(value: $0)), $0 == 0) }
        return colors
            + phases.flatMap { phase in
                tileSizes.flatMap { tileSize in
                    offsets.flatMap { offset -> [(any VisualEffect, Bool)] in
                        let mosaic = Mosaic(value: phase, tileSize: tileSize)
                        let mosaic2 = Mosaic2(value: phase, tileSize: tileSize)
                        return [
                            (empty.layerEffect(mosaic, maxSampleOffset: offset), offset == .zero),
                            (empty.distortionEffect(mosaic2, maxSampleOffset: offset), offset == .zero),
                        ]
                    }
                }
            }
    }()

    @Test func nothingStaysNothing() throws {
        let clear = try Bitmap(width: 5, height: 5)
        for (effect, _) in Self.effects { #expect(try clear.applying(effect) == clear) }
    }

    /// No dark rim, no hole: where nothing outside is asked for, white stays white in every pixel.
    @Test func opaqueWhiteStaysWhole() throws {
        let white = try Bitmap(width: 5, height: 3, bytes: [UInt8](repeating: 255, count: 60))
        for (effect, keepsOpaque) in Self.effects where keepsOpaque {
            #expect(try white.applying(effect) == white)
        }
    }

    /// Premultiplied colour never exceeds its alpha, in no pixel of any result.
    @Test func colorNeverExceedsAlpha() throws {
        var picture = try Bitmap.anyBytes(width: 19, height: 11)
        try picture.withMutablePixels { $0.premultiply() }
        for (effect, _) in Self.effects {
            let pixels = try picture.applying(effect).pixels
            #expect(pixels.allSatisfy { max($0[0], $0[1], $0[2]) <= $0[3] })
        }
    }

    /// Both mosaics are one, to the byte, in every format.
    @Test(arguments: PixelFormat.allCases)
    func bothMosaicsAreOne(format: PixelFormat) throws {
        let picture = try Bitmap.anyBytes(width: 19, height: 5, format: format)
        for phase in Self.phases {
            for tileSize in Self.tileSizes {
                for offset in Self.offsets {
                    let one = EmptyVisualEffect().layerEffect(
                        Mosaic(value: phase, tileSize: tileSize), maxSampleOffset: offset)
                    let other = EmptyVisualEffect().distortionEffect(
                        Mosaic2(value: phase, tileSize: tileSize), maxSampleOffset: offset)
                    #expect(try picture.applying(one) == picture.applying(other), "\(phase), \(tileSize)")
                }
            }
        }
    }

    /// A tile larger than twice the picture has one corner in reach: the picture's own.
    @Test func aLargeTileIsOneColor() throws {
        let picture = try Bitmap.anyBytes(width: 7, height: 4)
        for tileSize: Float in [20, 1e9, .infinity] {
            let effect = EmptyVisualEffect().layerEffect(
                Mosaic(value: 1, tileSize: tileSize), maxSampleOffset: .zero)
            #expect(try Set(picture.applying(effect).pixels) == [picture.pixels[0]])
        }
    }

    /// Opacity scales colour and alpha alike, so that white fades towards clear and never towards black.
    @Test func whiteFadesToClear() throws {
        let white = try Bitmap(width: 1, height: 1, bytes: [255, 255, 255, 255])
        for (phase, byte) in [(0, 255), (0.5, 128), (-0.5, 128), (0.9, 26), (1, 0)] as [(Float, UInt8)] {
            let effect = EmptyVisualEffect().colorEffect(Opacity(value: phase))
            #expect(try white.applying(effect).bytes == [byte, byte, byte, byte])
        }
    }
}
