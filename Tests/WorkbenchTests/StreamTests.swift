import Foundation
import ImageFiles
import ShaderHost
import ShaderKernels
import Testing

@testable import Workbench

/// Frames that go through pipes.
@Suite("Streams")
struct StreamTests {
    private let renderer = Renderer(threadCount: 1)
    private let size = PictureSize(width: 5, height: 3)

    /// What reads bytes as standard input does.
    private func source<Result>(
        of bytes: [UInt8], _ body: (ByteSource) throws -> Result
    ) throws -> Result {
        let folder = try TemporaryFolder()
        let path = folder.path("stream")
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        let file = try #require(FileHandle(forReadingAtPath: path))
        defer { try? file.close() }
        return try body(ByteSource(descriptor: file.fileDescriptor))
    }

    private func frames(_ format: StreamFormat, _ bytes: [UInt8]) throws -> [Bitmap] {
        try source(of: bytes) { source in
            let reader = try StreamReader(format, size: size, from: source, renderer: renderer)
            var frames: [Bitmap] = []
            var frame = try Bitmap(width: reader.size.width, height: reader.size.height)
            while try reader.read(into: &frame) { frames.append(frame) }
            return frames
        }
    }

    private func written(_ format: StreamFormat, _ pictures: [Bitmap]) throws -> [UInt8] {
        let recording = RecordingConsole()
        let writer = StreamWriter(
            format, rate: try FrameRate(30000, per: 1001), console: recording.console(), renderer: renderer)
        for var picture in pictures { try writer.write(&picture) }
        return recording.bytes
    }

    /// Straight alpha, row after row; what was written is read back to the bit.
    @Test func pixels() throws {
        let pictures = [try samplePicture(width: 5, height: 3), try Bitmap(width: 5, height: 3)]
        let bytes = try written(.rgba, pictures)
        #expect(bytes.count == 2 * 5 * 3 * 4)
        var straight = pictures[0]
        try straight.withMutablePixels { $0.unpremultiply() }
        #expect(Array(bytes.prefix(60)) == straight.bytes)
        #expect(try frames(.rgba, bytes) == pictures)
        #expect(throws: StreamError.cutOff(frame: 2)) { try frames(.rgba, bytes.dropLast()) }
        #expect(try frames(.rgba, []).isEmpty)
    }

    /// BT.709 at limited range: the numbers of its table, for the corners of the colour cube and a grey.
    @Test func lumaAndChroma() throws {
        let colors: [(Color, [UInt8])] = [
            (.black, [16, 128, 128]), (.white, [235, 128, 128]),
            (Color(red: 1, green: 0, blue: 0), [63, 102, 240]),
            (Color(red: 0, green: 1, blue: 0), [173, 42, 26]),
            (Color(red: 0, green: 0, blue: 1), [32, 240, 118]),
            (Color(white: 0.5), [126, 128, 128]),
        ]
        for (color, expected) in colors {
            let picture = try Bitmap(width: 5, height: 3).applying(color.drawing)
            let bytes = try written(.y4m, [picture])
            let header = "YUV4MPEG2 W5 H3 F30000:1001 Ip A1:1 C444 XYSCSS=444 XCOLORRANGE=LIMITED\nFRAME\n"
            #expect(String(decoding: bytes.prefix(header.utf8.count), as: UTF8.self) == header)
            let planes = Array(bytes.dropFirst(header.utf8.count))
            #expect(planes.count == 45)
            #expect([planes[0], planes[15], planes[30]] == expected, "\(color)")
            // Back within the step that a plane has: 255/219 of luma, and 1.86 times 255/224 of chroma.
            let back = try frames(.y4m, bytes)[0].pixels[0]
            for (value, original) in zip(back, picture.pixels[0]) {
                #expect(abs(Int(value) - Int(original)) <= 2, "\(color)")
            }
        }
    }

    @Test func aStreamSaysWhatItIs() throws {
        let bytes = Array("YUV4MPEG2 W5 H3 F24000:1001 Ip A4:3 C444\n".utf8)
        try source(of: bytes) { source in
            let reader = try StreamReader(.y4m, size: nil, from: source, renderer: renderer)
            #expect(try reader.rate == FrameRate(24000, per: 1001) && reader.aspect == "4:3")
        }
        for aspect in ["4", "a:b", "1:1:1"] {
            #expect(try Y4MHeader("YUV4MPEG2 W5 H3 A\(aspect)")?.aspect == "1:1")
        }
    }

    /// What is clear is black where there is no alpha.
    @Test func y4mKnowsNoAlpha() throws {
        let clear = try frames(.y4m, written(.y4m, [Bitmap(width: 5, height: 3)]))
        #expect(clear[0].pixels.allSatisfy { $0 == [0, 0, 0, 255] })
    }

    /// Chroma for blocks of pixels, of which some are cut off at the edges.
    @Test func chromaOfBlocks() throws {
        let luma = [UInt8](repeating: 126, count: 15)
        let header = { (chroma: String) in Array("YUV4MPEG2 W5 H3 F25:1 Ip C\(chroma)\nFRAME Ip\n".utf8) }
        let grey = try frames(.y4m, header("mono") + luma)[0]
        let small = [UInt8](repeating: 128, count: 6)
        #expect(try frames(.y4m, header("420jpeg") + luma + small + small)[0] == grey)
        #expect(try frames(.y4m, header("422") + luma + [UInt8](repeating: 128, count: 18))[0] == grey)
        // The last block of a row of three is one pixel wide, and the lower ones are one high.
        let tinted = try frames(.y4m, header("420") + luma + [128, 128, 128, 128, 128, 240] + small)[0].pixels
        #expect(tinted[14][2] > grey.pixels[14][2])
        #expect((0..<14).allSatisfy { tinted[$0] == grey.pixels[$0] })
    }

    @Test func headersThatAreWrong() throws {
        let wrong: [(String, StreamError)] = [
            ("", .noHeader), ("RIFF", .noHeader), ("YUV4MPEG W5 H3\n", .noHeader),
            ("YUV4MPEG2 W0 H3\n", .field(name: "size", value: "0x3", expected: "one of a picture")),
            (
                "YUV4MPEG2 W99999999999 H3\n",
                .field(name: "size", value: "99999999999x3", expected: "one of a picture")
            ),
            ("YUV4MPEG2\n", .field(name: "size", value: "x", expected: "one of a picture")),
            (
                "YUV4MPEG2 W5 H3 C420p10\n",
                .field(name: "chroma", value: "420p10", expected: "420, 422, 444 or mono, with 8 bits")
            ),
            ("YUV4MPEG2 W5 H3 It\n", .field(name: "interlacing", value: "t", expected: "p, whole frames")),
            ("YUV4MPEG2 W5 H3 C444\nFRAM\n", .noFrame(1)),
            ("YUV4MPEG2 W5 H3 C444\nFRAME\nabc", .cutOff(frame: 1)),
            (String(repeating: "x", count: 5000), .noHeader),
        ]
        for (text, error) in wrong {
            #expect(throws: error, "\(text.prefix(40))") { try frames(.y4m, Array(text.utf8)) }
        }
    }
}
