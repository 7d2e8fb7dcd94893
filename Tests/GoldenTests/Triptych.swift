import ShaderHost

/// What a failure leaves to look at: expected, actual and difference, side by side.
enum Triptych {
    private static let gap = 4

    static func draw(expected: Bitmap, actual: Bitmap) throws -> Bitmap {
        let width = max(expected.width, actual.width)
        let height = max(expected.height, actual.height)
        var picture = try Bitmap(width: 3 * width + 2 * gap, height: height)
        try picture.paste(expected, x: 0, y: 0)
        try picture.paste(actual, x: width + gap, y: 0)
        try picture.paste(difference(expected, actual, width, height), x: 2 * (width + gap), y: 0)
        return picture
    }

    /// Equal pixels are a dark shade of the expected picture. All others are red at least, and brighter the
    /// more they differ, with the smallest differences spread the most: one code value must be seen. Pixels
    /// that only one picture has are white.
    private static func difference(_ expected: Bitmap, _ actual: Bitmap, _ width: Int, _ height: Int) throws
        -> Bitmap
    {
        let bytes = (0..<height).flatMap { y in
            (0..<width).flatMap { x -> [UInt8] in
                guard let left = expected.pixel(x, y), let right = actual.pixel(x, y) else {
                    return [255, 255, 255, 255]
                }
                let delta = zip(left, right).map { abs(Int($0) - Int($1)) }.max() ?? 0
                if delta == 0 {
                    let shade = UInt8((Int(left[0]) + Int(left[1]) + Int(left[2])) / 12)
                    return [shade, shade, shade, 255]
                }
                return [255, UInt8(min((delta - 1) * 16, 255)), 0, 255]
            }
        }
        return try Bitmap(width: width, height: height, bytes: bytes)
    }
}

extension Bitmap {
    /// A pixel's bytes; nil outside.
    func pixel(_ x: Int, _ y: Int) -> [UInt8]? {
        guard x < width, y < height else { return nil }
        let size = format.bytesPerPixel
        return withPixels { Array($0.row(y)[x * size..<(x + 1) * size]) }
    }
}
