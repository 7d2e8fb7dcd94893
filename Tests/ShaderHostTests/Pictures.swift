import ShaderHost

extension Bitmap {
    /// Single-precision pixels, row by row.
    init(width: Int, floats: [Float]) throws {
        let bytes = floats.withUnsafeBytes { Array($0) }
        try self.init(width: width, height: floats.count / 4 / width, format: .rgba32Float, bytes: bytes)
    }

    /// The channels of a single-precision picture, row by row.
    var floats: [Float] { numbers(as: UInt32.self).map(Float.init(bitPattern:)) }

    /// The picture's bytes, taken together as numbers of a size.
    func numbers<Number: BitwiseCopyable>(as type: Number.Type) -> [Number] {
        bytes.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: MemoryLayout<Number>.size).map {
                bytes.loadUnaligned(fromByteOffset: $0, as: Number.self)
            }
        }
    }

    /// Pixels as arrays of channels.
    var pixels: [[UInt8]] {
        let bytes = bytes
        return stride(from: 0, to: bytes.count, by: format.bytesPerPixel).map {
            Array(bytes[$0..<$0 + format.bytesPerPixel])
        }
    }
}
