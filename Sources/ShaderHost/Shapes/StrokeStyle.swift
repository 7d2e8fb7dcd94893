/// How a path is stroked: what a pen that follows it leaves behind.
public struct StrokeStyle: Hashable, Sendable {
    /// In points; nothing is stroked where it is not above 0.
    public var lineWidth: Double
    public var lineCap: LineCap
    public var lineJoin: LineJoin
    /// How far a miter may reach, in line widths from the inner to the outer corner; sharper joins are bevels. A
    /// line that turns by θ reaches 1/cos(θ/2).
    public var miterLimit: Double
    /// The lengths of dashes and gaps in turn, in points, over and over again. Empty, or not all finite and at
    /// least 0, or 0 altogether, is an unbroken line; and so is what would come to more than 2¹⁶ dashes for a
    /// subpath.
    public var dash: [Double]
    /// How far into the dashes every subpath begins, in points.
    public var dashPhase: Double

    public init(
        lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: Double = 10,
        dash: [Double] = [], dashPhase: Double = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// What a stroke looks like at its ends.
public enum LineCap: Hashable, Sendable, CaseIterable {
    /// Ends where the path does.
    case butt
    /// Half a circle around the path's end.
    case round
    /// Half a square around the path's end.
    case square
}

/// What a stroke looks like at its corners.
public enum LineJoin: Hashable, Sendable, CaseIterable {
    /// Both edges, drawn on to where they meet.
    case miter
    /// A circle around the corner.
    case round
    /// The corner cut off.
    case bevel
}
