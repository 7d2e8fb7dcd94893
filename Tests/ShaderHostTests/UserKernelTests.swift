import ShaderHost
import ShaderKernels
import TestSupport
import Testing

@Suite("Kernels of users")
struct UserKernelTests {
    @Test func inverse() throws {
        let picture = try Bitmap(width: 2, height: 1, bytes: [200, 100, 0, 200, 0, 0, 0, 0])
        let inverse = EmptyVisualEffect().colorEffect(Inverse())
        #expect(try picture.applying(inverse).bytes == [0, 100, 200, 200, 0, 0, 0, 0])
        // A byte minus another loses nothing, so twice is back again.
        let noise = try Bitmap.anyBytes(width: 33, height: 3)
        let opaque = try Bitmap(
            width: 33, height: 3, bytes: noise.bytes.enumerated().map { $0 % 4 == 3 ? 255 : $1 })
        #expect(try opaque.applying(inverse.colorEffect(Inverse())) == opaque)
    }

    /// Rows of 4 points' period swing by −1, 0, 1 and 0 pixels: each row is a copy of the input, moved by a
    /// whole pixel.
    @Test func wave() throws {
        let picture = try Bitmap.anyBytes(width: 19, height: 8)
        let offset = SampleOffset(width: 1, height: 0)
        let wave = EmptyVisualEffect().distortionEffect(WholeWave(), maxSampleOffset: offset)
        let pixels = picture.pixels
        let result = try picture.applying(wave).pixels
        for y in 0..<8 {
            let shift = [-1, 0, 1, 0][y % 4]
            for x in 0..<19 {
                let source = x + shift
                let expected = (0..<19).contains(source) ? pixels[19 * y + source] : [0, 0, 0, 0]
                #expect(result[19 * y + x] == expected, "\(x), \(y)")
            }
        }
    }

    @Test func sidewaysBlur() throws {
        let picture = try Bitmap(
            width: 3, height: 1, bytes: [0, 20, 40, 60, 100, 110, 120, 130, 200, 220, 240, 250])
        let blur = SidewaysBlur(distance: 1)
        #expect(
            try picture.applying(EmptyVisualEffect().layerEffect(blur, maxSampleOffset: .zero)).pixels
                == [[50, 65, 80, 95], [100, 120, 140, 155], [150, 165, 180, 190]])
        let offset = SampleOffset(width: 1, height: 0)
        #expect(
            try picture.applying(EmptyVisualEffect().layerEffect(blur, maxSampleOffset: offset)).pixels
                == [[50, 55, 60, 65], [100, 120, 140, 155], [50, 55, 60, 65]])
    }

    /// Whatever a colour kernel returns has a defined byte.
    @Test(
        arguments: [
            (.nan, 0), (.infinity, 255), (-.infinity, 0), (1e30, 255), (-1e30, 0), (0.5, 128), (0x1p-140, 0),
        ] as [(Float, UInt8)])
    func anyColorHasAByte(value: Float, byte: UInt8) throws {
        let effect = EmptyVisualEffect().colorEffect(OneColor(value: value))
        for format in [PixelFormat.rgba8, .bgra8] {
            let result = try Bitmap(width: 11, height: 2).applying(effect, format: format)
            #expect(result.bytes.allSatisfy { $0 == byte })
        }
        let floats = try Bitmap(width: 11, height: 2).applying(effect, format: .rgba32Float).floats
        #expect(floats.allSatisfy { $0 == value || $0.isNaN && value.isNaN })
    }

    /// Through a layer too: what is no number in one pixel stays in it and its neighbours.
    @Test(arguments: [Float.nan, .infinity, -.infinity])
    func anyColorCanBeSampled(value: Float) throws {
        let clear = [Float](repeating: 0, count: 16)
        let picture = try Bitmap(width: 9, floats: clear + [Float](repeating: value, count: 4) + clear)
        func moved(_ x: Float) throws -> [Bool] {
            let effect = EmptyVisualEffect().distortionEffect(Shift(x: x), maxSampleOffset: .zero)
            let floats = try picture.applying(effect).floats
            return (0..<9).map { floats[4 * $0].isFinite }
        }
        #expect(try moved(1) == [true, true, true, false, true, true, true, true, true])
        #expect(try moved(0.5) == [true, true, true, false, false, true, true, true, true])
    }
}

/// As ``Wave``, but taking rows by their upper edges, so that from row to row there is a quarter turn exactly.
private struct WholeWave: DistortionKernel {
    func sourcePosition<L: Lanes>(of position: Point<L>) -> Point<L> {
        Wave(amplitude: 1, period: 4).sourcePosition(of: position - Point(L(repeating: 0), L(repeating: 0.5)))
            + Point(L(repeating: 0), L(repeating: 0.5))
    }
}
