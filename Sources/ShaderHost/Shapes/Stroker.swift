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
    private var pen = Pen(point: SIMD2(0, 0), direction: SIMD2(1, 0), straight: 0)
    /// Where the outline has come to, which may be short of the end of a straight side; nil before it begins.
    private var last: SIMD2<Double>?
    /// How often a segment may still be halved. A path may have many cusps, and each dash of one may be one.
    private var halvings = 1 << 16
    /// Areas that are added at the end of an outline.
    private var folds: [[Segment]] = []

    private struct Pen {
        var point: SIMD2<Double>
        var direction: SIMD2<Double>
        /// How far it has come on a straight line.
        var straight: Double
    }

    init(_ style: StrokeStyle) {
        self.style = style
        radius = style.lineWidth / 2
    }

    mutating func stroke(_ subpath: Subpath) {
        let segments = subpath.segments.filter { $0.startDirection != nil }
        let back = segments.reversed().map(\.reversed)
        if segments.isEmpty {
            // A dot heads to the right.
            guard style.lineCap != .butt, let point = subpath.segments.first?.start else { return }
            pen = Pen(point: point, direction: SIMD2(1, 0), straight: 0)
            addCap()
            addCap()
        } else if subpath.isClosed {
            addSide(segments, after: back[0].reversed)
            finish()
            addSide(back, after: segments[0].reversed)
        } else {
            addSide(segments, after: nil)
            addCap()
            addSide(back, after: nil)
            addCap()
        }
        finish()
        for fold in folds { path.addSubpath(fold, isClosed: true) }
        folds = []
    }

    private mutating func finish() {
        path.closeSubpath()
        last = nil
    }

    private mutating func go(to point: SIMD2<Double>) {
        switch last {
        case point: break
        case nil: path.move(to: point)
        default: path.addLine(to: point)
        }
        last = point
    }

    private mutating func go(along curve: Segment) {
        path.add(curve)
        last = curve.end
    }

    /// Half a line width to the left of the pen.
    private var side: SIMD2<Double> { pen.point + radius * pen.direction.turnedLeft }

    /// - Parameter earlier: what the first segment is joined to; nil where it begins.
    private mutating func addSide(_ segments: [Segment], after earlier: Segment?) {
        halvings += 8 * segments.count
        pen.point = segments[0].start
        pen.direction = earlier?.endDirection ?? segments[0].startDirection ?? pen.direction
        pen.straight = earlier?.straightLength ?? 0
        for segment in segments { addSide(of: segment, join: style.lineJoin, depth: 12) }
    }

    /// Draws the left side of a segment, in pieces that are bent little enough.
    ///
    /// A cusp is bent however small its pieces are. After 2¹² of them, or where there are too many in all, the last one
    /// is a line with round joins, as a round pen would have it.
    private mutating func addSide(of segment: Segment, join: LineJoin, depth: Int) {
        guard let start = segment.startDirection, let end = segment.endDirection else { return }
        if let offset = segment.offset(by: radius) {
            turn(to: start, straight: segment.straightLength, join: join)
            if (offset.end - offset.start).dot(segment.end - segment.start) < 0 {
                addFold(offset, from: segment.start, direction: start, to: segment.end, direction: end)
            } else if !segment.isStraight {
                go(along: offset)
            }
            pen = Pen(point: segment.end, direction: end, straight: segment.straightLength)
        } else if depth > 0 && halvings > 0 {
            halvings -= 1
            addSide(of: segment.part(from: 0, to: 0.5), join: join, depth: depth - 1)
            addSide(of: segment.part(from: 0.5, to: 1), join: .round, depth: depth - 1)
        } else {
            addSide(of: Segment(from: segment.start, to: segment.end), join: .round, depth: 0)
            turn(to: end, straight: 0, join: .round)
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
        go(to: center)
        go(to: offset.end)
        folds.append([offset.reversed, Segment(from: offset.start, to: center)])
    }

    /// Turns the pen where it is, to a line that is straight for some length.
    private mutating func turn(to direction: SIMD2<Double>, straight: Double, join: LineJoin) {
        let (from, corner) = (pen.direction, pen.point)
        let (cosine, sine) = (from.dot(direction), from.cross(direction))
        let tip = corner + radius / (1 + cosine) * (from.turnedLeft + direction.turnedLeft)
        if cosine > 0 && abs(sine) < 1 / 1024 {
            // What a line leaves out of an arc of so small an angle is 10⁻⁷ of the radius.
        } else if sine < 0 {
            // The sides cross at the tip, radius·tan(θ/2) before the corner. Where that is within half of either
            // line, whatever happens at their other ends, the outline goes there, and what the lines share counts
            // once: pixels that both sides cross get their exact coverage.
            if radius * -sine / (1 + cosine) <= min(pen.straight, straight) / 2 {
                pen.direction = direction
                return go(to: tip)
            }
            go(to: side)
            go(to: corner)
        } else {
            go(to: side)
            switch join {
            case .bevel: break
            case .round: addRound(from: from.turnedLeft, to: direction.turnedLeft)
            case .miter:
                // The tip is 1/cos(θ/2) of the radius away, and cos²(θ/2) = (1 + cos θ)/2.
                if (1 + cosine) / 2 * style.miterLimit * style.miterLimit >= 1 { go(to: tip) }
            }
        }
        pen.direction = direction
        go(to: side)
    }

    /// Goes around the end of a subpath, and turns the pen to the way back.
    private mutating func addCap() {
        let (end, forward, left) = (pen.point, pen.direction, pen.direction.turnedLeft)
        go(to: side)
        switch style.lineCap {
        case .butt: break
        case .round: addRound(from: left, to: -left)
        case .square:
            go(to: end + radius * (left + forward))
            go(to: end + radius * (forward - left))
        }
        pen.direction = -forward
        go(to: side)
    }

    /// Adds an arc around the pen, to the right, by up to half a turn, halved until it is an eighth at most.
    private mutating func addRound(from: SIMD2<Double>, to: SIMD2<Double>) {
        // The sum of directions that oppose each other is nothing, their difference that of ones side by side.
        let half = from.dot(to) > 0 ? from + to : (from - to).turnedRight
        guard from.dot(to) < 0.7, let middle = half.direction else {
            let frame = Path.Frame(center: pen.point, x: SIMD2(radius, 0), y: SIMD2(0, radius))
            path.addArc(in: frame, from: from, to: to)
            last = frame.point(to)
            return
        }
        addRound(from: from, to: middle)
        addRound(from: middle, to: to)
    }
}

extension Path {
    /// The outline of what a pen leaves behind that follows the path; it is to be filled by the nonzero rule.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0 else { return Path() }
        var stroker = Stroker(style)
        var dashesLeft = StrokeStyle.mostDashes
        for subpath in subpaths {
            for dash in style.dashes(of: subpath, atMost: &dashesLeft) { stroker.stroke(dash) }
        }
        return stroker.path
    }
}
