/// A straight line from the top down, on the grid of `Subpixel`.
struct OutlineLine: Sendable {
    let top: Int64, bottom: Int64
    let xAtTop: Int64, xAtBottom: Int64
    /// Columns a row, either way.
    let slope: Double
    /// 1 where the outline comes down along it, −1 where it goes up.
    let direction: Int64

    /// Nil for a line that is level.
    init?(from start: (x: Int64, y: Int64), to end: (x: Int64, y: Int64), direction: Int64) {
        guard start.y < end.y else { return nil }
        (xAtTop, top, xAtBottom, bottom) = (start.x, start.y, end.x, end.y)
        slope = Double((end.x - start.x).magnitude) / Double(end.y - start.y)
        self.direction = direction
    }

    /// Where it crosses a height, measured from its top whichever way it leans: so the same line in a mirror
    /// crosses there at the mirrored place, but for ties.
    func x(at y: Int64) -> Int64 {
        if y <= top { return xAtTop }
        if y >= bottom { return xAtBottom }
        let distance = Subpixel.rounded(Double(y - top) * slope)
        return xAtTop < xAtBottom ? min(xAtTop + distance, xAtBottom) : max(xAtTop - distance, xAtBottom)
    }

    /// The rows that it touches.
    var rows: ClosedRange<Int> { Int(top >> Subpixel.bits)...Int((bottom - 1) >> Subpixel.bits) }
}
