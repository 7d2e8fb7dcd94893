import ShaderHost

/// A picture to measure on: colour ramps under squares, so that it has smooth parts, edges and every value of a
/// byte.
func testCard(_ size: PictureSize) throws(PixelError) -> Bitmap {
    let colors = (0..<size.height).flatMap { y in
        (0..<size.width).map { x in
            let isLight = (x / 64 + y / 64) % 2 == 0
            return PixelColor(
                UInt8(255 * x / size.width), UInt8(255 * y / size.height), isLight ? 224 : 32, 255)
        }
    }
    return try Bitmap(width: size.width, height: size.height, colors: colors)
}
