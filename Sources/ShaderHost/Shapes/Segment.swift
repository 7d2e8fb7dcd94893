/// A cubic curve, or a straight line as one.
///
///     (1−t)³·start + 3(1−t)²t·control1 + 3(1−t)t²·control2 + t³·end
struct Segment {
    var start, control1, control2, end: SIMD2<Double>
    let isStraight: Bool

    init(from start: SIMD2<Double>, to end: SIMD2<Double>) {
        (self.start, self.end) = (start, end)
        (control1, control2) = (start.mixed(with: end, at: 1 / 3), start.mixed(with: end, at: 2 / 3))
        isStraight = true
    }

    init(
        from start: SIMD2<Double>, to end: SIMD2<Double>, control1: SIMD2<Double>, control2: SIMD2<Double>
    ) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
        isStraight = false
    }

    /// A quadratic curve, whose control point the cubic one's lie two thirds of the way to.
    init(from start: SIMD2<Double>, to end: SIMD2<Double>, control: SIMD2<Double>) {
        self.init(
            from: start, to: end, control1: start.mixed(with: control, at: 2 / 3),
            control2: end.mixed(with: control, at: 2 / 3))
    }

    /// The same line, drawn from its end.
    var reversed: Segment {
        isStraight
            ? Segment(from: end, to: start)
            : Segment(from: end, to: start, control1: control2, control2: control1)
    }

    /// - Parameters: shares of 1, whose sum is 1. Summed in pairs, so that the reversed segment has the same
    ///   points to the bit, and two that run against each other leave nothing between them.
    private func point(_ s: Double, _ t: Double) -> SIMD2<Double> {
        guard !isStraight else { return s * start + t * end }
        return (s * s * s * start + t * t * t * end) + (3 * s * t * s * control1 + 3 * s * t * t * control2)
    }

    func point(at t: Double) -> SIMD2<Double> { point(1 - t, t) }

    /// The ends of `count` pieces of the same part of t.
    func points(count: Int) -> some Sequence<SIMD2<Double>> {
        (1...count).lazy.map { index in
            index == count ? end : point(Double(count - index) / Double(count), Double(index) / Double(count))
        }
    }

    /// The longer of the second differences. The second derivative is at most six times as long.
    var bend: Double {
        isStraight
            ? 0
            : max(
                (start - 2 * control1 + control2).length, (control1 - 2 * control2 + end).length)
    }

    /// The part between two shares of t, by de Casteljau's construction.
    func part(from t0: Double, to t1: Double) -> Segment {
        guard !isStraight else { return Segment(from: point(at: t0), to: point(at: t1)) }
        /// The curve's polar form: symmetric, affine in each argument, and the curve itself where all are the same.
        func polar(_ a: Double, _ b: Double, _ c: Double) -> SIMD2<Double> {
            let left = start.mixed(with: control1, at: a).mixed(
                with: control1.mixed(with: control2, at: a), at: b)
            let right = control1.mixed(with: control2, at: a).mixed(
                with: control2.mixed(with: end, at: a), at: b)
            return left.mixed(with: right, at: c)
        }
        return Segment(
            from: polar(t0, t0, t0), to: polar(t1, t1, t1), control1: polar(t0, t0, t1),
            control2: polar(t0, t1, t1))
    }

    /// 0 for a curve.
    var straightLength: Double { isStraight ? (end - start).length : 0 }

    /// Where it sets out to; nil where all of it is one point.
    var startDirection: SIMD2<Double>? {
        (control1 - start).direction ?? (control2 - start).direction ?? (end - start).direction
    }

    /// Where it is heading at its end.
    var endDirection: SIMD2<Double>? {
        (end - control2).direction ?? (end - control1).direction ?? (end - start).direction
    }

    func direction(at t: Double) -> SIMD2<Double>? {
        let (first, second) = (control1 - start, end - control2)
        let middle = control2 - control1
        return ((1 - t) * (1 - t) * first + 2 * (1 - t) * t * middle + t * t * second).direction
    }
}
