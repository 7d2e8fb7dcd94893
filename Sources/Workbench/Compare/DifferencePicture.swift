import ShaderHost

/// Where two pictures differ: the expected one, faint and without colour, and on it the one colour of all
/// pixels that count as different, also of those that only one of the two has.
enum DifferencePicture {
    static let mark = PixelColor(255, 0, 0, 255)

    /// - Throws: ``ImageDataError`` where two sizes together are more than a picture can have.
    static func draw(
        expected: Bitmap, actual: Bitmap, limits: Limits = Limits(), ignoring ignored: [Region] = []
    ) throws -> Bitmap {
        let size = try PictureSize(enclosing: [expected.size, actual.size])
        var picture = Canvas(width: size.width, height: size.height, color: mark)
        let common = min(expected.width, actual.width)
        expected.withPixels { expected in
            actual.withPixels { actual in
                for y in 0..<min(expected.layout.height, actual.layout.height) {
                    for x in 0..<common { picture[x, y] = faint(expected.color(x, y)) }
                    for x in ignored.columnsOutside(ofRow: y, width: common).joined()
                    where difference(expected.color(x, y), actual.color(x, y)) > limits.maxDelta {
                        picture[x, y] = mark
                    }
                }
            }
        }
        return try picture.bitmap()
    }

    /// A light gray, on white where the pixel is transparent: a third of what there is to be seen.
    private static func faint(_ pixel: PixelColor) -> PixelColor {
        let darkness = 255 - (Int(pixel.x) + Int(pixel.y) + Int(pixel.z)) / 3
        let shade = UInt8(255 - darkness * Int(pixel.w) / (3 * 255))
        return PixelColor(shade, shade, shade, 255)
    }
}
