import ShaderHost
import Testing

@Suite("Pixel layouts")
struct PixelLayoutTests {
    @Test(arguments: PixelFormat.allCases)
    func rowsArePackedUnlessSaidOtherwise(format: PixelFormat) throws {
        let layout = try PixelLayout(width: 3, height: 2, format: format)
        #expect(layout.bytesPerRow == 3 * format.bytesPerPixel)
        #expect(layout.byteCount == 6 * format.bytesPerPixel)
        #expect(!layout.isEmpty)
    }

    @Test func theLastRowNeedsNoGap() throws {
        let layout = try PixelLayout(width: 3, height: 4, bytesPerRow: 100)
        #expect(layout.packedBytesPerRow == 12)
        #expect(layout.byteCount == 3 * 100 + 12)
    }

    @Test(arguments: [(0, 0), (0, 5), (5, 0)])
    func emptyPicturesAreLayoutsToo(width: Int, height: Int) throws {
        let layout = try PixelLayout(width: width, height: height, bytesPerRow: 64)
        #expect(layout.isEmpty && layout.byteCount == 0)
    }

    @Test(arguments: [(-1, 5), (5, -1), (-1, -1), (.min, .min), (.min, 0), (0, .min)])
    func negativeSizesAreRefused(width: Int, height: Int) {
        #expect(throws: PixelError.negativeSize(width: width, height: height)) {
            try PixelLayout(width: width, height: height)
        }
    }

    @Test(arguments: PixelFormat.allCases)
    func sizesBeyondMemoryAreRefused(format: PixelFormat) {
        for (width, height) in [(Int.max, 1), (Int.max / 4, 8), (1 << 31, 1 << 31), (Int.max, Int.max)] {
            #expect(throws: PixelError.sizeOverflow(width: width, height: height)) {
                try PixelLayout(width: width, height: height, format: format)
            }
        }
        #expect(throws: PixelError.sizeOverflow(width: 1, height: 3)) {
            try PixelLayout(width: 1, height: 3, bytesPerRow: .max / 2, format: format)
        }
    }

    @Test func theLargestLayoutsAreDescribed() throws {
        #expect(try PixelLayout(width: .max / 4, height: 1).byteCount == .max / 4 * 4)
        #expect(try PixelLayout(width: 1, height: 1, bytesPerRow: .max).byteCount == 4)
    }

    @Test(arguments: PixelFormat.allCases)
    func rowsShorterThanTheirPixelsAreRefused(format: PixelFormat) {
        let minimum = 3 * format.bytesPerPixel
        for bytesPerRow in [minimum - 1, 0, -1, -minimum] {
            #expect(throws: PixelError.rowTooShort(bytesPerRow: bytesPerRow, minimum: minimum)) {
                try PixelLayout(width: 3, height: 2, bytesPerRow: bytesPerRow, format: format)
            }
        }
    }

    @Test func errorsNameTheirValues() throws {
        let (small, large) = (try PixelLayout(width: 2, height: 3), try PixelLayout(width: 4, height: 5))
        for (error, words) in [
            (.negativeSize(width: -7, height: 3), ["-7×3", "pixels"]),
            (.sizeOverflow(width: 123, height: 456), ["123×456", "pixels"]),
            (.rowTooShort(bytesPerRow: 11, minimum: 12), ["11", "12", "bytes"]),
            (.bufferTooShort(byteCount: 99, minimum: 100), ["99", "100", "bytes"]),
            (.sizesDiffer(source: small, destination: large), ["2×3", "4×5", "pixels"]),
            (.tooLargeToSample(width: 5_000_000, height: 1, maximum: 4_194_304), ["5000000×1", "4194304"]),
            (.outOfMemory(byteCount: 77), ["77", "bytes"]),
        ] as [(PixelError, [String])] {
            for word in words { #expect(error.description.contains(word)) }
        }
    }

    @Test func theMostNegativeRowDistanceIsTooShort() {
        #expect(throws: PixelError.rowTooShort(bytesPerRow: .min, minimum: 16)) {
            try PixelLayout(width: 4, height: 4, bytesPerRow: .min)
        }
    }

    /// A picture without columns can have any number of rows, none of which has a byte.
    @Test func rowsWithoutPixelsCostNothing() throws {
        let picture = try Bitmap(width: 0, height: .max)
        #expect(picture.bytes.isEmpty)
        #expect(try picture == Bitmap(width: 0, height: .max))
    }
}
