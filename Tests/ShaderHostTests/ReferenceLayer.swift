import ShaderHost

/// What C4 says, word for word and in Double: content with clear pixels actually put around it, and a position
/// clamped to the centres of the outermost ones.
struct ReferenceLayer {
    private var pixels: [[[Double]]]
    private let left: Int
    private let top: Int

    /// - Parameter offset: whole pixels.
    init(_ bitmap: Bitmap, offset: (width: Int, height: Int)) {
        let channels = bitmap.pixels.map { $0.map { Double($0) / 255 } }
        let clear = [Double](repeating: 0, count: 4)
        let width = bitmap.width + 2 * offset.width
        let above = Array(repeating: Array(repeating: clear, count: width), count: offset.height)
        let beside = Array(repeating: clear, count: offset.width)
        let rows = (0..<bitmap.height).map { row -> [[Double]] in
            beside + channels[row * bitmap.width..<(row + 1) * bitmap.width] + beside
        }
        pixels = above + rows + above
        (left, top) = offset
    }

    /// - Parameters: pixels from the content's top left corner; a pixel's centre ends in ½.
    func sample(x: Double, y: Double) -> [Double] {
        guard x.isFinite, y.isFinite else { return [0, 0, 0, 0] }
        let x = min(max(x - 0.5 + Double(left), 0), Double(pixels[0].count - 1))
        let y = min(max(y - 0.5 + Double(top), 0), Double(pixels.count - 1))
        let (column, row) = (Int(x), Int(y))
        let (right, below) = (min(column + 1, pixels[0].count - 1), min(row + 1, pixels.count - 1))
        return (0..<4).map { channel in
            let upper = mix(pixels[row][column][channel], pixels[row][right][channel], x - Double(column))
            let lower = mix(pixels[below][column][channel], pixels[below][right][channel], x - Double(column))
            return mix(upper, lower, y - Double(row))
        }
    }

    private func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a * (1 - t) + b * t }
}
