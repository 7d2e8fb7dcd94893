import ImageFiles
import PictureBuilders
import ShaderHost
import TestSupport
import Testing

@Suite("PNG encoding")
struct PNGEncodingTests {
    @Test func theChunksAreAlwaysTheseOnes() throws {
        let file = try PNG.encode(Bitmap(width: 1, height: 1))
        let chunks = try chunks(of: file)
        #expect(chunks.map(\.type) == ["IHDR", "sRGB", "IDAT", "IEND"])
        #expect(chunks[0].data == [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0])  // 8 bits, RGBA, not interlaced
        #expect(chunks[1].data == [0])  // perceptual, which libpng writes
    }

    @Test func equalPixelsGiveEqualBytes() throws {
        let bitmap = try noise(width: 61, height: 47, seed: 1)
        let copy = try Bitmap(width: 61, height: 47, bytes: bitmap.bytes)
        #expect(try PNG.encode(bitmap) == PNG.encode(copy))
    }

    /// Noise does not compress, so this also shows that the room reserved for the file is enough.
    @Test func whatIsWrittenIsReadBack() throws {
        var generator = Noise(seed: 7)
        for seed in 0..<30 as Range<UInt64> {
            let (width, height) = (
                Int.random(in: 1...70, using: &generator), Int.random(in: 1...70, using: &generator)
            )
            let bitmap = try noise(width: width, height: height, seed: seed)
            for alpha in AlphaEncoding.allCases {
                for compression in PNG.Compression.allCases {
                    let file = try PNG.encode(bitmap, alpha: alpha, compression: compression)
                    #expect(try PNG.decode(file, alpha: alpha) == bitmap)
                }
            }
        }
    }

    /// Also bytes that are no premultiplied pixels: colour under alpha 0, colour above alpha.
    @Test func premultipliedSamplesAreWrittenAsTheyAre() throws {
        let bytes: [UInt8] = [255, 1, 2, 0, 200, 100, 50, 10, 0, 0, 0, 255]
        let file = try PNG.encode(Bitmap(width: 3, height: 1, bytes: bytes), alpha: .premultiplied)
        #expect(try PNG.decode(file, alpha: .premultiplied).bytes == bytes)
    }

    @Test func straightSamplesAreDividedByAlpha() throws {
        let bitmap = try Bitmap(width: 3, height: 1, bytes: [128, 0, 64, 128, 9, 9, 9, 0, 1, 2, 3, 255])
        let file = try PNG.encode(bitmap)
        #expect(
            try PNG.decode(file, alpha: .premultiplied).bytes == [255, 0, 128, 128, 0, 0, 0, 0, 1, 2, 3, 255])
    }

    @Test func blueComesFirstInBGRA() throws {
        let bitmap = try Bitmap(
            width: 4, height: 1, format: .bgra8,
            bytes: [0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 0, 0, 0, 77])
        #expect(
            try PNG.decode(PNG.encode(bitmap)).bytes
                == [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 77])
    }

    @Test(arguments: AlphaEncoding.allCases)
    func floatsAreClampedAndRoundedToNearestEven(alpha: AlphaEncoding) throws {
        let samples: [Float] = [
            -1, .nan, 2, 1, .infinity, -.infinity, 0.5 / 255, 1, 1.5 / 255, 0.499 / 255, 0.501 / 255, 1, 0, 0.2,
            1, 1,
        ]
        let expected: [UInt8] = [0, 0, 255, 255, 255, 0, 0, 255, 2, 0, 1, 255, 0, 51, 255, 255]
        let floats = try bitmap(.rgba32Float, samples: samples)
        #expect(try PNG.decode(PNG.encode(floats, alpha: alpha), alpha: .premultiplied).bytes == expected)
        // 0.5 (which is 127.5, the only such tie that half precision has), −1, NaN, 1, ∞, 2, 0.2, 1.
        let bitPatterns: [UInt16] = [0x3800, 0xBC00, 0x7E00, 0x3C00, 0x7C00, 0x4000, 0x3266, 0x3C00]
        let halves = try bitmap(.rgba16Float, samples: bitPatterns)
        #expect(
            try PNG.decode(PNG.encode(halves, alpha: alpha), alpha: .premultiplied).bytes
                == [128, 0, 0, 255, 255, 255, 51, 255])
    }

    @Test func floatsAreDividedBeforeTheyAreRounded() throws {
        let floats = try bitmap(.rgba32Float, samples: [0.01, 0.02, 0.03, 0.03] as [Float])
        let asStored = try PNG.encode(floats, alpha: .premultiplied)
        #expect(try PNG.decode(asStored, alpha: .premultiplied).bytes == [3, 5, 8, 8])
        // Divided after that, they would be 96, 159, 255.
        #expect(try PNG.decode(PNG.encode(floats), alpha: .premultiplied).bytes == [85, 170, 255, 8])
    }

    @Test(arguments: PixelFormat.allCases)
    func rowsMayHaveGapsOfAnySize(format: PixelFormat) throws {
        let layout = try PixelLayout(
            width: 3, height: 2, bytesPerRow: 3 * format.bytesPerPixel + 5, format: format)
        let row: [UInt8] = (0..<UInt8(layout.packedBytesPerRow)).map { $0 &* 11 }
        var gaps = try Bitmap(layout: layout)
        try gaps.withMutablePixels { pixels in
            for y in 0..<2 { pixels.row(y).copyBytes(from: row) }
        }
        let packed = try Bitmap(width: 3, height: 2, format: format, bytes: row + row)
        #expect(try PNG.encode(gaps) == PNG.encode(packed))
        #expect(try PNG.encode(gaps, alpha: .premultiplied) == PNG.encode(packed, alpha: .premultiplied))
    }

    @Test(arguments: [(0, 0), (0, 5), (5, 0), (1_000_001, 1)])
    func sizesThatNoPNGCanHave(width: Int, height: Int) throws {
        let bitmap = try Bitmap(width: width, height: height)
        #expect(throws: ImageDataError.sizeOutOfRange(width: width, height: height)) { try PNG.encode(bitmap) }
    }

    private func noise(width: Int, height: Int, seed: UInt64) throws -> Bitmap {
        var generator = Noise(seed: seed)
        let bytes = (0..<width * height).flatMap { _ in
            let alpha = UInt8.random(in: 0...255, using: &generator)
            return (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &generator) } + [alpha]
        }
        return try Bitmap(width: width, height: height, bytes: bytes)
    }

    private func bitmap<Sample>(_ format: PixelFormat, samples: [Sample]) throws -> Bitmap {
        try samples.withUnsafeBytes {
            try Bitmap(width: samples.count / 4, height: 1, format: format, bytes: $0)
        }
    }

    private func chunks(of file: [UInt8]) throws -> [PNGBuilder.Chunk] {
        try #require(file.starts(with: PNGBuilder.signature))
        var chunks: [PNGBuilder.Chunk] = []
        var rest = file.dropFirst(8)
        while !rest.isEmpty {
            let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let chunk = rest.prefix(12 + count)
            let type = String(decoding: chunk.dropFirst(4).prefix(4), as: UTF8.self)
            chunks.append((type, Array(chunk.dropFirst(8).dropLast(4))))
            #expect(Array(chunk) == PNGBuilder.bytes(of: chunks[chunks.count - 1]))
            rest = rest.dropFirst(12 + count)
        }
        return chunks
    }
}
