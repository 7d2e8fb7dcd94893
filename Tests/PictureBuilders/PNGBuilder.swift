/// Writes PNG files of every kind, sample for sample, without libpng. Nothing is compressed: the deflate stream
/// holds stored blocks only.
package struct PNGBuilder {
    package var width: Int
    package var height: Int
    package var depth: Int
    /// 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA.
    package var colourType: Int
    package var isInterlaced: Bool
    /// Row by row, the channels of a pixel side by side, each 0…2^depth − 1.
    package var samples: [Int]
    package var palette: [UInt8]?
    package var transparency: [UInt8]?
    /// Put between the header and the palette.
    package var moreChunks: [Chunk] = []

    package init(
        width: Int, height: Int, depth: Int = 8, colourType: Int = 0, isInterlaced: Bool = false,
        samples: [Int],
        palette: [UInt8]? = nil, transparency: [UInt8]? = nil
    ) {
        (self.width, self.height, self.depth, self.colourType) = (width, height, depth, colourType)
        (self.isInterlaced, self.samples) = (isInterlaced, samples)
        (self.palette, self.transparency) = (palette, transparency)
    }

    package typealias Chunk = (type: String, data: [UInt8])

    package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    package static func channels(ofColourType colourType: Int) -> Int {
        switch colourType {
        case 2: 3
        case 4: 2
        case 6: 4
        default: 1
        }
    }

    package func build() -> [UInt8] {
        var chunks: [Chunk] = [("IHDR", header)]
        chunks += moreChunks
        if let palette { chunks.append(("PLTE", palette)) }
        if let transparency { chunks.append(("tRNS", transparency)) }
        chunks.append(("IDAT", zlibStored(filteredRows)))
        chunks.append(("IEND", []))
        return Self.file(chunks)
    }

    package static func file(_ chunks: [Chunk]) -> [UInt8] {
        signature + chunks.flatMap(bytes(of:))
    }

    package static func bytes(of chunk: Chunk) -> [UInt8] {
        let body = Array(chunk.type.utf8) + chunk.data
        return bigEndian(chunk.data.count) + body + bigEndian(Int(crc32(body)))
    }

    package var header: [UInt8] {
        bigEndian(width) + bigEndian(height) + [UInt8(depth), UInt8(colourType), 0, 0, isInterlaced ? 1 : 0]
    }

    /// The rows of the picture, or of its seven interlaced reductions, each behind a filter byte.
    package var filteredRows: [UInt8] {
        guard isInterlaced else { return rows(columns: Array(0..<width), lines: Array(0..<height)) }
        let passes = [
            (0, 8, 0, 8), (4, 8, 0, 8), (0, 4, 4, 8), (2, 4, 0, 4), (0, 2, 2, 4), (1, 2, 0, 2), (0, 1, 1, 2),
        ]
        return passes.flatMap { column, columnStep, line, lineStep in
            rows(
                columns: Array(stride(from: column, to: width, by: columnStep)),
                lines: Array(stride(from: line, to: height, by: lineStep)))
        }
    }

    private func rows(columns: [Int], lines: [Int]) -> [UInt8] {
        let channels = Self.channels(ofColourType: colourType)
        var bytes: [UInt8] = []
        for y in lines where !columns.isEmpty {
            let row = columns.flatMap { x in samples.dropFirst((y * width + x) * channels).prefix(channels) }
            bytes.append(0)
            bytes += packed(row)
        }
        return bytes
    }

    /// Samples to bits, the first one in the highest bits.
    private func packed(_ samples: [Int]) -> [UInt8] {
        if depth == 16 { return samples.flatMap { bigEndian($0, count: 2) } }
        let perByte = 8 / depth
        return stride(from: 0, to: samples.count, by: perByte).map { start in
            (0..<perByte).reduce(0) { byte, index in
                let sample = start + index < samples.count ? samples[start + index] : 0
                return byte << UInt8(depth) | UInt8(sample)
            }
        }
    }
}

package func bigEndian(_ value: Int, count: Int = 4) -> [UInt8] {
    (1...count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - $0))) }
}

/// A zlib stream (RFC 1950) of stored deflate blocks (RFC 1951, 3.2.4).
package func zlibStored(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = data[...]
    repeat {
        let block = rest.prefix(65535)
        rest = rest.dropFirst(65535)
        let (low, high) = (UInt8(block.count & 255), UInt8(block.count >> 8))
        stream += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + block
    } while !rest.isEmpty
    let sums = data.reduce((a: 1, b: 0)) { sums, byte in
        let a = (sums.a + Int(byte)) % 65521
        return (a, (sums.b + a) % 65521)
    }
    return stream + bigEndian(sums.b << 16 | sums.a)
}

private let crcTable: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
}

package func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { crc, byte in crcTable[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ crc >> 8 }
}
