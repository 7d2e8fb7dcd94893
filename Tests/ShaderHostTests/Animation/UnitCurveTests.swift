import ShaderHost
import ShaderKernels
import Testing

@Suite("Unit curves")
struct UnitCurveTests {
    static let all: [UnitCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ]

    @Test(arguments: all)
    func theEndsAreExactAndProgressIsClamped(curve: UnitCurve) {
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1)
        #expect(curve.value(at: -3) == 0)
        #expect(curve.value(at: .nan) == 0)
        #expect(curve.value(at: .infinity) == 1)
        #expect(curve.value(at: -.infinity) == 0)
    }

    @Test(arguments: all)
    func theyNeverFall(curve: UnitCurve) {
        let values = (0...1000).map { curve.value(at: Double($0) / 1000) }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    }

    /// The point of the curve at t has the x and y of Bernstein's polynomials; the curve is asked at that x. Rounding to
    /// 2⁻²⁰ is all that it may be off by, and some 10⁻¹² for the t.
    @Test(
        arguments: [
            (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1), (0.85, 0, 0.15, 1),
            (0.68, -0.55, 0.27, 1.55), (1, 0, 0, 1), (0, 1, 1, 0),
        ] as [(Double, Double, Double, Double)])
    func bezierCurvesAreSolved(x1: Double, y1: Double, x2: Double, y2: Double) {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
        for step in 1..<64 where !(x1 == 1 && step == 32) {
            let t = Double(step) / 64
            let (a, b, c) = (3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t)
            let value = curve.value(at: a * x1 + b * x2 + c)
            // Where x stands still, as at the middle of (1, 0, 0, 1), t is less certain than x by a cube root.
            let certainty = x1 == 1 ? 1e-5 : 1e-12
            #expect(abs(value - (a * y1 + b * y2 + c)) <= 0x1p-21 + certainty)
            #expect((value * 0x1p20).rounded() == value * 0x1p20)
        }
    }

    /// t³ = 10⁻¹² has a slope of next to nothing where the search begins, from which Newton's step leads 10¹¹ away.
    @Test func steepCurvesAreSolved() {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0, y: 1), endControlPoint: UnitPoint(x: 0, y: 1))
        #expect(abs(curve.value(at: 1e-12) - 3e-4) <= 0x1p-21 + 3e-8)
    }

    @Test func easeInOutIsSymmetric() {
        #expect(UnitCurve.easeInOut.value(at: 0.5) == 0.5)
        for step in 0...50 {
            let p = Double(step) / 100
            #expect(abs(UnitCurve.easeInOut.value(at: p) + UnitCurve.easeInOut.value(at: 1 - p) - 1) <= 0x1p-20)
        }
    }

    @Test func controlPointsAreClampedInXAlone() {
        func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
            .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
        }
        for p in [0.1, 0.5, 0.9] {
            #expect(curve(-4, 0, 9, 1).value(at: p) == curve(0, 0, 1, 1).value(at: p))
            #expect(curve(.nan, 0, .infinity, 1).value(at: p) == curve(0, 0, 1, 1).value(at: p))
        }
        #expect(curve(0.3, 2, 0.6, 2).value(at: 0.5) > 1)
        #expect(curve(0.3, -2, 0.6, -2).value(at: 0.3) < 0)
        #expect(curve(0.3, .nan, 0.6, 1).value(at: 0.5).isNaN)
        #expect(curve(0.3, .nan, 0.6, 1).value(at: 1) == 1)
    }

    @Test func circlesAreCircles() {
        // 3-4-5: at 0.6 the circle is 0.8 from its middle.
        #expect(UnitCurve.circularEaseIn.value(at: 0.6) == 1 - (1 - 0.6 * 0.6).squareRoot())
        #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) <= 2 * .ulpOfOne)
        #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) <= 2 * .ulpOfOne)
        #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.3) - 0.1) <= 2 * .ulpOfOne)
        #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.7) - 0.9) <= 2 * .ulpOfOne)
        #expect(UnitCurve.circularEaseInOut.value(at: 0.5) == 0.5)
    }

    /// A difference over 2·10⁻⁴; its own error is the third derivative's, and the 2⁻²⁰ that values are rounded to.
    @Test(arguments: all)
    func velocityIsTheSlope(curve: UnitCurve) {
        for step in 1...9 where step != 5 {
            let p = Double(step) / 10
            let slope = (curve.value(at: p + 0.01) - curve.value(at: p - 0.01)) / 0.02
            #expect(abs(curve.velocity(at: p) - slope) <= 0.02)
        }
    }

    @Test func velocitiesAtTheEnds() {
        #expect(UnitCurve.linear.velocity(at: 0.3) == 1)
        #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
        #expect(UnitCurve.easeOut.velocity(at: 1) == 0)
        // (0, 0) is its own control point: dx = dy = 0.
        #expect(UnitCurve.easeOut.velocity(at: 0) == 1)
        #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
        #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
        #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
        let upright = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0, y: 1), endControlPoint: UnitPoint(x: 0.5, y: 1))
        #expect(upright.velocity(at: 0) == .infinity)
        #expect(upright.velocity(at: -1) == .infinity)
        // 1.55/0.68 at the start, in 2⁻²⁰.
        let steep = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.68, y: 1.55), endControlPoint: UnitPoint(x: 0.27, y: 1))
        #expect(steep.velocity(at: 0) == (1.55 / 0.68 * 0x1p20).rounded() * 0x1p-20)
    }

    @Test func theInverseLeadsBack() {
        #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
        #expect(UnitCurve.circularEaseOut.inverse == .circularEaseIn)
        #expect(UnitCurve.linear.inverse == .linear)
        #expect(UnitCurve.circularEaseInOut.inverse == .circularEaseInOut)
        for curve in [UnitCurve.easeIn, .easeOut, .easeInOut] {
            #expect(curve.inverse.inverse == curve)
            for step in 2...8 {
                let p = Double(step) / 10
                // Rounded on the way there, times a slope of at most 6 back, and once more.
                #expect(abs(curve.inverse.value(at: curve.value(at: p)) - p) <= 7 * 0x1p-21)
            }
        }
    }
}
