/// A PNG file reduced to the chunks that decide its samples: the critical ones and `tRNS`.
///
/// libpng gets only these. A broken profile or note, about which it would warn, then spoils no picture whose
/// samples are whole, and compressed texts, a favourite way to make a decoder inflate gigabytes, are never
/// looked at.
struct PNGChunks {
    let width: Int
    let height: Int
    /// A complete PNG file.
    let bytes: [UInt8]

    /// - Throws: ``ImageDataError`` for a wrong signature, chunks that do not fit the file, a header with a
    ///   size out of range, and less image data than could possibly make up that size.
    init(of file: [UInt8]) throws(ImageDataError) {
        let signature = ImageFormat.png.signature
        guard file.starts(with: signature) else {
            throw .unrecognized(expected: [.png], start: Array(file.prefix(8)))
        }
        var rest = file.dropFirst(signature.count)
        var chunk = try Chunk(atStartOf: rest)
        let header = try Header(chunk)
        var kept = signature
        var imageDataCount = 0
        while true {
            if chunk.type == "IDAT" { imageDataCount += chunk.data.count }
            if chunk.isCritical || chunk.type == "tRNS" { kept += chunk.bytes }
            if chunk.type == "IEND" { break }
            rest = rest.dropFirst(chunk.bytes.count)
            chunk = try Chunk(atStartOf: rest)
        }
        guard header.minimumDataCount <= imageDataCount * Self.maximumCompression else {
            throw .undecodable(.png, reason: "\(imageDataCount) bytes of image data are too few for its size")
        }
        width = header.width
        height = header.height
        bytes = kept
    }

    /// Deflate's best: 258 bytes for one bit of length and one bit of distance.
    private static let maximumCompression = 1032
}

/// Length, type, data and checksum, which is left to libpng.
private struct Chunk {
    let bytes: ArraySlice<UInt8>

    init(atStartOf rest: ArraySlice<UInt8>) throws(ImageDataError) {
        guard rest.count >= 12, rest.count - 12 >= Int(bigEndian: rest.prefix(4)) else {
            throw .undecodable(.png, reason: "the file is cut short")
        }
        bytes = rest.prefix(12 + Int(bigEndian: rest.prefix(4)))
    }

    var type: String { String(decoding: bytes.dropFirst(4).prefix(4), as: UTF8.self) }
    var data: ArraySlice<UInt8> { bytes.dropFirst(8).dropLast(4) }

    /// A small first letter says that a decoder may ignore the chunk.
    var isCritical: Bool { bytes[bytes.startIndex + 4] & 0x20 == 0 }
}

/// What an `IHDR` chunk claims. Only the size is judged here; the rest is left to libpng.
private struct Header {
    let width: Int
    let height: Int
    private let bitsPerPixel: Int

    init(_ chunk: Chunk) throws(ImageDataError) {
        let data = Array(chunk.data)
        guard chunk.type == "IHDR", data.count == 13 else {
            throw .undecodable(.png, reason: "the first chunk is not a header")
        }
        width = Int(bigEndian: data[0..<4])
        height = Int(bigEndian: data[4..<8])
        let channelsByColourType: [UInt8: Int] = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
        bitsPerPixel = Int(data[8]) * (channelsByColourType[data[9]] ?? 0)
        try ImageSize.check(width: width, height: height)
    }

    /// No more bytes than the image data inflates to: what pads and precedes each row is left out.
    var minimumDataCount: Int { width * height / 8 * bitsPerPixel }
}

extension Int {
    fileprivate init(bigEndian bytes: ArraySlice<UInt8>) {
        self = bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
