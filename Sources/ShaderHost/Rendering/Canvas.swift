import ShaderKernels

/// A picture on which content lies, anywhere and not necessarily inside.
public struct Canvas: Hashable, Sendable {
    /// In pixels.
    public let width: Int
    public let height: Int
    /// Where the content's first pixel lies.
    public let column: Int
    public let row: Int
    /// What lies further out does not come into anything that is seen on it, in the content's plane: as far around as the canvas
    /// is long. A blur may be of any radius, what is seen in perspective has no end, and several of them must not multiply.
    let horizon: PixelFrame

    /// - Parameters:
    ///   - width, height: in pixels; less than 0 counts as 0, and more than any picture has as 2⁴⁰.
    ///   - column, row: where the content's first pixel lies. Places further away than any picture is large are all the same.
    public init(width: Int, height: Int, column: Int = 0, row: Int = 0) {
        let limit = 1 << 40
        self.width = min(max(width, 0), limit)
        self.height = min(max(height, 0), limit)
        self.column = min(max(column, -limit), limit)
        self.row = min(max(row, -limit), limit)
        let margin = max(self.width, self.height)
        horizon = PixelFrame(
            columns: -self.column - margin..<self.width - self.column + margin,
            rows: -self.row - margin..<self.height - self.row + margin)
    }

    private init(_ frame: PixelFrame, horizon: PixelFrame) {
        (width, height) = (frame.columns.count, frame.rows.count)
        (column, row) = (-frame.columns.lowerBound, -frame.rows.lowerBound)
        self.horizon = horizon
    }

    /// The content's own picture.
    @usableFromInline
    init(_ layout: PixelLayout) { self.init(width: layout.width, height: layout.height) }

    /// The same content's canvas for a step before this one's: as much of a part of the content's plane as may come to be seen.
    func before(_ frame: PixelFrame) -> Canvas { Canvas(frame.clamped(to: horizon), horizon: horizon) }

    /// Whether it is the content's own picture.
    @usableFromInline
    func isOnly(_ layout: PixelLayout) -> Bool {
        (width, height, column, row) == (layout.width, layout.height, 0, 0)
    }

    /// Where it lies in the content's plane, in points, with a number of pixels around it.
    func rect(scale: Double, around margin: Double) -> Rect {
        Rect(
            x: -Double(column) / scale, y: -Double(row) / scale, width: Double(width) / scale,
            height: Double(height) / scale
        ).insetBy(dx: -margin / scale, dy: -margin / scale)
    }

    /// Where the content's origin lies, in points.
    func origin(scale: Double) -> (x: Double, y: Double) { (Double(column) / scale, Double(row) / scale) }

    /// This canvas for all of a picture on which the same content lies.
    func holding(_ picture: Canvas) -> Canvas {
        let place = PixelFrame(columns: -column..<width - column, rows: -row..<height - row)
        return Canvas(
            place.moved(column: picture.column, row: picture.row),
            horizon: horizon.moved(column: picture.column, row: picture.row))
    }

    /// Where it lies in the content's plane, and a number of pixels around it.
    func frame(around margin: Double) -> PixelFrame {
        let margin = Int(min(max(margin.rounded(.up), 0), 0x1p40))
        return PixelFrame(
            columns: -column - margin..<width - column + margin, rows: -row - margin..<height - row + margin)
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
