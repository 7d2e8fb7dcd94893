import ShaderHost
import Testing

@testable import Workbench

/// A picture whose bytes are all 128.
func gray(_ width: Int, _ height: Int) throws -> Bitmap {
    try Bitmap(width: width, height: height, bytes: [UInt8](repeating: 128, count: 4 * width * height))
}

extension Bitmap {
    /// With one byte further up or down.
    func changed(x: Int, y: Int, channel: Int = 0, by delta: Int) throws -> Bitmap {
        var bitmap = self
        try bitmap.withMutablePixels { pixels in
            let row = pixels.row(y)
            row[4 * x + channel] = UInt8(Int(row[4 * x + channel]) + delta)
        }
        return bitmap
    }

    func color(_ x: Int, _ y: Int) -> PixelColor { withPixels { $0.color(x, y) } }
}

@Suite("Comparing pictures")
struct ComparisonTests {
    @Test(arguments: [(1, 1), (5, 3), (1, 9), (300, 2)])
    func aPictureEqualsItself(width: Int, height: Int) throws {
        let picture = try gray(width, height)
        let comparison = Comparison(expected: picture, actual: picture)
        #expect(comparison.isSame && comparison.differences?.histogram[0] == width * height)
        #expect(comparison.differences?.worst == nil && comparison.differences?.bounds == nil)
    }

    /// One code value in one channel, alpha among them, in any place.
    @Test(arguments: 0..<4, [(0, 0), (2, 1), (4, 2)])
    func theSmallestDifferenceIsFound(channel: Int, place: (x: Int, y: Int)) throws {
        let picture = try gray(5, 3)
        for delta in [-1, 1] {
            let other = try picture.changed(x: place.x, y: place.y, channel: channel, by: delta)
            let comparison = Comparison(expected: picture, actual: other)
            let found = try #require(comparison.differences)
            #expect(!comparison.isSame && found.count == 1 && found.total == 15 && found.largest == 1)
            let first = try #require(found.first)
            #expect(first.x == place.x && first.y == place.y && found.worst == first)
            #expect(first.expected == PixelColor(repeating: 128))
            #expect(first.actual[channel] == UInt8(128 + delta))
        }
    }

    @Test func aSinglePixel() throws {
        let comparison = Comparison(
            expected: try gray(1, 1), actual: try gray(1, 1).changed(x: 0, y: 0, by: -128))
        #expect(!comparison.isSame && comparison.differences?.fraction == 1)
        #expect(comparison.differences?.mean == 128)
    }

    /// What is reported, of two pixels that differ and one that does by less than the limit.
    @Test func whatIsFoundOut() throws {
        let picture = try gray(5, 3)
        let other = try picture.changed(x: 3, y: 1, channel: 1, by: 2)
            .changed(x: 1, y: 2, channel: 0, by: -9).changed(x: 1, y: 2, channel: 3, by: 4)
            .changed(x: 0, y: 0, by: 1)
        let all = try #require(Comparison(expected: picture, actual: other).differences)
        #expect(all.count == 3 && all.fraction == 0.2 && all.largest == 9 && all.mean == 12.0 / 15)
        #expect(all.bounds == Region(x: 0, y: 0, size: PictureSize(width: 4, height: 3)))
        #expect(all.first?.x == 0 && all.first?.y == 0)
        #expect(all.worst?.x == 1 && all.worst?.y == 2 && all.worst?.actual == PixelColor(119, 128, 128, 132))
        #expect(
            all.shortHistogram.map { [$0.from, $0.to, $0.pixels] } == [[1, 1, 1], [2, 3, 1], [8, 15, 1]])

