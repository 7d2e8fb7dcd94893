/// Draws the outline of a stroke, of which the nonzero rule makes the area.
///
/// An outline goes along one side of the subpath, around its end, and back along the other side. Every part of it
/// runs to the right around the area that it adds: along a segment that is the area between the segment and its
/// side, at a corner the wedge outside, and on the inside nothing, by way of the corner itself. So nothing is ever
/// taken away, and where parts of a stroke lie over each other it has no holes.
struct Stroker {
    let style: StrokeStyle
    private(set) var path = Path()
    private let radius: Double
    /// Where the subpath, not its side, has come to, and is heading.
    private var pen = Pen(point: SIMD2(0, 0), direction: SIMD2(1, 0))
    /// Areas that are added at the end of an outline.
    private var folds: [[Segment]] = []

    private struct Pen {
        var point: SIMD2<Double>
        var direction: SIMD2<Double>
    }

    init(_ style: StrokeStyle) {
        self.style = style
        radius = style.lineWidth / 2
    }

    mutating func stroke(_ subpath: Subpath) {
        let segments = subpath.segments.filter { $0.startDirection != nil }
        guard let first = segments.first, let last = segments.last else {
            // A dot heads to the right.
            guard let point = subpath.segments.first?.start else { return }
            return strokeDot(at: point)
        }
        let back = segments.reversed().map(\.reversed)
        if subpath.isClosed {
            addLoop(segments)
            addLoop(back)
        } else {
            begin(first)
            addSide(segments)
            addCap(at: last.end)
            addSide(back)
            addCap(at: first.start)
            path.closeSubpath()
        }
        for fold in folds { path.addSubpath(fold, isClosed: true) }
        folds = []
    }

    private mutating func strokeDot(at point: SIMD2<Double>) {
        guard style.lineCap != .butt else { return }
        pen = Pen(point: point, direction: SIMD2(1, 0))
        path.move(to: side)
        addCap(at: point)
        addCap(at: point)
        path.closeSubpath()
    }

    private mutating func addLoop(_ segments: [Segment]) {
        begin(segments[0])
        let first = pen
        addSide(segments)
        turn(to: first.direction, join: style.lineJoin)
        path.closeSubpath()
    }

    private mutating func begin(_ segment: Segment) {
        pen = Pen(point: segment.start, direction: segment.startDirection ?? pen.direction)
        path.move(to: side)
    }

    private mutating func addSide(_ segments: [Segment]) {
        for segment in segments { addSide(of: segment, join: style.lineJoin, depth: 12) }
    }

    /// Half a line width to the left of the pen.
    private var side: SIMD2<Double> { pen.point + radius * pen.direction.turnedLeft }

    /// Draws the left side of a segment, in pieces that are bent little enough.
    ///
    /// A cusp is bent however small its pieces are. After 2¹² of them, the last one is a line with round joins, as
    /// a round pen would have it.
    private mutating func addSide(of segment: Segment, join: LineJoin, depth: Int) {
        guard let start = segment.startDirection, let end = segment.endDirection else { return }
        if let offset = segment.offset(by: radius) {
            turn(to: start, join: join)
            if (offset.end - offset.start).dot(segment.end - segment.start) < 0 {
                addFold(offset, from: segment.start, direction: start, to: segment.end, direction: end)
            } else {
                path.add(offset)
            }
            pen = Pen(point: segment.end, direction: end)
        } else if depth > 0 {
            addSide(of: segment.part(from: 0, to: 0.5), join: join, depth: depth - 1)
            addSide(of: segment.part(from: 0.5, to: 1), join: .round, depth: depth - 1)
        } else {
            addSide(of: Segment(from: segment.start, to: segment.end), join: .round, depth: 0)
            turn(to: end, join: .round)
        }
    }

    /// On the inside of a bend that is narrower than the pen, the side runs backwards, beyond the centre of the
    /// bend, and around its area to the left. The outline goes by way of the centre, and the area beyond is added
    /// the right way round.
    private mutating func addFold(
        _ offset: Segment, from start: SIMD2<Double>, direction startDirection: SIMD2<Double>,
        to end: SIMD2<Double>, direction endDirection: SIMD2<Double>
    ) {
        // Where the two normals meet: start + s·n₀ = end + t·n₁.
        let (n0, n1) = (startDirection.turnedLeft, endDirection.turnedLeft)
        let distance = (end - start).cross(n1) / n0.cross(n1)
        let center = start + max(0, min(radius, distance)) * n0
        path.addLine(to: center)
        path.addLine(to: offset.end)
        folds.append([offset.reversed, Segment(from: offset.start, to: center)])
    }

    /// Turns the pen where it is.
    private mutating func turn(to direction: SIMD2<Double>, join: LineJoin) {
        guard direction != pen.direction else { return }
        let (from, corner) = (pen.direction, pen.point)
        pen.direction = direction
        let (cosine, sine) = (from.dot(direction), from.cross(direction))
        if cosine > 0 && abs(sine) < 1 / 1024 {
            // What a line leaves out of an arc of so small an angle is 10⁻⁷ of the radius.
        } else if sine < 0 {
            path.addLine(to: corner)
        } else {
            addJoin(join, at: corner, from: from, to: direction, cosine: cosine)
        }
        path.addLine(to: side)
    }

    private mutating func addJoin(
        _ join: LineJoin, at corner: SIMD2<Double>, from: SIMD2<Double>, to: SIMD2<Double>, cosine: Double
    ) {
        let (n0, n1) = (from.turnedLeft, to.turnedLeft)
        switch join {
        case .bevel: break
        case .round: addRound(at: corner, from: n0, to: n1)
        case .miter:
            // cos²(θ/2) = (1 + cos θ)/2, and the tip lies in the direction of n₀ + n₁.
            guard (1 + cosine) / 2 * style.miterLimit * style.miterLimit >= 1 else { break }
            path.addLine(to: corner + radius / (1 + cosine) * (n0 + n1))
        }
    }

    /// Goes around the end of a subpath, and turns the pen to the way back.
    private mutating func addCap(at end: SIMD2<Double>) {
        let (forward, left) = (pen.direction, pen.direction.turnedLeft)
        pen.direction = -forward
        switch style.lineCap {
        case .butt: break
        case .round: addRound(at: end, from: left, to: -left)
        case .square:
            path.addLine(to: end + radius * (left + forward))
            path.addLine(to: end + radius * (forward - left))
        }
        path.addLine(to: side)
    }

    /// Adds an arc around a point, to the right, by up to half a turn, halved until it is an eighth at most.
    private mutating func addRound(at center: SIMD2<Double>, from: SIMD2<Double>, to: SIMD2<Double>) {
        let frame = Path.Frame(center: center, x: SIMD2(radius, 0), y: SIMD2(0, radius))
        // The sum of directions that oppose each other is nothing, their difference that of ones side by side.
        let half = from.dot(to) > 0 ? from + to : (from - to).turnedRight
        guard from.dot(to) < 0.7, let middle = half.direction else {
            return path.addArc(in: frame, from: from, to: to)
        }
        addRound(at: center, from: from, to: middle)
        addRound(at: center, from: middle, to: to)
    }
}

extension Path {
    /// The outline of what a pen leaves behind that follows the path; it is to be filled by the nonzero rule.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0 else { return Path() }
        var stroker = Stroker(style)
        for subpath in subpaths {
            for dash in style.dashes(of: subpath) { stroker.stroke(dash) }
        }
        return stroker.path
    }
}
