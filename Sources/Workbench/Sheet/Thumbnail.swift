import ShaderHost

/// How large a picture is shown: only by whole factors, so that no pixel is drawn differently from its
/// neighbours.
enum Zoom: Equatable {
    /// Each block of that many pixels across and down becomes one.
    case smaller(by: Int)
    /// Each pixel becomes such a block.
    case larger(by: Int)

    /// The largest zoom at which a picture is not above `edge` pixels in either direction.
    static func fitting(width: Int, height: Int, edge: Int) -> Zoom {
        let longest = max(width, height, 1)
        return longest > edge ? .smaller(by: (longest - 1) / edge + 1) : .larger(by: edge / longest)
    }
}

extension Bitmap {
    /// This picture, of format `.rgba8`, at another size.
    func zoomed(_ zoom: Zoom) throws(PixelError) -> Bitmap {
        switch zoom {
        case .larger(by: 1), .smaller(by: 1): self
        case .larger(let factor): try enlarged(factor)
        case .smaller(let factor): try shrunk(factor)
        }
    }

    private func enlarged(_ factor: Int) throws(PixelError) -> Bitmap {
        try made(width: width * factor, height: height * factor) { source, x, y in
            source.color(x / factor, y / factor)
        }
    }

    /// The mean of each block's pixels, rounded to nearest; premultiplied, so transparent pixels count for
    /// their transparency alone. Blocks at the right and lower edge may be smaller.
    private func shrunk(_ factor: Int) throws(PixelError) -> Bitmap {
        try made(width: (width - 1) / factor + 1, height: (height - 1) / factor + 1) { source, x, y in
            let columns = x * factor..<min((x + 1) * factor, width)
            let rows = y * factor..<min((y + 1) * factor, height)
            var sum = SIMD4<UInt32>()
            for y in rows {
                for x in columns { sum &+= SIMD4(truncatingIfNeeded: source.color(x, y)) }
            }
            let count = UInt32(columns.count * rows.count)
            return SIMD4(truncatingIfNeeded: (sum &+ count / 2) / count)
        }
    }

    private func made(
        width: Int, height: Int, _ color: (_ source: PixelView, _ x: Int, _ y: Int) -> PixelColor
    ) throws(PixelError) -> Bitmap {
        let colors = withPixels { source in
            (0..<height).flatMap { y in (0..<width).map { x in color(source, x, y) } }
        }
        return try Bitmap(width: width, height: height, colors: colors)
    }
}
