// Sine and cosine for values that differ from pixel to pixel. One text serves all widths, and nothing comes
// from the C library (C8). Source: Cody and Waite's reduction, and polynomials fitted to least squares at
// Chebyshev points.
//
// Up to 12 000 radians either side the worst error is 1.2·10⁻⁷, about two units of the last place of 1. Beyond,
// the reduction has fewer and fewer bits left; the result is still a number in −1.01…1.01, and the same
// everywhere.

/// The sine of an angle in radians; NaN for NaN and infinities.
@inlinable @inline(__always) @_disfavoredOverload
public func sin<L: Lanes>(_ x: L) -> L {
    sine(x, quadrantsOn: 0)
}

/// The cosine of an angle in radians; NaN for NaN and infinities.
@inlinable @inline(__always) @_disfavoredOverload
public func cos<L: Lanes>(_ x: L) -> L {
    sine(x, quadrantsOn: 1)
}

/// The sine of an angle and so many quarter turns.
@inlinable @inline(__always)
func sine<L: Lanes>(_ x: L, quadrantsOn quadrants: UInt32) -> L {
    // Rounding to the nearest quarter turn by adding 1½·2²³, which leaves the whole number in the last bits.
    let limit: Float = 0x1p22
    let biased = clamp(x * 0.636_619_8, -limit, limit) + 0x1.8p23
    let quarters = biased - 0x1.8p23
    let quadrant = biased.bitPattern &+ L.Bits(repeating: quadrants)
    // π/2 in three parts, of which the first two have 11 bits: their products with a number of 13 bits are
    // exact.
    var remainder = x - quarters * 0x1.92p0
    remainder = remainder - quarters * 0x1.fb4p-12
    remainder = remainder - quarters * 0x1.4442d2p-24
    let r = clamp(remainder, -0.8, 0.8)
    let rr = r * r
    var odd = 0.008_332_166 - rr * 0.000_195_159_33
    odd = rr * odd - 0.166_666_55
    let sine = r + r * rr * odd
    var even = rr * 2.443_583_3e-05 - 0.001_388_734_1
    even = rr * even + 0.041_666_646
    let cosine = 1 - rr * 0.5 + rr * rr * even
    let isOdd = L(bitPattern: (quadrant & 1) &<< 23) .!= 0
    let sign = (quadrant & 2) &<< 30
    // x − x is 0, or NaN where there is no angle.
    return L(bitPattern: sine.replacing(with: cosine, where: isOdd).bitPattern ^ sign) + (x - x)
}
