import ShaderHost
import ShaderKernels
import TestSupport
import Testing

@Suite("Formats")
struct FormatTests {
    private static let pairs = PixelFormat.allCases.flatMap { from in PixelFormat.allCases.map { (from, $0) } }

    /// Every byte in every channel.
    private static func everyByte() throws -> Bitmap {
        let bytes = (UInt8.min...UInt8.max).flatMap { [$0, 255 - $0, $0 &* 7, $0] }
        return try Bitmap(width: 256, height: 1, bytes: bytes)
    }

    private func convert(_ bitmap: Bitmap, to format: PixelFormat) throws -> Bitmap {
        try bitmap.applying(EmptyVisualEffect(), format: format)
    }

    /// Nothing to do is a copy of bytes, so that even a NaN keeps its bits.
    @Test(arguments: PixelFormat.allCases)
    func theSameFormatKeepsEveryByte(format: PixelFormat) throws {
        let picture = try Bitmap.anyBytes(width: 257, height: 9, format: format)
        #expect(try convert(picture, to: format) == picture)
    }

    /// What 8 bits hold survives the way through any two formats and back.
    @Test(arguments: pairs)
    func eightBitsAreNeverLost(first: PixelFormat, second: PixelFormat) throws {
        let picture = try Self.everyByte()
        let there = try convert(convert(picture, to: first), to: second)
        #expect(there.format == second)
        #expect(try convert(there, to: .rgba8) == picture)
    }

    /// Red, green, blue, and alpha alone, at the bytes where the formats have them.
    @Test(
        arguments: [
            ([255, 0, 0, 0], [0, 0, 255, 0]), ([0, 255, 0, 0], [0, 255, 0, 0]),
            ([0, 0, 255, 0], [255, 0, 0, 0]),
            ([0, 0, 0, 255], [0, 0, 0, 255]), ([1, 2, 3, 4], [3, 2, 1, 4]),
        ] as [([UInt8], [UInt8])])
    func bgraIsRgbaWithRedAndBlueSwapped(rgba: [UInt8], bgra: [UInt8]) throws {
        let picture = try Bitmap(width: 1, height: 1, bytes: rgba)
        #expect(try convert(picture, to: .bgra8).bytes == bgra)
        let swapped = try Bitmap(width: 1, height: 1, format: .bgra8, bytes: bgra)
        #expect(try convert(swapped, to: .rgba8).bytes == rgba)
        for format in [PixelFormat.rgba16Float, .rgba32Float] {
            #expect(try convert(picture, to: format) == convert(swapped, to: format))
        }
    }

    /// The kernel sees red as red, whatever the order in memory; a kernel that takes red away shows it.
    @Test(arguments: pairs)
    func kernelsSeeChannelsByTheirNames(from: PixelFormat, to: PixelFormat) throws {
        let picture = try Bitmap(
            width: 4, height: 1, bytes: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 255])
        let result = try convert(picture, to: from).applying(
            EmptyVisualEffect().colorEffect(RedIsAlphaMinusBlue()), format: to)
        #expect(
            try convert(result, to: .rgba8).bytes
                == [255, 0, 0, 255, 255, 255, 0, 255, 0, 0, 255, 255, 255, 0, 0, 255])
    }

    /// A byte b is b/255 as a float, within two half ulps: it is multiplied by the float nearest to 1/255.
    @Test func floatsAreBytesOver255() throws {
        let floats = try convert(Self.everyByte(), to: .rgba32Float).floats
        for (byte, float) in zip(try Self.everyByte().bytes, floats) {
            let exact = Double(byte) / 255
            #expect(abs(Double(float) - exact) <= exact * 0x1p-23)
        }
        #expect(floats[0] == 0 && floats[1] == 1)
    }

    /// Any number stays what it is between single precision and single precision with a kernel between; NaNs
    /// become one NaN.
    @Test func floatsPassThroughAKernel() throws {
        let picture = try Bitmap.anyBytes(width: 257, height: 9, format: .rgba32Float)
        let effect = EmptyVisualEffect().colorEffect(SameColor())
        let expected = picture.floats.map { $0.isNaN ? Float.nan.bitPattern : $0.bitPattern }
        #expect(try picture.applying(effect).numbers(as: UInt32.self) == expected)
    }
}

private struct RedIsAlphaMinusBlue: ColorKernel {
    func color<L: Lanes>(at position: Point<L>, of pixel: RGBA<L>) -> RGBA<L> {
        RGBA(pixel.a - pixel.b, pixel.g, pixel.b, pixel.a)
    }
}
