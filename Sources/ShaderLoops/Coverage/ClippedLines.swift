/// The lines of closed shapes, of which only that is kept which shows in a picture.
///
/// What lies above, below or to the right of the picture changes no pixel. What lies to the left changes all of a
/// row by how far it comes down in that row, wherever it does so: one number a row.
package struct ClippedLines {
    let width: Int
    let height: Int
    private(set) var lines: [OutlineLine] = []
    /// For each row, how far the outline comes down to the left of the picture, in units of `Subpixel`.
    private(set) var left: [Int64]

    package init(width: Int, height: Int) {
        self.width = max(width, 0)
        self.height = max(height, 0)
        left = [Int64](repeating: 0, count: self.height)
    }

    /// Adds a line, in pixels. One with a number that is not finite is left out.
    package mutating func add(from start: SIMD2<Double>, to end: SIMD2<Double>) {
        guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite, start.y != end.y, width > 0
        else { return }
        // From the top down, so that lines that run against each other are cut at the same points.
        let line = start.y < end.y ? Cut(top: start, bottom: end) : Cut(top: end, bottom: start)
        let direction: Int64 = start.y < end.y ? 1 : -1
        let (outside, rest) = line.limited(toRows: Double(height))?.split(at: 0) ?? (nil, nil)
        if let outside {
            addLeft(from: Subpixel.nearest(outside.top.y), to: Subpixel.nearest(outside.bottom.y), direction)
        }
        guard let inside = rest?.split(at: Double(width)).left else { return }
        if let line = OutlineLine(
            from: (Subpixel.nearest(inside.top.x), Subpixel.nearest(inside.top.y)),
            to: (Subpixel.nearest(inside.bottom.x), Subpixel.nearest(inside.bottom.y)), direction: direction)
        {
            lines.append(line)
        }
    }

    private mutating func addLeft(from top: Int64, to bottom: Int64, _ direction: Int64) {
        var y = top
        while y < bottom {
            let row = y >> Subpixel.bits
            let next = min((row + 1) << Subpixel.bits, bottom)
            left[Int(row)] &+= direction * (next - y)
            y = next
        }
    }
}

/// A line on its way into a picture.
private struct Cut {
    let top, bottom: SIMD2<Double>

    /// Without what is above or below; nil where nothing is left.
    func limited(toRows height: Double) -> Cut? {
        guard top.y < height, bottom.y > 0 else { return nil }
        func point(y: Double) -> SIMD2<Double> {
            let x = top.x + (y - top.y) * ((bottom.x - top.x) / (bottom.y - top.y))
            return SIMD2(max(min(top.x, bottom.x), min(x, max(top.x, bottom.x))), y)
        }
        return Cut(top: top.y < 0 ? point(y: 0) : top, bottom: bottom.y > height ? point(y: height) : bottom)
    }

    /// What is to the left of a column, or on it all the way, and what is to the right.
    func split(at x: Double) -> (left: Cut?, right: Cut?) {
        if max(top.x, bottom.x) <= x { return (self, nil) }
        if min(top.x, bottom.x) >= x { return (nil, self) }
        let y = top.y + (bottom.y - top.y) * ((x - top.x) / (bottom.x - top.x))
        let crossing = SIMD2(x, max(top.y, min(y, bottom.y)))
        let (upper, lower) = (Cut(top: top, bottom: crossing), Cut(top: crossing, bottom: bottom))
        return top.x < x ? (upper, lower) : (lower, upper)
    }
}
