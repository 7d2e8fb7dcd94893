import ShaderHost
import Testing

@Suite("Comparing pictures")
struct ComparisonTests {
    private func gray(_ width: Int, _ height: Int) throws -> Bitmap {
        try Bitmap(width: width, height: height, bytes: [UInt8](repeating: 128, count: 4 * width * height))
    }

    private func changed(_ bitmap: Bitmap, x: Int, y: Int, channel: Int, by delta: Int) throws -> Bitmap {
        var bitmap = bitmap
        try bitmap.withMutablePixels { $0.row(y)[4 * x + channel] = UInt8(128 + delta) }
        return bitmap
    }

    @Test(arguments: [(1, 1), (5, 3), (300, 2)])
    func aPictureEqualsItself(width: Int, height: Int) throws {
        let picture = try gray(width, height)
        #expect(Comparison(expected: picture, actual: picture) == .equal)
    }

    /// One code value in one channel, alpha among them, in any place.
    @Test(arguments: 0..<4, [(0, 0), (2, 1), (4, 2)])
    func theSmallestDifferenceIsFound(channel: Int, place: (x: Int, y: Int)) throws {
        let picture = try gray(5, 3)
        for delta in [-1, 1] {
            let other = try changed(picture, x: place.x, y: place.y, channel: channel, by: delta)
            guard case .different(.pixels(let difference)) = Comparison(expected: picture, actual: other) else {
                Issue.record("not found")
                return
            }
            #expect(difference.count == 1 && difference.total == 15 && difference.largest == 1)
            #expect(difference.x == place.x && difference.y == place.y)
            #expect(difference.expected == [128, 128, 128, 128])
            #expect(difference.actual[channel] == UInt8(128 + delta))
        }
    }

    @Test func firstCountAndLargestAreThoseOfAllPixels() throws {
        let picture = try gray(5, 3)
        let once = try changed(picture, x: 3, y: 1, channel: 1, by: 2)
        let twice = try changed(once, x: 1, y: 2, channel: 0, by: -9)
        let difference = PixelDifference(
            count: 2, total: 15, largest: 9, x: 3, y: 1, expected: [128, 128, 128, 128],
            actual: [128, 130, 128, 128])
        #expect(Comparison(expected: picture, actual: twice) == .different(.pixels(difference)))
        let text = Comparison.Difference.pixels(difference).description
        for word in ["2 of 15", "9 at most", "(3, 1)", "[128, 130, 128, 128]", "[128, 128, 128, 128]"] {
            #expect(text.contains(word))
        }
    }

    @Test(arguments: [(3, 2, 3, 3), (2, 3, 3, 3), (6, 1, 1, 6), (3, 3, 3, 2)])
    func picturesOfDifferentSizesDiffer(width: Int, height: Int, otherWidth: Int, otherHeight: Int) throws {
        let comparison = Comparison(
            expected: try gray(width, height), actual: try gray(otherWidth, otherHeight))
        #expect(
            comparison == .different(.sizes(expected: [width, height], actual: [otherWidth, otherHeight])))
    }

    @Test func picturesOfDifferentFormatsDiffer() throws {
        let other = try Bitmap(width: 2, height: 2, format: .bgra8)
        #expect(
            Comparison(expected: try gray(2, 2), actual: other)
                == .different(.formats(expected: .rgba8, actual: .bgra8)))
    }

    @Test(arguments: [(0, 0), (0, 5), (5, 0)])
    func picturesWithoutPixelsProveNothing(width: Int, height: Int) throws {
        let empty = try Bitmap(width: width, height: height)
        #expect(Comparison(expected: empty, actual: empty) == .different(.nothingToCompare))
    }

    @Test func toleranceIsALimitForEveryChannel() throws {
        let picture = try gray(5, 3)
        let near = try changed(picture, x: 2, y: 2, channel: 3, by: 1)
        let far = try changed(near, x: 4, y: 0, channel: 0, by: -2)
        #expect(Comparison(expected: picture, actual: near, tolerance: 1) == .equal)
        guard
            case .different(.pixels(let difference)) = Comparison(expected: picture, actual: far, tolerance: 1)
        else {
            Issue.record("not found")
            return
        }
        #expect(difference.count == 1 && difference.largest == 2 && difference.x == 4)
    }
}
