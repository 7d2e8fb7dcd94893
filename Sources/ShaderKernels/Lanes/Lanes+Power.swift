/// m^e for m from 1 to 2, which others are limited to, and a uniform e of −100…0. 1 for e = 0 and for m = 1.
///
/// The worst error is 2·10⁻⁶ times 1 + |e| of the result. Source: 2^(e·log₂ m), with e·log₂ m = k + f, k whole and |f| ≤ ½; a
/// polynomial of degree 6 for log₂ m that is 0 at 1, and one of degree 5 for 2ᶠ that is 1 at 0, minimax with 2.1·10⁻⁶ and
/// 9·10⁻⁸.
@inlinable @inline(__always)
func power<L: Lanes>(_ m: L, _ e: Float) -> L {
    let x = clamp(m - 1, 0, 1)
    var sum = 0.123_451_49 - x * 0.026_457_45
    sum = sum * x - 0.279_538_14
    sum = sum * x + 0.458_270_8
    sum = sum * x - 0.718_281_9
    sum = sum * x + 1.442_553_1
    let scaled = sum * x * e
    let biased = scaled + 0x1.8p23
    let f = scaled - (biased - 0x1.8p23)
    var power = f * 0.001_340_726 + 0.009_671_875
    power = power * f + 0.055_503_08
    power = power * f + 0.240_222_35
    power = power * f + 0.693_147_2
    power = power * f + 1
    // Added to the exponent, k multiplies by 2ᵏ.
    return L(bitPattern: power.bitPattern &+ (biased.bitPattern &<< 23))
}
