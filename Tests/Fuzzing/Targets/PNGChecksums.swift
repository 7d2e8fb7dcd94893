import PictureBuilders

/// The chunks' checksums of a PNG, which would refuse nearly everything that a fuzzer makes of one.
enum PNGChecksums {
    /// The same file with every checksum that its chunks' lengths leave room for set right.
    static func mended(_ file: [UInt8]) -> [UInt8] {
        guard file.starts(with: PNGBuilder.signature) else { return file }
        var mended = file
        var start = PNGBuilder.signature.count
        while start + 12 <= mended.count {
            let length = mended[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            let end = start + 8 + length
            guard end + 4 <= mended.count else { break }
            mended.replaceSubrange(end..<end + 4, with: bigEndian(Int(crc32(Array(mended[start + 4..<end])))))
            start = end + 4
        }
        return mended
    }
}
