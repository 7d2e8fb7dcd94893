import ShaderKernels

/// A rectangle of whole pixels.
struct PixelFrame: Hashable {
    let columns: Range<Int>
    let rows: Range<Int>

    init(columns: Range<Int>, rows: Range<Int>) {
        self.columns = columns
        self.rows = rows
    }

    /// A rectangle in points, each edge to the nearest pixel: neighbours stay neighbours.
    ///
    /// - Parameter scale: pixels a point.
    init(_ rect: Rect, scale: Double) {
        self.init(rect) {
            ($0 * scale).rounded()
        } upper: {
            ($0 * scale).rounded()
        }
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
