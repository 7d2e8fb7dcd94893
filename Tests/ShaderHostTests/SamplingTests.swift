import ShaderKernels
import TestSupport
import Testing

@testable import ShaderHost

@Suite("Sampling a layer")
struct SamplingTests {
    /// C4: at a pixel's centre, exactly that pixel, whatever lies beside it: infinities and NaNs too.
    @Test(arguments: [1, 2, 3, 1.25, 1.5, 1.75, 0.3, 7] as [Float], PixelFormat.allCases)
    func pixelCentersAreExact(scale: Float, format: PixelFormat) throws {
        let renderer = Renderer(displayScale: scale)
        for (width, height) in [(3, 3), (1, 1), (1, 7), (7, 1), (33, 2)] {
            let picture = try Bitmap.anyBytes(width: width, height: height, format: format)
            // A colour kernel that changes nothing makes one NaN of all NaNs, as every kernel does.
            let expected = try picture.applying(EmptyVisualEffect().colorEffect(SameColor()))
            for offset in [SampleOffset.zero, SampleOffset(width: 1, height: 1)] {
                let moved = EmptyVisualEffect().distortionEffect(Shift(), maxSampleOffset: offset)
                let layer = EmptyVisualEffect().layerEffect(SameLayer(), maxSampleOffset: offset)
                #expect(try picture.applying(moved, renderer: renderer) == expected)
                #expect(try picture.applying(layer, renderer: renderer) == expected)
            }
        }
    }

    /// Every quarter of a pixel, inside and around, padded along each axis or not. What is interpolated of
    /// bytes at quarters is exact in Float; what rounds is 1/255, its product with what the padding leaves of a
    /// pixel, and the last product: three half ulps, and less than four.
    @Test(arguments: [(0, 0), (2, 0), (0, 2), (1, 3)])
    func interpolatesBilinearly(offset: (width: Int, height: Int)) throws {
        let picture = try Bitmap.anyBytes(width: 4, height: 3)
        let reference = ReferenceLayer(picture, offset: offset)
        let maxSampleOffset = SampleOffset(width: Float(offset.width), height: Float(offset.height))
        for y in stride(from: -1.25, through: 4.25, by: 0.25) {
            let places = Array(stride(from: -1.75, through: 6.25, by: 0.25))
            for x in places {
                let effect = EmptyVisualEffect().distortionEffect(
                    OnePlace(x: Float(x), y: Float(y)), maxSampleOffset: maxSampleOffset)
                let color = try picture.applying(effect, format: .rgba32Float).floats.prefix(4)
                for (value, exact) in zip(color, reference.sample(x: x, y: y)) {
                    #expect(abs(Double(value) - exact) <= exact * 4 * 0x1p-24, "\(x), \(y)")
                }
            }
        }
    }

    /// Any place: what can differ are the roundings of positions, below 2⁻²² of a pixel here, and of eight
    /// operations.
    @Test(arguments: [(0, 0), (1, 1)])
    func interpolatesAnywhere(offset: (width: Int, height: Int)) throws {
        let picture = try Bitmap.anyBytes(width: 5, height: 4)
        let reference = ReferenceLayer(picture, offset: offset)
        let maxSampleOffset = SampleOffset(width: Float(offset.width), height: Float(offset.height))
        var noise = Noise()
        for _ in 0..<400 {
            let place = OnePlace(
                x: .random(in: -2...7, using: &noise), y: .random(in: -2...6, using: &noise))
            let effect = EmptyVisualEffect().distortionEffect(place, maxSampleOffset: maxSampleOffset)
            let color = try picture.applying(effect, format: .rgba32Float).floats.prefix(4)
            let expected = reference.sample(x: Double(place.x), y: Double(place.y))
            for (value, exact) in zip(color, expected) {
                #expect(abs(Double(value) - exact) < 2 * 0x1p-22 + 8 * 0x1p-24, "\(place)")
            }
        }
    }

    /// Without padding the edge is smeared outwards, without end; with any, everything outside is clear.
    @Test(arguments: [-1, -1e6, 1e30, -1e30, .greatestFiniteMagnitude] as [Float], [1, 1.5, 4] as [Float])
    func farOutside(place: Float, scale: Float) throws {
        let renderer = Renderer(displayScale: scale)
        let picture = try Bitmap.anyBytes(width: 3, height: 2)
        let corner = picture.pixels[place < 0 ? 0 : 5]
        for (offset, expected) in [(0, corner), (1, [0, 0, 0, 0])] as [(Float, [UInt8])] {
            let effect = EmptyVisualEffect().distortionEffect(
                OnePlace(x: place, y: place), maxSampleOffset: SampleOffset(width: offset, height: offset))
            #expect(try picture.applying(effect, renderer: renderer).pixels.allSatisfy { $0 == expected })
        }
    }

    /// Each axis is padded by its own offset.
    @Test func paddingOfOneAxisOnly() throws {
        let picture = try Bitmap(width: 1, height: 1, bytes: [50, 100, 150, 200])
        func sampled(_ place: OnePlace, _ offset: SampleOffset) throws -> [UInt8] {
            try picture.applying(EmptyVisualEffect().distortionEffect(place, maxSampleOffset: offset)).bytes
        }
        let (beside, below) = (OnePlace(x: -5, y: 0.5), OnePlace(x: 0.5, y: 5))
        let (horizontal, vertical) = (SampleOffset(width: 1, height: 0), SampleOffset(width: 0, height: 1))
        #expect(try sampled(beside, horizontal) == [0, 0, 0, 0])
        #expect(try sampled(below, horizontal) == [50, 100, 150, 200])
        #expect(try sampled(beside, vertical) == [50, 100, 150, 200])
        #expect(try sampled(below, vertical) == [0, 0, 0, 0])
        // Halfway into the padding, half of the pixel is left.
        #expect(try sampled(OnePlace(x: 0, y: 0.5), horizontal) == [25, 50, 75, 100])
    }

    /// However much the offset is too small, or not a number, the result is the rule's and never a stray read.
    @Test(
        arguments: [
            (0, false), (-1, false), (.nan, false), (-.infinity, false), (-0.0, false),
            (1, true), (2, true), (0.001, true), (1e30, true), (.infinity, true),
        ] as [(Float, Bool)])
    func offsetsOfEveryKind(offset: Float, isPadded: Bool) throws {
        let picture = try Bitmap.anyBytes(width: 3, height: 1)
        let pixels = picture.pixels
        let clear = [0, 0, 0, 0] as [UInt8]
        let effect = EmptyVisualEffect().distortionEffect(
            Shift(x: 2), maxSampleOffset: SampleOffset(width: offset, height: 0))
        #expect(
            try picture.applying(effect).pixels
                == [pixels[2], isPadded ? clear : pixels[2], isPadded ? clear : pixels[2]])
    }

    @Test(arguments: [Float.nan, .infinity, -.infinity])
    func placesThatAreNoneAreClear(place: Float) throws {
        let white = try Bitmap(width: 9, height: 2, bytes: [UInt8](repeating: 255, count: 72))
        for kernel in [
            OnePlace(x: place, y: place), OnePlace(x: place, y: 0.5), OnePlace(x: 0.5, y: place),
            OnePlace(x: place, y: -place),
        ] {
            for offset in [SampleOffset.zero, SampleOffset(width: 1, height: 1)] {
                let effect = EmptyVisualEffect().distortionEffect(kernel, maxSampleOffset: offset)
                #expect(try white.applying(effect).bytes.allSatisfy { $0 == 0 }, "\(kernel)")
            }
        }
    }
}
