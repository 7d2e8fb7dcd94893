// The transfer function of sRGB (IEC 61966-2-1), mirrored for negative values as SwiftUI does. Both are odd, and
// the inverses of each other to within 10⁻⁷: the standard's thresholds are rounded. NaN stays NaN, and infinities infinite.

/// The light that an encoded value stands for.
func linearLight(ofEncoded encoded: Double) -> Double {
    let magnitude = encoded.magnitude
    guard magnitude > 0.04045 else { return encoded / 12.92 }
    // v^2.4 = v²·(⁵√v)².
    let v = (magnitude + 0.055) / 1.055
    let fifthRoot = root(5, of: v)
    return Double(signOf: encoded, magnitudeOf: v * v * fifthRoot * fifthRoot)
}

/// What stands for so much light.
func encodedValue(ofLight light: Double) -> Double {
    let magnitude = light.magnitude
    guard magnitude > 0.0031308 else { return light * 12.92 }
    // v^(1/2.4) = v^(5/12) = (∛√√v)⁵.
    let twelfthRoot = root(3, of: magnitude.squareRoot().squareRoot())
    let square = twelfthRoot * twelfthRoot
    return Double(signOf: light, magnitudeOf: 1.055 * (square * square * twelfthRoot) - 0.055)
}
