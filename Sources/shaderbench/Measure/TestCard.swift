import ShaderHost

/// A picture to measure on: colour ramps under squares, so that it has smooth parts, edges and every value of a byte.
func testCard(_ size: PictureSize) throws -> Bitmap {
    var card = try Bitmap(width: size.width, height: size.height)
    try card.withMutablePixels { pixels in
        for y in 0..<size.height {
            let row = pixels.row(y)
            for x in 0..<size.width {
                let isLight = (x / 64 + y / 64) % 2 == 0
                let color = SIMD4<UInt8>(
                    UInt8(255 * x / size.width), UInt8(255 * y / size.height), isLight ? 224 : 32, 255)
                row.storeBytes(of: color, toByteOffset: 4 * x, as: SIMD4<UInt8>.self)
            }
        }
    }
    return card
}
