package import ShaderLoops

extension Outline {
    /// A path's inside; open subpaths count as closed.
    ///
    /// Curves become chords that are nowhere further than 1/1024 pixel from them: over a piece of t that is h long,
    /// a curve leaves its chord by h²/8 times the second derivative at most. From 2¹² pieces on it is left at that,
    /// which is enough for second differences of 20000 pixels. A path of more than 2²⁰ chords gets fewer for each of its
    /// curves.
    ///
    /// - Parameters:
    ///   - scale: pixels a point; nothing is inside where it is not above 0 and finite.
    ///   - width: in pixels; below 0 counts as 0, as with `height`.
    package init(_ path: Path, scale: Double, width: Int, height: Int, rule: FillRule = .winding) {
        self.init(path, scale: scale, on: Canvas(width: width, height: height), rule: rule)
    }

    /// The same on a canvas.
    init(_ path: Path, scale: Double, on canvas: Canvas, rule: FillRule) {
        var lines = ClippedLines(width: canvas.width, height: canvas.height)
        // Nothing is rounded by whole pixels of any picture's size that the subpixels would show.
        let origin = SIMD2(Double(canvas.column), Double(canvas.row))
        func count(_ segment: Segment) -> Double {
            min(max((0.75 * 1024 * scale * segment.bend).squareRoot().rounded(.up), 1), 0x1p12)
        }
        let total = path.subpaths.reduce(0) { $0 + $1.segments.reduce(0) { $0 + count($1) } }
        let share = min(0x1p20 / total, 1)
        for subpath in path.subpaths where scale > 0 && scale.isFinite {
            guard let start = subpath.segments.first?.start else { continue }
            var last = start
            for segment in subpath.segments {
                for point in segment.points(count: max(Int(share * count(segment)), 1)) {
                    lines.add(from: scale * last + origin, to: scale * point + origin)
                    last = point
                }
            }
            lines.add(from: scale * last + origin, to: scale * start + origin)
        }
        self.init(lines, rule: rule)
    }
}
