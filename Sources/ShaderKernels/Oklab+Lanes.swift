/// The sRGB-encoded colours of Oklab's lightness, a and b, which stand in the place of red, green and blue; both
/// premultiplied. Where alpha is not above 0 there is no colour.
///
/// The worst error is 2·10⁻⁵ within sRGB: dark colours are differences of bright ones here, rounded to 24 bits, and the
/// transfer function is steep where they are.
///
/// Source: as for ``Oklab``.
@inlinable @inline(__always)
public func encodedColor<L: Lanes>(ofOklab color: RGBA<L>) -> RGBA<L> {
    func cube(_ x: L) -> L { x * x * x }
    let isVisible = L(repeating: 0) .< color.a
    let inverse = L(repeating: 0).replacing(with: 1 / color.a, where: isVisible)
    let (l, a, b) = (color.r * inverse, color.g * inverse, color.b * inverse)
    let long = cube(l + a * 0.396_337_777_4 + b * 0.215_803_757_3)
    let medium = cube(l - a * 0.105_561_345_8 - b * 0.063_854_172_8)
    let short = cube(l - a * 0.089_484_177_5 - b * 1.291_485_548)
    let red: L = long * 4.076_741_662_1 - medium * 3.307_711_591_3 + short * 0.230_969_929_2
    let green: L = medium * 2.609_757_401_1 - long * 1.268_438_004_6 - short * 0.341_319_396_5
    let blue: L = short * 1.707_614_701 - medium * 0.703_418_614_7 - long * 0.004_196_086_3
    return RGBA(
        encodedValue(ofLight: red) * color.a, encodedValue(ofLight: green) * color.a,
        encodedValue(ofLight: blue) * color.a, color.a)
}
