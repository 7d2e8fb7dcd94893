import ImageFiles
import PictureBuilders
import ShaderHost
import Testing

@Suite("Damaged PNG")
struct DamagedPNGTests {
    private let file = PNGKind(colourType: 6, depth: 8, hasTransparencyChunk: false, isInterlaced: true)
        .picture(width: 5, height: 4, seed: 3).build()

    @Test func cutShortAtEveryLength() {
        for length in 0..<file.count {
            #expect(throws: ImageDataError.self, "\(length) of \(file.count) bytes") {
                try PNG.decode(Array(file.prefix(length)))
            }
        }
        #expect(throws: Never.self) { try PNG.decode(file + Array("what follows the end is ignored".utf8)) }
    }

    @Test func everyWrongByteIsNoticed() throws {
        for position in file.indices {
            for change: UInt8 in [0x01, 0x20, 0xFF] {
                var damaged = file
                damaged[position] ^= change
                #expect(throws: ImageDataError.self, "byte \(position) ^ \(change)") {
                    try PNG.decode(damaged)
                }
            }
        }
    }

    @Test(arguments: [
        (0, 1), (1, 0), (0, 0), (65537, 65536), (1 << 31 - 1, 1 << 31 - 1), (1 << 32 - 1, 1 << 32 - 1),
        (1 << 31 - 1, 1), (1, 1_000_001), (16385, 16384),
    ])
    func claimedSizesOutOfRange(width: Int, height: Int) {
        #expect(throws: ImageDataError.sizeOutOfRange(width: width, height: height)) {
            try PNG.decode(claiming(width: width, height: height))
        }
    }

    /// The largest size is a gigabyte, which a hundred bytes must not be able to ask for.
    @Test func sizesThatTheDataCannotFillTakeNoMemory() {
        for kind in PNGKind.all {
            let file = claiming(width: 16384, height: 16384, colourType: kind.colourType, depth: kind.depth)
            #expect(throws: ImageDataError.self) { try PNG.decode(file) }
        }
    }

    private func claiming(width: Int, height: Int, colourType: Int = 6, depth: Int = 8) -> [UInt8] {
        let builder = PNGBuilder(
            width: width, height: height, depth: depth, colourType: colourType, samples: [])
        return PNGBuilder.file([("IHDR", builder.header), ("IDAT", zlibStored([0, 1, 2, 3, 4])), ("IEND", [])])
    }

    @Test func otherFormats() {
        #expect(throws: ImageDataError.unrecognized(expected: [.png], start: [])) { try PNG.decode([]) }
        #expect(throws: ImageDataError.unrecognized(expected: [.png], start: Array("GIF89a".utf8))) {
            try PNG.decode(Array("GIF89a".utf8))
        }
    }

    @Test(
        arguments: [
            ("no header", [("IDAT", zlibStored([0, 1])), ("IEND", [])]),
            ("header too short", [("IHDR", [0, 0, 0, 1]), ("IEND", [])]),
            ("no image data", [("IHDR", header(8, 0)), ("IEND", [])]),
            ("too few rows", [("IHDR", header(8, 0)), ("IDAT", zlibStored([0])), ("IEND", [])]),
            ("too many rows", [("IHDR", header(8, 0)), ("IDAT", zlibStored([0, 1, 0, 1, 0])), ("IEND", [])]),
            ("no palette", [("IHDR", header(8, 3)), ("IDAT", zlibStored([0, 0])), ("IEND", [])]),
            ("depth 3", [("IHDR", header(3, 0)), ("IDAT", zlibStored([0, 1])), ("IEND", [])]),
            ("16-bit palette", [("IHDR", header(16, 3)), ("IDAT", zlibStored([0, 1, 2])), ("IEND", [])]),
            ("colour type 5", [("IHDR", header(8, 5)), ("IDAT", zlibStored([0, 1])), ("IEND", [])]),
            (
                "interlace 2",
                [("IHDR", header(8, 0, interlace: 2)), ("IDAT", zlibStored([0, 1])), ("IEND", [])]
            ),
            ("filter 9", [("IHDR", header(8, 0)), ("IDAT", zlibStored([9, 1])), ("IEND", [])]),
            (
                "unknown critical chunk",
                [("IHDR", header(8, 0)), ("CgBI", []), ("IDAT", zlibStored([0, 1])), ("IEND", [])]
            ),
            (
                "two headers",
                [("IHDR", header(8, 0)), ("IHDR", header(8, 0)), ("IDAT", zlibStored([0, 1])), ("IEND", [])]
            ),
            (
                "more alphas than colours",
                [
                    ("IHDR", header(8, 3)), ("PLTE", [1, 2, 3]), ("tRNS", [1, 2]),
                    ("IDAT", zlibStored([0, 0])),
                    ("IEND", []),
                ]
            ),
        ] as [(String, [PNGBuilder.Chunk])])
    func nonsense(what: String, chunks: [PNGBuilder.Chunk]) {
        do {
            let bitmap = try PNG.decode(PNGBuilder.file(chunks))
            Issue.record("\(what) was decoded as \(bitmap.bytes)")
        } catch .undecodable(.png, let reason) {
            #expect(!reason.isEmpty)
        } catch {
            Issue.record("\(what) gave \(error)")
        }
    }

    /// Of one pixel.
    private static func header(_ depth: UInt8, _ colourType: UInt8, interlace: UInt8 = 0) -> [UInt8] {
        [0, 0, 0, 1, 0, 0, 0, 1, depth, colourType, 0, 0, interlace]
    }
}
