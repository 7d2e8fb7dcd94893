import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// C7: where an effect does nothing, every byte stays, of pixels with alpha 0 and colour too, and of NaNs.
@Suite("Identity is exact")
struct IdentityTests {
    private static let identities: [any VisualEffect] = {
        let offset = SampleOffset(width: 3, height: 3)
        let empty = EmptyVisualEffect()
        return [
            empty,
            empty.colorEffect(Gray(), isEnabled: false),
            empty.colorEffect(Opacity(value: 0)),
            empty.colorEffect(Opacity(value: -0.0)),
            empty.layerEffect(Mosaic(value: 0, tileSize: 32), maxSampleOffset: .zero),
            empty.layerEffect(Mosaic(value: 0.5, tileSize: 0), maxSampleOffset: offset),
            empty.layerEffect(Mosaic(value: 0.5, tileSize: 32), maxSampleOffset: offset, isEnabled: false),
            empty.distortionEffect(Mosaic2(value: 0, tileSize: 32), maxSampleOffset: .zero),
            empty.distortionEffect(Mosaic2(value: .nan, tileSize: 32), maxSampleOffset: offset),
            empty.distortionEffect(Shift(x: 1), maxSampleOffset: offset, isEnabled: false),
            empty.colorEffect(Opacity(value: 0)).layerEffect(
                Mosaic(value: 0, tileSize: 8), maxSampleOffset: .zero
            )
            .colorEffect(Gray(), isEnabled: false),
        ]
    }()

    @Test(arguments: PixelFormat.allCases)
    func everyByteStays(format: PixelFormat) throws {
        let picture = try Bitmap.anyBytes(width: 35, height: 9, format: format)
        for (index, effect) in Self.identities.enumerated() {
            #expect(effect.isIdentity(for: .zero), "effect \(index)")
            #expect(try picture.applying(effect) == picture, "effect \(index)")
        }
    }

    /// Also where the format changes on the way: 8 bits through an identity into anything are those bits
    /// converted.
    @Test(arguments: PixelFormat.allCases)
    func otherFormatsAreOnlyConverted(format: PixelFormat) throws {
        let picture = try Bitmap.anyBytes(width: 35, height: 9)
        let converted = try picture.applying(EmptyVisualEffect(), format: format)
        for (index, effect) in Self.identities.enumerated() {
            #expect(try picture.applying(effect, format: format) == converted, "effect \(index)")
        }
    }

    @Test func colorUnderAlphaZeroStaysAndOpaqueStaysOpaque() throws {
        let ramp = try Bitmap(
            width: 256, height: 2,
            bytes: [0, 255].flatMap { alpha in
                (UInt8.min...UInt8.max).flatMap { [$0, 255 - $0, $0 / 2, alpha] }
            })
        let shown = EmptyVisualEffect().colorEffect(SameColor()).layerEffect(
            SameLayer(), maxSampleOffset: .zero)
        for effect in Self.identities + [shown] {
            #expect(try ramp.applying(effect) == ramp)
        }
    }

    /// White stays white and every grey stays what it is.
    @Test func grayKeepsAllGreys() throws {
        let ramp = try Bitmap(
            width: 256, height: 1, bytes: (UInt8.min...UInt8.max).flatMap { [$0, $0, $0, 255] })
        #expect(try ramp.applying(EmptyVisualEffect().colorEffect(Gray())) == ramp)
    }

    @Test func effectsThatDoSomethingAreNoIdentity() {
        let empty = EmptyVisualEffect()
        let effects: [any VisualEffect] = [
            empty.colorEffect(Gray()), empty.colorEffect(Opacity(value: 0.1)),
            empty.layerEffect(Mosaic(value: 1, tileSize: 2), maxSampleOffset: .zero),
            empty.colorEffect(Gray()).layerEffect(Mosaic(value: 0, tileSize: 2), maxSampleOffset: .zero),
            empty.distortionEffect(Shift(x: 1), maxSampleOffset: .zero).colorEffect(Gray(), isEnabled: false),
        ]
        #expect(effects.allSatisfy { !$0.isIdentity(for: .zero) })
    }
}
