/// A picture on which content lies, anywhere and not necessarily inside.
public struct Canvas: Hashable, Sendable {
    /// In pixels.
    public let width: Int
    public let height: Int
    /// Where the content's first pixel lies.
    public let column: Int
    public let row: Int

    /// - Parameters:
    ///   - width, height: in pixels; less than 0 counts as 0.
    ///   - column, row: where the content's first pixel lies. Places further away than any picture is large are all the same.
    public init(width: Int, height: Int, column: Int = 0, row: Int = 0) {
        let limit = 1 << 40
        self.width = max(width, 0)
        self.height = max(height, 0)
        self.column = min(max(column, -limit), limit)
        self.row = min(max(row, -limit), limit)
    }

    /// The content's own picture.
    @usableFromInline
    init(_ layout: PixelLayout) { self.init(width: layout.width, height: layout.height) }

    /// A part of what is in the content's plane.
    init(_ frame: PixelFrame) {
        self.init(
            width: frame.columns.count, height: frame.rows.count, column: -frame.columns.lowerBound,
            row: -frame.rows.lowerBound)
    }

    /// Where the content's origin lies, in points.
    func origin(scale: Double) -> (x: Double, y: Double) { (Double(column) / scale, Double(row) / scale) }

    /// This canvas for all of a picture on which the same content lies.
    func holding(_ picture: Canvas) -> Canvas {
        Canvas(width: width, height: height, column: column - picture.column, row: row - picture.row)
    }

    /// Whether any of a part of the content's plane is on it.
    func shows(_ frame: PixelFrame) -> Bool {
        let columns = frame.columns.lowerBound + column..<frame.columns.upperBound + column
        return !rows(of: frame).isEmpty && !columns.clamped(to: 0..<width).isEmpty
    }

    /// The rows in which a part of the content's plane lies.
    func rows(of frame: PixelFrame) -> Range<Int> {
        (frame.rows.lowerBound + row..<frame.rows.upperBound + row).clamped(to: 0..<height)
    }
}
