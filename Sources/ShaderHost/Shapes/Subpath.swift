/// Lines and curves that are joined to each other.
struct Subpath {
    var segments: [Segment]
    /// The last segment ends at the first one's start, and is joined to it.
    var isClosed: Bool
}

extension Path {
    /// The subpaths in which anything is drawn; a closed one comes with the line that closes it.
    var subpaths: [Subpath] {
        var result: [Subpath] = []
        var segments: [Segment] = []
        var (start, pen) = (SIMD2(0.0, 0), SIMD2(0.0, 0))

        func finish(isClosed: Bool) {
            if !segments.isEmpty { result.append(Subpath(segments: segments, isClosed: isClosed)) }
            segments = []
        }

        for element in elements {
            switch element {
            case .move(let point):
                finish(isClosed: false)
                start = point
            case .line(let end):
                segments.append(Segment(from: pen, to: end))
            case .quadCurve(let end, let control):
                segments.append(Segment(from: pen, to: end, control: control))
            case .curve(let end, let control1, let control2):
                segments.append(Segment(from: pen, to: end, control1: control1, control2: control2))
            case .closeSubpath:
                // A line of no length makes a dot of a subpath that has no other.
                if pen != start || segments.isEmpty { segments.append(Segment(from: pen, to: start)) }
                finish(isClosed: true)
            }
            pen = element.end ?? start
        }
        finish(isClosed: false)
        return result
    }

    /// Adds lines and curves that are joined to each other, and to nothing before them.
    mutating func addSubpath(_ segments: [Segment], isClosed: Bool = false) {
        guard let first = segments.first else { return }
        move(to: first.start)
        for segment in segments { add(segment) }
        if isClosed { closeSubpath() }
    }

    /// Adds a segment that starts where the path has come to.
    mutating func add(_ segment: Segment) {
        if segment.isStraight {
            addLine(to: segment.end)
        } else {
            addCurve(to: segment.end, control1: segment.control1, control2: segment.control2)
        }
    }
}
