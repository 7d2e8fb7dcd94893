import ShaderHost
import Testing

@Suite("What failures leave")
struct TriptychTests {
    @Test func showsExpectedActualAndDifference() throws {
        let expected = try Bitmap(width: 2, height: 1, bytes: [120, 120, 120, 255, 60, 60, 60, 255])
        let actual = try Bitmap(width: 2, height: 1, bytes: [120, 120, 120, 255, 60, 60, 60, 254])
        let picture = try Triptych.draw(expected: expected, actual: actual)
        #expect(picture.width == 3 * 2 + 2 * 4 && picture.height == 1)
        #expect([0, 1].map { picture.pixel($0, 0) } == [[120, 120, 120, 255], [60, 60, 60, 255]])
        #expect([6, 7].map { picture.pixel($0, 0) } == [[120, 120, 120, 255], [60, 60, 60, 254]])
        // A single code value, of alpha, is red; what is equal stands back.
        #expect([12, 13].map { picture.pixel($0, 0) } == [[30, 30, 30, 255], [255, 0, 0, 255]])
    }

    /// Larger differences are brighter.
    @Test func differencesAreAmplified() throws {
        let expected = try Bitmap(width: 3, height: 1)
        let actual = try Bitmap(width: 3, height: 1, bytes: [0, 2, 0, 0, 9, 0, 0, 0, 0, 0, 255, 0])
        let picture = try Triptych.draw(expected: expected, actual: actual)
        #expect([14, 15, 16].map { picture.pixel($0, 0)?[1] } == [16, 128, 255])
    }

    /// Pictures of different sizes can be shown too; what only one of them has is white.
    @Test(arguments: [(3, 2, 3, 3), (2, 3, 3, 3), (1, 1, 4, 2)])
    func showsDifferentSizes(width: Int, height: Int, otherWidth: Int, otherHeight: Int) throws {
        let picture = try Triptych.draw(
            expected: Bitmap(width: width, height: height),
            actual: Bitmap(width: otherWidth, height: otherHeight))
        #expect(picture.height == max(height, otherHeight))
        let corner = picture.pixel(picture.width - 1, picture.height - 1)
        #expect(corner == [255, 255, 255, 255])
    }
}
