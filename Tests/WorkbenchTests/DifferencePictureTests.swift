import ImageFiles
import ShaderHost
import Testing

@testable import Workbench

@Suite("Pictures of differences")
struct DifferencePictureTests {
    /// 3×3, all 128, and one 129: it must be seen.
    @Test(arguments: 0..<4)
    func aSingleCodeValueIsMarked(channel: Int) throws {
        let expected = try gray(3, 3)
        let picture = try DifferencePicture.draw(
            expected: expected, actual: expected.changed(x: 1, y: 2, channel: channel, by: 1))
        for y in 0..<3 {
            for x in 0..<3 { #expect((picture.color(x, y) == DifferencePicture.mark) == (x == 1 && y == 2)) }
        }
    }

    /// What is equal stands back: gray and light, however strong its colour, and clear is white.
    @Test func theRestIsFaint() throws {
        let expected = try Bitmap(width: 3, height: 1, bytes: [255, 0, 0, 255, 0, 0, 0, 255, 9, 0, 0, 0])
        let picture = try DifferencePicture.draw(expected: expected, actual: expected)
        #expect((0..<3).map { picture.color($0, 0).x } == [199, 170, 255])
        for x in 0..<3 {
            let color = picture.color(x, 0)
            #expect(color.x == color.y && color.y == color.z && color.w == 255)
        }
    }

    /// It marks what counts, and nothing else.
    @Test func limitsAndIgnoredRegionsAreKept() throws {
        let expected = try gray(3, 1)
        let actual = try expected.changed(x: 0, y: 0, by: 4).changed(x: 1, y: 0, by: 5).changed(
            x: 2, y: 0, by: 6)
        let picture = try DifferencePicture.draw(
            expected: expected, actual: actual, limits: Limits(maxDelta: 4),
            ignoring: [Region(x: 2, y: 0, size: PictureSize(width: 1, height: 1))])
        #expect((0..<3).map { picture.color($0, 0) == DifferencePicture.mark } == [false, true, false])
    }

    /// What only one of two pictures has is marked; the rest is compared in its own place.
    @Test(arguments: [(3, 2, 3, 3), (2, 3, 3, 3), (1, 1, 4, 2), (4, 1, 1, 3)])
    func differentSizes(width: Int, height: Int, otherWidth: Int, otherHeight: Int) throws {
        let (expected, actual) = (try gray(width, height), try gray(otherWidth, otherHeight))
        let picture = try DifferencePicture.draw(expected: expected, actual: actual)
        #expect(picture.width == max(width, otherWidth) && picture.height == max(height, otherHeight))
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let isCommon = x < min(width, otherWidth) && y < min(height, otherHeight)
                #expect((picture.color(x, y) == DifferencePicture.mark) == !isCommon)
            }
        }
    }

    @Test func sideBySide() throws {
        let pictures = [try gray(2, 1), try gray(1, 3).changed(x: 0, y: 2, by: 5), try gray(3, 2)]
        let row = try Bitmap(sideBySide: pictures)
        #expect(row.width == 3 * 3 + 2 * 4 && row.height == 3)
        var seen = 0
        for (index, picture) in pictures.enumerated() {
            for y in 0..<picture.height {
                for x in 0..<picture.width { #expect(row.color(7 * index + x, y) == picture.color(x, y)) }
            }
            seen += picture.width * picture.height
        }
        let clear = row.bytes.count { $0 == 0 }
        #expect(clear == 4 * (row.width * row.height - seen))
    }

    /// Two pictures that can be had, and together cannot: no memory is taken.
    @Test func sizesBeyondAllPictures() throws {
        let (wide, high) = (try Bitmap(width: 1_000_000, height: 1), try Bitmap(width: 1, height: 1_000_000))
        let error = ImageDataError.sizeOutOfRange(width: 1_000_000, height: 1_000_000)
        #expect(throws: error) { try DifferencePicture.draw(expected: wide, actual: high) }
        #expect(throws: error) { try Bitmap(sideBySide: [wide, high]) }
        #expect(throws: ImageDataError.sizeOutOfRange(width: 2_000_004, height: 1)) {
            try Bitmap(sideBySide: [wide, wide])
        }
    }
}
