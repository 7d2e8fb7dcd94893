// A few words of plane geometry, y down.

extension SIMD2<Double> {
    /// 0 where the squares are too small for a `Double`, below 10⁻¹⁶⁰.
    var length: Double { dot(self).squareRoot() }

    func dot(_ other: SIMD2<Double>) -> Double { x * other.x + y * other.y }

    /// Positive where the other points to the right of this, seen along this.
    func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }

    /// A quarter turn to the right, clockwise on the screen.
    var turnedRight: SIMD2<Double> { SIMD2(-y, x) }
    var turnedLeft: SIMD2<Double> { SIMD2(y, -x) }

    /// The same direction, of length 1; nil where there is none.
    var direction: SIMD2<Double>? {
        let length = length
        return length > 0 ? self / length : nil
    }

    /// Between this at 0 and the other at 1, both of which it hits exactly.
    func mixed(with other: SIMD2<Double>, at t: Double) -> SIMD2<Double> { self * (1 - t) + other * t }
}
