import ShaderKernels

/// The cubic Bézier curve from (0, 0) to (1, 1) with two control points, as y over x: t is found at which the curve has
/// the x. Results are rounded to multiples of 2⁻²⁰, as SwiftUI's are.
struct CubicBezier {
    /// x(t) = ((a·t + b)·t + c)·t, and y likewise.
    private struct Polynomial {
        let a, b, c: Double

        init(_ first: Double, _ second: Double) {
            c = 3 * first
            b = 3 * (second - first) - c
            a = 1 - c - b
        }

        func value(at t: Double) -> Double { ((a * t + b) * t + c) * t }
        func slope(at t: Double) -> Double { (3 * a * t + 2 * b) * t + c }
    }

    private let x, y: Polynomial

    init(_ start: UnitPoint, _ end: UnitPoint) {
        x = Polynomial(UnitCurve.clamped(start.x), UnitCurve.clamped(end.x))
        y = Polynomial(start.y, end.y)
    }

    /// - Parameter position: 0…1.
    func y(atX position: Double) -> Double {
        guard position > 0, position < 1 else { return position }
        return CubicBezier.rounded(y.value(at: parameter(atX: position)))
    }

    /// dy/dx; ±∞ where the curve is upright.
    func slope(atX position: Double) -> Double {
        let t = parameter(atX: position)
        let (dx, dy) = (x.slope(at: t), y.slope(at: t))
        guard dx != dy else { return 1 }
        guard dx != 0 else { return dy < 0 ? -.infinity : .infinity }
        return CubicBezier.rounded(dy / dx)
    }

    /// The t of an x: Newton's steps, and halvings of what is left where one would leave it. x(t) never falls, the control
    /// points being within 0…1. SwiftUI stops at an x that is right to 2⁻²⁰, which leaves the last digits to the way
    /// there; here t is right to a few roundings.
    private func parameter(atX position: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var t = position
        for _ in 0..<64 {
            let error = x.value(at: t) - position
            guard error != 0 else { break }
            if error < 0 { low = t } else { high = t }
            let newton = t - error / x.slope(at: t)
            let next = newton > low && newton < high ? newton : (low + high) / 2
            guard next != t else { break }
            t = next
        }
        return t
    }

    private static func rounded(_ number: Double) -> Double { (number * 0x1p20).rounded() * 0x1p-20 }
}
