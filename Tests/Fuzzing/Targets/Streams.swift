import Foundation
import ShaderHost
import Workbench

extension FuzzTarget {
    /// Frames of a stranger, through a pipe. What is read is the same after it was written and read again: to the byte as bare
    /// pixels, and within the rounding of luma and chroma as Y4M.
    static let streams = FuzzTarget(
        name: "streams", maximumLength: 4000,
        check: { bytes in
            var reader = ByteReader(bytes)
            let format = reader.flag() ? StreamFormat.y4m : .rgba
            let size = PictureSize(width: reader.number(in: 1...16), height: reader.number(in: 1...16))
            guard let film = try Film(format, size: size, bytes: Array(bytes.dropFirst(5))) else { return }
            let again = try Film(format, size: film.size, bytes: film.written())
            guard let again else { throw Finding("what was written is refused") }
            try Finding.unless(again.frames.count == film.frames.count, "\(again.frames.count) frames")
            try Finding.unless(again.size == film.size && again.aspect == film.aspect, "another header")
            for (frame, other) in zip(film.frames, again.frames) {
                let distance = zip(frame.bytes, other.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
                try Finding.unless(distance <= film.tolerance, "a channel is off by \(distance)")
            }
        },
        seeds: streamSeeds,
        words: [
            "YUV4MPEG2 ", " W", " H", " F30:1", " Ip", " A1:1", " C420jpeg", " C422", " C444", " Cmono",
            "FRAME",
        ])

    @Sendable
    private static func streamSeeds() throws -> [String: [UInt8]] {
        let samples = (0..<400).map { UInt8($0 * 2 % 256) }
        var seeds: [String: [UInt8]] = [:]
        for (chroma, count) in [("420jpeg", 6), ("420", 6), ("422", 8), ("444", 12), ("mono", 4)] {
            let header = Array("YUV4MPEG2 W2 H2 F30000:1001 Ip A4:3 C\(chroma)\n".utf8)
            // As much behind the second frame as makes one of another size, too: a fuzzer would have to change both at once.
            let first = Array("FRAME\n".utf8) + samples.prefix(count)
            let second = Array("FRAME Ip\n".utf8) + samples
            seeds["\(chroma).y4m"] = [[1, 0, 0, 0, 0], header, first, second].flatMap(\.self)
        }
        seeds["cut-off.y4m"] = [1, 0, 0, 0, 0] + Array("YUV4MPEG2 W3 H5\nFRAME\n".utf8) + samples.prefix(5)
        seeds["without-frames.y4m"] = [1, 0, 0, 0, 0] + Array("YUV4MPEG2 W3 H5 F0:0 A0:0 I?\n".utf8)
        seeds["interlaced.y4m"] = [1, 0, 0, 0, 0] + Array("YUV4MPEG2 W3 H5 It\n".utf8)
        for size in [0, 1, 3] as [UInt8] {
            seeds["\(size + 1)x2.rgba"] = [0, size, 0, 1, 0] + samples
        }
        return seeds
    }
}

/// All frames of a stream, and what it says of them.
private struct Film {
    let format: StreamFormat
    let size: PictureSize
    let rate: FrameRate
    let aspect: String
    let frames: [Bitmap]

    /// Nil where the header is refused, or claims many pixels, and where there is no frame.
    init?(_ format: StreamFormat, size: PictureSize, bytes: [UInt8]) throws {
        let pipe = Pipe()
        defer { try? pipe.fileHandleForReading.close() }
        // A pipe holds 64 KiB on Linux, and nobody reads yet.
        try pipe.fileHandleForWriting.write(contentsOf: bytes.prefix(60_000))
        try pipe.fileHandleForWriting.close()
        if format == .y4m, Self.claimsMuch(bytes) { return nil }
        self.format = format
        do {
            let source = ByteSource(descriptor: pipe.fileHandleForReading.fileDescriptor)
            let reader = try StreamReader(format, size: size, from: source, renderer: Self.renderer)
            (self.size, aspect) = (reader.size, reader.aspect)
            rate = try reader.rate ?? FrameRate(30)
            frames = try Self.frames(of: reader)
        } catch let error as StreamError {
            try Finding.unless(!"\(error)".contains(where: \.isNewline), "a line break in \(error)")
            return nil
        }
        if frames.isEmpty { return nil }
    }

    /// Those before the first that is refused.
    private static func frames(of reader: StreamReader) throws -> [Bitmap] {
        var frames: [Bitmap] = []
        var frame = try Bitmap(width: reader.size.width, height: reader.size.height)
        do {
            while try reader.read(into: &frame) { frames.append(frame) }
        } catch let error as StreamError {
            try Finding.unless(!"\(error)".contains(where: \.isNewline), "a line break in \(error)")
        }
        return frames
    }

    /// A claim takes as much memory as the largest picture, which is allowed, and takes time.
    private static func claimsMuch(_ bytes: [UInt8]) -> Bool {
        let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        func side(_ letter: Character) -> Int {
            line.split(separator: " ").dropFirst().first { $0.first == letter }.flatMap { Int($0.dropFirst()) }
                ?? 0
        }
        return side("W").multipliedReportingOverflow(by: side("H")).partialValue > 65536
            || side("W") > 65536 || side("H") > 65536
    }

    func written() throws -> [UInt8] {
        let recording = RecordingConsole()
        let writer = StreamWriter(
            format, rate: rate, aspect: aspect, console: recording.console, renderer: Self.renderer)
        for var frame in frames { try writer.write(&frame) }
        return recording.data
    }

    /// Half a step of luma, 255/219, half one of the chroma of blue, 1.8556·255/224, and half one of the pixels themselves, are
    /// 2.14 together.
    var tolerance: Int { format == .rgba ? 0 : 2 }

    private static let renderer = Renderer(threadCount: 1)
}
