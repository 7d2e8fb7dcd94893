package import ShaderHost

extension Bitmap {
    /// Any bytes at all. In the float formats there are NaNs, infinities and subnormal numbers among them.
    package static func anyBytes(
        width: Int, height: Int, format: PixelFormat = .rgba8, seed: UInt64 = 1
    ) throws -> Bitmap {
        var noise = Noise(seed: seed)
        let count = width * height * format.bytesPerPixel
        return try Bitmap(
            width: width, height: height, format: format,
            bytes: (0..<count).map { _ in UInt8.random(in: 0...255, using: &noise) })
    }
}
