/// A cubic Bézier curve.
struct CubicCurve {
    let start, startControl, endControl, end: SIMD2<Double>

    init(
        _ start: SIMD2<Double>, _ startControl: SIMD2<Double>, _ endControl: SIMD2<Double>, _ end: SIMD2<Double>
    ) {
        (self.start, self.startControl, self.endControl, self.end) = (start, startControl, endControl, end)
    }

    /// The position at 0…1; exactly the ends at the ends.
    func position(at t: Double) -> SIMD2<Double> {
        let s = 1 - t
        let inner = startControl * (3 * s * s * t) + endControl * (3 * s * t * t)
        return start * (s * s * s) + inner + end * (t * t * t)
    }

    /// From control point to control point.
    var differences: [SIMD2<Double>] { [startControl - start, endControl - startControl, end - endControl] }

    /// How the differences change: a sixth of the second derivative, at the start and at the end.
    var secondDifferences: [SIMD2<Double>] {
        [start - startControl - startControl + endControl, startControl - endControl - endControl + end]
    }
}