        let limits = Limits(maxDelta: 1)
        let some = try #require(Comparison(expected: picture, actual: other, limits: limits).differences)
        #expect(some.count == 2 && some.largest == 9 && some.histogram == all.histogram)
        #expect(some.bounds?.description == "1,1,3x2")
        #expect(some.first?.x == 3 && some.first?.y == 1 && some.worst == all.worst)
        #expect(
            some.description
                == "2 of 15 pixels (13.3 %) differ by more than 1, by 9 at most; the first, at (3, 1), "
                + "is [128, 130, 128, 128], not [128, 128, 128, 128]")
    }

    /// Either side alone makes a difference.
    @Test(arguments: [(3, 2, 3, 3), (2, 3, 3, 3), (6, 1, 1, 6), (3, 3, 3, 2), (3, 3, 2, 3)])
    func picturesOfDifferentSizesDiffer(width: Int, height: Int, otherWidth: Int, otherHeight: Int) throws {
        let comparison = Comparison(
            expected: try gray(width, height), actual: try gray(otherWidth, otherHeight),
            limits: Limits(maxDelta: 255, maxFraction: 1))
        #expect(
            comparison
                == .sizes(
                    expected: PictureSize(width: width, height: height),
                    actual: PictureSize(width: otherWidth, height: otherHeight)))
        #expect(!comparison.isSame)
        #expect(comparison.description == "the size is \(otherWidth)x\(otherHeight), not \(width)x\(height)")
    }

    @Test func picturesOfDifferentFormatsDiffer() throws {
        let other = try Bitmap(width: 2, height: 2, format: .bgra8)
        let comparison = Comparison(expected: try gray(2, 2), actual: other)
        #expect(comparison == .formats(expected: .rgba8, actual: .bgra8) && !comparison.isSame)
    }

    @Test(arguments: [(0, 0), (0, 5), (5, 0)])
    func picturesWithoutPixelsProveNothing(width: Int, height: Int) throws {
        let empty = try Bitmap(width: width, height: height)
        let comparison = Comparison(expected: empty, actual: empty)
        #expect(comparison == .nothingToCompare && !comparison.isSame)
    }

    /// Rows that are longer than their pixels: what lies between is nobody's.
    @Test func gapsBetweenRowsDoNotCount() throws {
        let layout = try PixelLayout(width: 3, height: 2, bytesPerRow: 20)
        let bytes: [UInt8] = (0..<layout.byteCount).map { $0 % 20 < 12 ? 128 : UInt8($0) }
        let comparison = try bytes.withUnsafeBytes { bytes in
            try gray(3, 2).withPixels { expected in
                PixelDifferences(expected: expected, actual: try PixelView(bytes, layout: layout))
            }
        }
        #expect(comparison.isSame && comparison.total == 6)
    }
}

@Suite("Regions that are left out")
struct IgnoredRegionTests {
    private func isSame(_ x: Int, _ y: Int, ignoring regions: String...) throws -> Bool {
        let picture = try gray(3, 3)
        return Comparison(
            expected: picture, actual: try picture.changed(x: x, y: y, by: 1),
            ignoring: regions.compactMap(Region.init(parsing:))
        ).isSame
    }

    /// A region has columns as well as rows.
    @Test func theCentreAlone() throws {
        for y in 0..<3 {
            for x in 0..<3 {
                #expect(try isSame(x, y, ignoring: "1,1,1x1") == (x == 1 && y == 1))
                #expect(try !isSame(x, y))
            }
        }
    }

    /// In any order, over each other, and beyond the picture.
    @Test func several() throws {
        for y in 0..<3 {
            for x in 0..<3 {
                let isLeftOut = y == 2 || y == 0 && x != 1
                #expect(
                    try isSame(
                        x, y, ignoring: "2,0,9x1", "0,0,1x1", "1,2,1x1", "0,2,3x40", "0,0,1x1", "5,5,1x1")
                        == isLeftOut)
            }
        }
    }

    /// It counts neither among the pixels nor among those of the fraction.
    @Test func whatIsLeftOutIsNotCounted() throws {
        let region = try #require(Region(parsing: "0,1,3x1"))
        let comparison = Comparison(expected: try gray(3, 3), actual: try gray(3, 3), ignoring: [region])
        #expect(comparison.isSame && comparison.differences?.total == 6)
    }

    @Test(arguments: ["0,0,3x3", "0,0,1000x1000"])
    func nothingLeftProvesNothing(text: String) throws {
        let region = try #require(Region(parsing: text))
        let comparison = Comparison(expected: try gray(3, 3), actual: try gray(3, 3), ignoring: [region])
        #expect(comparison == .nothingToCompare && !comparison.isSame)
    }

    @Test func spelling() {
        #expect(Region(parsing: "12,0,64x16")?.description == "12,0,64x16")
        let wrong = [
            "", "1,2", "1,2,3", "1,2,3x", "1,2,0x4", "-1,2,3x4", "1,-2,3x4", "1,2,3x4,5", "a,2,3x4", "1, 2,3x4",
            "1.5,2,3x4", "nan,2,3x4", "99999999999999999999,0,1x1", "9223372036854775807,0,1x1",
        ]
        for text in wrong { #expect(Region(parsing: text) == nil) }
    }
}
