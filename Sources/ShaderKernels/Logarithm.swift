/// The natural logarithm, the same bits everywhere (C8); meant for values that are the same for all pixels. The worst
/// error is 4·10⁻¹⁶ of the result. It is −∞ at 0, NaN below, and infinity's is infinite.
///
/// Source: ln(m·2ᵉ) = e·ln 2 + 2·artanh(s) with s = (m − 1)/(m + 1), and artanh's series s + s³/3 + s⁵/5 + … With m
/// within √½…√2, |s| ≤ 0.1716, and the first term left out, s²³/23, is below 2·10⁻¹⁸ of the sum.
public func logarithm(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return x == 0 ? -.infinity : x < 0 ? .nan : x }
    var exponent = Double(x.exponent)
    var mantissa = x.significand
    if mantissa > 1.4142135623730951 {
        mantissa /= 2
        exponent += 1
    }
    let s = (mantissa - 1) / (mantissa + 1)
    var sum = 0.0
    for term in stride(from: 21.0, through: 3, by: -2) { sum = (sum + 1 / term) * (s * s) }
    // ln 2 in two parts: the first has 42 bits, so that its product with an exponent is exact.
    return exponent * 0x1.62e42fefa38p-1 + (2 * (s + s * sum) + exponent * 0x1.ef35793c7673p-45)
}
