/// Half a cell of a mesh, made ready to be drawn row by row.
///
/// A pixel belongs to it whose centre is inside, on an upper or on a left side. The sides are cut by rows, not the centres
/// tested: two triangles that share a side work out the same column from the same two corners, so that they leave neither
/// hole nor overlap, whatever is lost to rounding.
@usableFromInline
struct MeshTriangle: Sendable {
    /// One corner: where it is on the picture, in pixels, and on the patch.
    struct Corner {
        let position: SIMD2<Double>
        let u, v: Double

        /// Of a number that is not finite not even the difference from itself is 0.
        var isFinite: Bool { position - position == .zero }
    }

    /// The rows whose centres it covers, within the picture.
    @usableFromInline let rows: Range<Int32>
    /// The first row that the lower of the two shorter sides is met in.
    let middle: Int32
    let long, upper, lower: Side
    @usableFromInline let patch: Int32
    @usableFromInline let u, v: Coordinate

    /// Nil where there is nothing to draw: off the rows, or with a corner that is nowhere.
    init?(_ corners: (Corner, Corner, Corner), patch: Int, pictureHeight: Int) {
        var (a, b, c) = corners
        if Side.isAbove(b.position, a.position) { swap(&a, &b) }
        if Side.isAbove(c.position, b.position) { swap(&b, &c) }
        if Side.isAbove(b.position, a.position) { swap(&a, &b) }
        guard a.isFinite, b.isFinite, c.isFinite else { return nil }
        let first = firstPixel(at: a.position.y, of: pictureHeight)
        let end = firstPixel(at: c.position.y, of: pictureHeight)
        guard first < end else { return nil }
        rows = first..<end
        middle = firstPixel(at: b.position.y, of: pictureHeight)
        long = Side(from: a.position, to: c.position)
        upper = Side(from: a.position, to: b.position)
        lower = Side(from: b.position, to: c.position)
        self.patch = Int32(patch)
        u = Coordinate(at: a.position, b.position, c.position, values: a.u, b.u, c.u)
        v = Coordinate(at: a.position, b.position, c.position, values: a.v, b.v, c.v)
    }

    /// The columns that it covers in one of its rows.
    func columns(row: Int32, of pictureWidth: Int) -> Range<Int32> {
        let y = Double(row) + 0.5
        let first = firstPixel(at: long.x(y: y), of: pictureWidth)
        let second = firstPixel(at: (row < middle ? upper : lower).x(y: y), of: pictureWidth)
        return min(first, second)..<max(first, second)
    }

    /// A side, from its upper end.
    struct Side {
        private let start: SIMD2<Double>
        private let slope: Double

        init(from start: SIMD2<Double>, to end: SIMD2<Double>) {
            self.start = start
            slope = (end.x - start.x) / (end.y - start.y)
        }

        /// Where rows meet it; asked only between its ends.
        func x(y: Double) -> Double { start.x + (y - start.y) * slope }

        /// The order of corners, by which a side is the same one from both sides.
        static func isAbove(_ left: SIMD2<Double>, _ right: SIMD2<Double>) -> Bool {
            left.y != right.y ? left.y < right.y : left.x < right.x
        }
    }
}

/// The first of `count` pixels whose centre is at `edge` or beyond it: ⌈edge − ½⌉ within 0…count; 0 for NaN.
private func firstPixel(at edge: Double, of count: Int) -> Int32 {
    let offset = edge - 0.5
    guard offset > 0 else { return 0 }
    guard offset < Double(count) else { return Int32(count) }
    let below = Int32(offset)
    return Double(below) < offset ? below + 1 : below
}
