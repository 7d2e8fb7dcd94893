import ShaderHost

/// Numbers without a pattern, and the same ones on every run.
struct Noise: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64 = 1) { state = seed }

    mutating func next() -> UInt64 {  // SplitMix64
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }
}

extension Bitmap {
    /// Any bytes at all. In the float formats there are NaNs, infinities and subnormal numbers among them.
    static func anyBytes(
        width: Int, height: Int, format: PixelFormat = .rgba8, seed: UInt64 = 1
    ) throws -> Bitmap {
        var noise = Noise(seed: seed)
        let count = width * height * format.bytesPerPixel
        return try Bitmap(
            width: width, height: height, format: format,
            bytes: (0..<count).map { _ in UInt8.random(in: 0...255, using: &noise) })
    }

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
