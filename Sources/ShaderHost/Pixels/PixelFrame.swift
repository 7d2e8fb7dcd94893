import ShaderKernels

/// A rectangle of whole pixels.
struct PixelFrame: Hashable {
    let columns: Range<Int>
    let rows: Range<Int>

    init(columns: Range<Int>, rows: Range<Int>) {
        self.columns = columns
        self.rows = rows
    }

    /// The part that is inside of another; empty where nothing is.
    func clamped(to other: PixelFrame) -> PixelFrame {
        PixelFrame(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
    }

    func moved(column: Int, row: Int) -> PixelFrame {
        PixelFrame(
            columns: columns.lowerBound + column..<columns.upperBound + column,
            rows: rows.lowerBound + row..<rows.upperBound + row)
    }

    /// A rectangle in points, each edge to the nearest pixel, halves to the right and down wherever they are: neighbours stay
    /// neighbours, and whole numbers of pixels stay as many.
    ///
    /// - Parameter scale: pixels a point.
    init(_ rect: Rect, scale: Double) {
        func nearest(_ place: Double) -> Double { (place * scale + 0.5).rounded(.down) }
        self.init(rect, lower: nearest, upper: nearest)
    }

    /// All pixels of which a rectangle in points has any part.
    init(covering rect: Rect, scale: Double) {
        self.init(rect) {
            ($0 * scale).rounded(.down)
        } upper: {
            ($0 * scale).rounded(.up)
        }
    }

    /// Edges further away than any picture is large are all the same. What has no place, being NaN, is all over.
    private init(_ rect: Rect, lower: (Double) -> Double, upper: (Double) -> Double) {
        let limit = 0x1p40
        func edges(_ low: Double, _ length: Double) -> Range<Int> {
            let first = max(lower(low), -limit)
            let end = min(upper(low + length), limit)
            let start = first.isNaN ? -limit : min(first, limit)
            return Int(start)..<Int(end.isNaN ? limit : max(end, start))
        }
        self.init(columns: edges(rect.x, rect.width), rows: edges(rect.y, rect.height))
    }
}
