import ShaderHost
import Testing

@testable import ImageFiles

@Suite("JPEG encoding")
struct JPEGEncodingTests {
    private func noise(width: Int, height: Int) throws -> Bitmap {
        let bytes = (0..<width * height).flatMap { index -> [UInt8] in
            [97, 57, 31].map { UInt8(index * $0 % 256) } + [255]
        }
        return try Bitmap(width: width, height: height, bytes: bytes)
    }

    /// Of one grey there is nothing to lose.
    @Test(arguments: [(1, 1), (17, 5), (33, 48)])
    func greyComesBack(width: Int, height: Int) throws {
        let grey = try Bitmap(
            width: width, height: height,
            bytes: (0..<width * height).flatMap { _ in [128, 128, 128, 255] as [UInt8] })
        #expect(try JPEG.decode(JPEG.encode(grey, quality: 80)) == grey)
    }

    @Test func theBetterTheLarger() throws {
        let picture = try noise(width: 40, height: 30)
        let sizes = try [-5, 1, 30, 80, 100, 1000].map { try JPEG.encode(picture, quality: $0).count }
        #expect(sizes[0] == sizes[1] && sizes[1] < sizes[2] && sizes[2] < sizes[3] && sizes[3] < sizes[4])
        #expect(sizes[4] == sizes[5])
    }

    @Test func theSamePixelsGiveTheSameBytes() throws {
        let picture = try noise(width: 40, height: 30)
        #expect(try JPEG.encode(picture, quality: 80) == JPEG.encode(picture, quality: 80))
        let floats = try picture.applying(EmptyVisualEffect(), format: .rgba32Float)
        #expect(try JPEG.encode(floats, quality: 80) == JPEG.encode(picture, quality: 80))
    }

    /// Clear pixels are black, whatever colour they hold.
    @Test func alphaIsLeftOut() throws {
        let clear = try Bitmap(width: 8, height: 8)
        let black = try Bitmap(width: 8, height: 8, bytes: (0..<64).flatMap { _ in [0, 0, 0, 255] as [UInt8] })
        #expect(try JPEG.encode(clear, quality: 80) == JPEG.encode(black, quality: 80))
    }

    @Test func thereIsNoEmptyPicture() throws {
        #expect(throws: ImageDataError.sizeOutOfRange(width: 0, height: 3)) {
            try JPEG.encode(Bitmap(width: 0, height: 3), quality: 80)
        }
    }
}
