/// A PNG file reduced to the chunks that decide its samples: the critical ones and `tRNS`.
///
/// libpng gets only these, for three reasons. Colour chunks then cannot change samples (see ``PNG``); left to itself it
/// would convert them with `pow` tables, and differently by the order in which `gAMA` and `iCCP` come. Compressed texts
/// and profiles, a favourite way to make a decoder inflate gigabytes, are never looked at. And walking the chunks
/// shows a file that is cut short behind its image data, which libpng does not miss.
struct PNGChunks {
    let width: Int
    let height: Int
    /// A complete PNG file.
    let bytes: [UInt8]

    /// - Throws: ``ImageDataError`` for a wrong signature, chunks that do not fit the file, a header with a size out of
    ///   range, and less image data than could possibly make up that size.
    init(of file: [UInt8]) throws(ImageDataError) {
        let signature = ImageFormat.png.signature
        guard file.starts(with: signature) else {
            throw .unrecognized(expected: [.png], start: Array(file.prefix(8)))
        }
        var kept = signature
        var header: Header?
        var imageDataCount = 0
        var rest = file.dropFirst(signature.count)
        var type: ChunkType
        repeat {
            let chunk = try Self.chunk(at: rest)
            type = ChunkType(chunk[chunk.startIndex + 4..<chunk.startIndex + 8])
            let data = chunk.dropFirst(8).dropLast(4)
            if header == nil {
                guard type == .header, data.count == 13 else {
                    throw .undecodable(.png, reason: "the first chunk is not a header")
                }
                header = Header(data)
            }
            if type == .imageData { imageDataCount += data.count }
            if type.isCritical || type == .transparency { kept.append(contentsOf: chunk) }
            rest = rest.dropFirst(chunk.count)
        } while type != .end
        guard let header else { throw .undecodable(.png, reason: "there is no header") }
        try ImageSize.check(width: header.width, height: header.height)
        guard header.minimumByteCount <= imageDataCount * Self.maximumCompression else {
            throw .undecodable(.png, reason: "\(imageDataCount) bytes of image data are too few for its size")
        }
        width = header.width
        height = header.height
        bytes = kept
    }

    /// Deflate's best: 258 bytes for one bit of length and one bit of distance.
    private static let maximumCompression = 1032

    /// The chunk that `rest` starts with: length, type, data, checksum.
    private static func chunk(at rest: ArraySlice<UInt8>) throws(ImageDataError) -> ArraySlice<UInt8> {
        let chunk = rest.prefix(12)
        let count = chunk.count == 12 ? 12 + Int(bigEndian: chunk.prefix(4)) : 12
        guard rest.count >= count else { throw .undecodable(.png, reason: "the file is cut short") }
        return rest.prefix(count)
    }
}

/// The four letters of a chunk. The case of the first one says whether a decoder may ignore the chunk.
private struct ChunkType: Equatable {
    let code: Int

    static let header = ChunkType(Array("IHDR".utf8)[...])
    static let imageData = ChunkType(Array("IDAT".utf8)[...])
    static let transparency = ChunkType(Array("tRNS".utf8)[...])
    static let end = ChunkType(Array("IEND".utf8)[...])

    init(_ letters: ArraySlice<UInt8>) { code = Int(bigEndian: letters) }

    var isCritical: Bool { code & 0x2000_0000 == 0 }
}

/// What an `IHDR` chunk claims. Only sizes are looked at here; the rest is for libpng to judge.
private struct Header {
    let width: Int
    let height: Int
    private let bitsPerPixel: Int

    init(_ data: ArraySlice<UInt8>) {
        let data = Array(data)
        width = Int(bigEndian: data[0..<4])
        height = Int(bigEndian: data[4..<8])
        let channelsByColourType = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
        bitsPerPixel = Int(data[8]) * (channelsByColourType[Int(data[9])] ?? 0)
    }

    /// Less than what the image data of any such picture inflates to: row padding and filter bytes are left out.
    var minimumByteCount: Int { width * height / 8 * bitsPerPixel }
}

extension Int {
    fileprivate init(bigEndian bytes: ArraySlice<UInt8>) {
        self = bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
