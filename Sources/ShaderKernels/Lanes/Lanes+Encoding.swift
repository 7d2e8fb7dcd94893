/// What stands for so much light in sRGB (IEC 61966-2-1): 12.92·x up to 0.0031308, and 1.055·x^(1/2.4) − 0.055 beyond;
/// mirrored for negative values. NaN for NaN and infinities.
///
/// Up to 1 the worst error is 2·10⁻⁶, and 4·10⁻⁶ of the result beyond. Source: with x = m·2ᵉ, 1 ≤ m < 2, and 5e/12 = k + f
/// with k whole and |f| ≤ ½, x^(5/12) = m^(5/12)·2ᶠ·2ᵏ: two polynomials of degree 5 that are minimax for the relative error
/// (Remez), 1.2·10⁻⁶ and 8·10⁻⁸. One degree less for the first would be 9·10⁻⁶.
@inlinable @inline(__always)
public func encodedValue<L: Lanes>(ofLight light: L) -> L {
    let magnitude = abs(light)
    let bits = magnitude.bitPattern
    // A whole number in the last bits of 2²³ is that number more.
    let exponent = L(bitPattern: (bits &>> 23) | 0x4B00_0000) - (0x1p23 + 127)
    let m = L(bitPattern: (bits & 0x007F_FFFF) | 0x3F80_0000) - 1.5
    var root = m * 0.005_435_373 - 0.010_651_717
    root = root * m + 0.022_361_591
    root = root * m - 0.063_860_99
    root = root * m + 0.328_910_14
    root = root * m + 1.184_052_35

    let scaled = exponent * (5 / 12)
    let biased = scaled + 0x1.8p23
    let f = scaled - (biased - 0x1.8p23)
    var power = f * 0.001_327_647_2 + 0.009_675_541
    power = power * f + 0.055_507_13
    power = power * f + 0.240_221_2
    power = power * f + 0.693_146_94
    power = power * f + 1.000_000_1
    // Added to the exponent, k multiplies by 2ᵏ.
    let curve = L(bitPattern: (root * power).bitPattern &+ (biased.bitPattern &<< 23)) * 1.055 - 0.055
    let encoded = curve.replacing(with: magnitude * 12.92, where: magnitude .<= 0.003_130_8)
    // x − x is 0, or NaN where there is no number.
    return copysign(encoded, light) + (light - light)
}
