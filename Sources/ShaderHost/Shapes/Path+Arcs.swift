public import ShaderKernels

// Arcs are cubic curves of at most an eighth of a turn each. Those leave the circle by 4.3·10⁻⁶ of the radius at
// most, outwards: 1/200 of a pixel where the radius is 1000. A quarter turn in one piece, as is common, leaves it
// by 2.7·10⁻⁴, which is more than a quarter of a pixel there.

extension Path {
    /// Adds an arc of a circle, with a line to its start unless the path is empty.
    ///
    /// The direction is named as Core Graphics names it, for a plane whose y goes up. With y down, as on the
    /// screen, `clockwise: false` is what looks clockwise: the way of growing angles, from 3 o'clock at 0° to 6
    /// o'clock at 90°.
    ///
    /// - Parameters:
    ///   - radius: in points; nothing is added where it is negative or NaN.
    ///   - endAngle: a full turn and more in the arc's direction is one full turn; otherwise whole turns between
    ///     the angles do not count. Nothing is added where an angle is not finite.
    public mutating func addArc(
        center: SIMD2<Double>, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        let turn = clockwise ? startAngle - endAngle : endAngle - startAngle
        guard radius >= 0, turn.degrees.isFinite else { return }
        let rest = turn.degrees.truncatingRemainder(dividingBy: 360)
        let sweep = Angle(degrees: turn.degrees >= 360 ? 360 : rest < 0 ? rest + 360 : rest)
        let (cosine, sine) = (startAngle.cosine, startAngle.sine)
        let x = SIMD2(radius * cosine, radius * sine)
        let frame = Frame(center: center, x: x, y: clockwise ? x.turnedLeft : x.turnedRight)
        if isEmpty { move(to: center + x) } else { addLine(to: center + x) }
        let count = (sweep.degrees / 45).rounded(.up)
        var last = SIMD2(1.0, 0)
        for index in stride(from: 1, through: count, by: 1) {
            let angle = sweep * (index / count)
            let next = SIMD2(angle.cosine, angle.sine)
            addArc(in: frame, from: last, to: next)
            last = next
        }
    }

    /// Adds the ellipse that fills a rectangle: from 3 o'clock, clockwise on the screen.
    public mutating func addEllipse(in rect: Rect) {
        let center = SIMD2(rect.midX, rect.midY)
        let (x, y) = (SIMD2(rect.width / 2, 0), SIMD2(0, rect.height / 2))
        move(to: center + x)
        addQuarter(in: Frame(center: center, x: x, y: y))
        addQuarter(in: Frame(center: center, x: y, y: -x))
        addQuarter(in: Frame(center: center, x: -x, y: -y))
        addQuarter(in: Frame(center: center, x: -y, y: x))
        closeSubpath()
    }

    /// A circle or an ellipse as an affine image of the unit circle.
    struct Frame {
        var center: SIMD2<Double>
        /// To where the unit circle is at 0 and at 90 degrees.
        var x, y: SIMD2<Double>

        func point(_ point: SIMD2<Double>) -> SIMD2<Double> { center + point.x * x + point.y * y }
    }

    /// From the end of the first axis to that of the second.
    mutating func addQuarter(in frame: Frame) {
        let middle = SIMD2(0.5.squareRoot(), 0.5.squareRoot())
        addArc(in: frame, from: SIMD2(1, 0), to: middle)
        addArc(in: frame, from: middle, to: SIMD2(0, 1))
    }

    /// Adds one curve, where a subpath has come to `start`, from there to `end`: points of the unit circle, the
    /// second up to an eighth of a turn from the first.
    ///
    /// The curve's handles are 4/3·tan(θ/4) long, by which it touches the circle in the middle too; and
    /// tan(θ/4) = sin(θ/2) / (1 + cos(θ/2)), where sin(θ/2) is half of the chord.
    mutating func addArc(in frame: Frame, from start: SIMD2<Double>, to end: SIMD2<Double>) {
        let sine = min((end - start).length / 2, 1)
        let handle = 4 / 3 * sine / (1 + (1 - sine * sine).squareRoot())
        addCurve(
            to: frame.point(end), control1: frame.point(start + handle * start.turnedRight),
            control2: frame.point(end - handle * end.turnedRight))
    }
}
