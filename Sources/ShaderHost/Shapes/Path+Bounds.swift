public import ShaderKernels

extension Path {
    /// The smallest rectangle around all that is drawn, control points not included; zero where nothing is.
    public var boundingRect: Rect {
        var bounds: (low: SIMD2<Double>, high: SIMD2<Double>)?
        func include(_ point: SIMD2<Double>) {
            let (low, high) = bounds ?? (point, point)
            bounds = (pointwiseMin(low, point), pointwiseMax(high, point))
        }
        for segment in subpaths.lazy.flatMap(\.segments) {
            include(segment.start)
            include(segment.end)
            guard !segment.isStraight else { continue }
            for t in segment.extremes(axis: 0) + segment.extremes(axis: 1) { include(segment.point(at: t)) }
        }
        guard let (low, high) = bounds else { return .zero }
        return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}

extension Segment {
    /// Where a coordinate turns round: a third of its derivative is a·t² + 2b·t + c.
    fileprivate func extremes(axis: Int) -> [Double] {
        let (p0, p1) = (start[axis], control1[axis])
        let (p2, p3) = (control2[axis], end[axis])
        let (a, b, c) = (p3 - p0 + 3 * (p1 - p2), p0 - 2 * p1 + p2, p1 - p0)
        let root = (b * b - a * c).squareRoot()
        // The quotient whose numerator is no small difference, and by the product of the roots the other.
        let sum = -(b + (b < 0 ? -root : root))
        return [sum / a, c / sum].filter { $0 > 0 && $0 < 1 }
    }
}
