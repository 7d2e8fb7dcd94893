import ShaderHost

/// An opaque picture of one grey.
func gray(_ level: UInt8, width: Int = 4, height: Int = 4) throws -> Bitmap {
    try Bitmap(
        width: width, height: height,
        bytes: (0..<width * height).flatMap { _ in [level, level, level, 255] })
}

extension Bitmap {
    func pixel(_ column: Int, _ row: Int) -> [UInt8] {
        let start = (row * width + column) * 4
        return Array(bytes[start..<start + 4])
    }
}
