// Functions composed from the alphabet, under the names and rules of the Metal Shading Language. One text
// serves all widths, so a wide result cannot differ from the scalar one.
//
// `@_disfavoredOverload` lets a plain `Float` use the C library's and the standard library's functions of the
// same names, which would otherwise be ambiguous in a file that imports Foundation.

/// x with the other sign, also of zeros; 0 − x would turn 0 into 0.
@inlinable @inline(__always) @_disfavoredOverload
public prefix func - <L: Lanes>(x: L) -> L {
    L(bitPattern: x.bitPattern ^ L.Bits(repeating: 0x8000_0000))
}

/// |x|. Clears the sign of zeros and NaNs too.
@inlinable @inline(__always) @_disfavoredOverload
public func abs<L: Lanes>(_ x: L) -> L {
    L(bitPattern: x.bitPattern & 0x7FFF_FFFF)
}

/// The smaller of two values; `y` where they are equal or one is NaN, so that a clean second operand cleans the
/// first.
@inlinable @inline(__always) @_disfavoredOverload
public func min<L: Lanes>(_ x: L, _ y: L) -> L {
    y.replacing(with: x, where: x .< y)
}

/// The larger of two values; `y` where they are equal or one is NaN.
@inlinable @inline(__always) @_disfavoredOverload
public func max<L: Lanes>(_ x: L, _ y: L) -> L {
    y.replacing(with: x, where: y .< x)
}

/// `x` limited to `lower…upper`; NaN becomes `lower`. (Not a signalling one on ARM, whose instructions make NaN of it and a
/// number. Arithmetic makes none, and of those in pixels reading makes quiet ones.)
@inlinable @inline(__always)
public func clamp<L: Lanes>(_ x: L, _ lower: Float, _ upper: Float) -> L {
    min(max(x, L(repeating: lower)), L(repeating: upper))
}

/// `a` at `t` = 0, moving to `b` at `t` = 1, and beyond both: a + (b − a)·t.
///
/// Exactly `a` at 0. The other spelling, a·(1 − t) + b·t, is also exact at 1 but takes one multiplication more,
/// and does not keep `mix(a, a, t)` equal to `a`: an opaque edge would flicker.
@inlinable @inline(__always)
public func mix<L: Lanes>(_ a: L, _ b: L, _ t: L) -> L {
    a + (b - a) * t
}

/// 0 up to `lower`, 1 from `upper` on, and 3t² − 2t³ between; 0 for NaN.
@inlinable @inline(__always)
public func smoothstep<L: Lanes>(_ lower: Float, _ upper: Float, _ x: L) -> L {
    let t = clamp((x - lower) / (upper - lower), 0, 1)
    return t * t * (3 - 2 * t)
}

/// The square root; NaN of what is below 0.
@inlinable @inline(__always) @_disfavoredOverload
public func sqrt<L: Lanes>(_ x: L) -> L {
    x.squareRoot()
}

/// The largest whole number not above `x`.
@inlinable @inline(__always) @_disfavoredOverload
public func floor<L: Lanes>(_ x: L) -> L {
    x.roundedDown()
}

/// The nearest whole number, halves away from zero.
@inlinable @inline(__always) @_disfavoredOverload
public func round<L: Lanes>(_ x: L) -> L {
    // Adding ½ and truncating would be shorter and wrong: 0.49999997 + 0.5 rounds up to 1. Ties are exact in
    // binary, so they can be found after rounding to even instead: only a tie that went down is exactly ½ above
    // its result.
    let magnitude = abs(x)
    let even = rint(magnitude)
    let away = even.replacing(with: even + 1, where: (magnitude - even) .== 0.5)
    return copysign(away, x)
}

/// The nearest whole number, halves to even.
@inlinable @inline(__always) @_disfavoredOverload
public func rint<L: Lanes>(_ x: L) -> L {
    x.roundedToEven()
}

/// The magnitude of `x` with the sign of `sign`.
@inlinable @inline(__always) @_disfavoredOverload
public func copysign<L: Lanes>(_ x: L, _ sign: L) -> L {
    L(bitPattern: (x.bitPattern & 0x7FFF_FFFF) | (sign.bitPattern & 0x8000_0000))
}
