import ShaderHost
import ShaderKernels
import Testing

/// C5: a distortion says where a pixel comes from. So adding to x moves the picture left, and adding to y moves
/// it up.
@Suite("Directions")
struct DirectionTests {
    private let a: [UInt8] = [10, 20, 30, 40]
    private let b: [UInt8] = [50, 60, 70, 80]
    private let c: [UInt8] = [90, 100, 110, 120]
    private let clear: [UInt8] = [0, 0, 0, 0]

    private func shifted(_ shift: Shift, width: Int, height: Int, offset: Float) throws -> [[UInt8]] {
        let effect = EmptyVisualEffect().distortionEffect(
            shift, maxSampleOffset: SampleOffset(width: offset, height: offset))
        return try Bitmap(width: width, height: height, bytes: a + b + c).applying(effect).pixels
    }

    @Test func horizontally() throws {
        #expect(try shifted(Shift(x: 1), width: 3, height: 1, offset: 1) == [b, c, clear])
        #expect(try shifted(Shift(x: -1), width: 3, height: 1, offset: 1) == [clear, a, b])
        #expect(try shifted(Shift(x: 1), width: 3, height: 1, offset: 0) == [b, c, c])
        #expect(try shifted(Shift(x: -1), width: 3, height: 1, offset: 0) == [a, a, b])
    }

    @Test func vertically() throws {
        #expect(try shifted(Shift(y: 1), width: 1, height: 3, offset: 1) == [b, c, clear])
        #expect(try shifted(Shift(y: -1), width: 1, height: 3, offset: 1) == [clear, a, b])
        #expect(try shifted(Shift(y: 1), width: 1, height: 3, offset: 0) == [b, c, c])
        #expect(try shifted(Shift(y: -1), width: 1, height: 3, offset: 0) == [a, a, b])
    }

    /// The grid of a mosaic starts at the top left corner, and the size stays: a tile shows the mean around the
    /// corner that all its pixels are nearest to.
    @Test func mosaicsAreAnchoredTopLeft() throws {
        let ramp = try Bitmap(
            width: 5, height: 1, bytes: [0, 40, 80, 120, 160].flatMap { [$0, $0, $0, 255] as [UInt8] })
        let effect = EmptyVisualEffect().layerEffect(Mosaic(value: 1, tileSize: 2), maxSampleOffset: .zero)
        // Corners at 0, 2 and 4: beyond the edge, between columns 1 and 2, and between 3 and 4.
        #expect(try ramp.applying(effect).pixels.map { $0[0] } == [0, 60, 60, 140, 140])
    }
}
