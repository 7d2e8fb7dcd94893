import ShaderHost

/// A pixel of format `.rgba8`: red, green, blue and alpha, premultiplied.
typealias PixelColor = SIMD4<UInt8>

extension Bitmap {
    /// A picture of format `.rgba8` from its pixels, row by row.
    init(width: Int, height: Int, colors: [PixelColor]) throws(PixelError) {
        self = try colors.withUnsafeBufferPointer { colors throws(PixelError) in
            try Bitmap(width: width, height: height, bytes: UnsafeRawBufferPointer(colors))
        }
    }
}

extension PixelView {
    /// The pixel in a column and row, of a picture of format `.rgba8`.
    func color(_ x: Int, _ y: Int) -> PixelColor {
        row(y).loadUnaligned(fromByteOffset: 4 * x, as: PixelColor.self)
    }
}
