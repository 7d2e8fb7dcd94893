/// ⁿ√x, the same bits everywhere (C8), for values that are the same for all pixels. Odd roots of negative numbers are
/// negative; zeros, NaN and infinities are their own roots. The worst error is 1.7·10⁻¹⁶ of the result.
///
/// Source: Newton's method, y − (y − m/yⁿ⁻¹)/n, for x = m·2ᵉ with n a divisor of e and 1 ≤ m < 2ⁿ. From above the root
/// it goes down until rounding stops it, and 1 + (m − 1)/n is never below (Bernoulli's inequality).
///
/// - Parameter degree: n, from 1 on; odd where `x` can be negative.
func root(_ degree: Int, of x: Double) -> Double {
    guard x.isFinite, x != 0 else { return x }
    let remainder = (x.exponent % degree + degree) % degree
    let mantissa = Double(sign: .plus, exponent: remainder, significand: x.significand)
    let n = Double(degree)
    var root = 1 + (mantissa - 1) / n
    while true {
        var power = 1.0
        for _ in 1..<degree { power *= root }
        let next = root - (root - mantissa / power) / n
        guard next < root else { break }
        root = next
    }
    return Double(sign: x.sign, exponent: (x.exponent - remainder) / degree, significand: root)
}
