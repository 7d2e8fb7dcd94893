// Modes that make each channel of the same channel of both layers: B(Cb, Cs) where they overlap.
//
// Colours come premultiplied, s = αs·Cs and b = αb·Cb, and what is needed is αs·αb·B. Written that way most divisions by
// alpha cancel: αs·αb·Cs = s·αb, and so on. Where a layer is clear, every mode comes to 0.

extension Blend {
    /// s·(1 − αb) + b·(1 − αs) + αs·αb·B, and αs + αb·(1 − αs), which is exactly 1 where either is.
    @inlinable @inline(__always)
    static func separable<L: Lanes>(
        _ top: RGBA<L>, _ bottom: RGBA<L>, _ overlap: (_ s: L, _ b: L, _ sa: L, _ ba: L) -> L
    ) -> RGBA<L> {
        composite(
            top, bottom, overlap(top.r, bottom.r, top.a, bottom.a), overlap(top.g, bottom.g, top.a, bottom.a),
            overlap(top.b, bottom.b, top.a, bottom.a))
    }

    @inlinable @inline(__always)
    static func composite<L: Lanes>(_ top: RGBA<L>, _ bottom: RGBA<L>, _ r: L, _ g: L, _ b: L) -> RGBA<L> {
        let (topAlone, bottomAlone) = (1 - bottom.a, 1 - top.a)
        return RGBA(
            top.r * topAlone + bottom.r * bottomAlone + r, top.g * topAlone + bottom.g * bottomAlone + g,
            top.b * topAlone + bottom.b * bottomAlone + b, top.a + bottom.a * bottomAlone)
    }

    /// Cs·Cb
    @inlinable @inline(__always)
    static func multiply<L: Lanes>(_ s: L, _ b: L, _ sa: L, _ ba: L) -> L { s * b }

    /// Cs + Cb − Cs·Cb
    @inlinable @inline(__always)
    static func screen<L: Lanes>(_ s: L, _ b: L, _ sa: L, _ ba: L) -> L { s * ba + b * sa - s * b }

    /// Multiplies with the doubled top where that is dark, and screens with what it exceeds 1 by where it is light:
    /// 2·Cs·Cb, or 1 − 2·(1 − Cs)·(1 − Cb).
    @inlinable @inline(__always)
    static func hardLight<L: Lanes>(_ s: L, _ b: L, _ sa: L, _ ba: L) -> L {
        let screened: L = sa * ba - 2 * ((sa - s) * (ba - b))
        return screened.replacing(with: 2 * (s * b), where: 2 * s .<= sa)
    }

    /// The same with the layers exchanged.
    @inlinable @inline(__always)
    static func overlay<L: Lanes>(_ s: L, _ b: L, _ sa: L, _ ba: L) -> L { hardLight(b, s, ba, sa) }

    @inlinable @inline(__always)
    static func darken<L: Lanes>(_ s: L, _ b: L, _ sa: L, _ ba: L) -> L { min(s * ba, b * sa) }

    @inlinable @inline(__always)
    static func lighten<L: Lanes>(_ s: L, _ b: L, _ sa: L, _ ba: L) -> L { max(s * ba, b * sa) }

    /// |Cs − Cb|
    @inlinable @inline(__always)
    static func difference<L: Lanes>(_ s: L, _ b: L, _ sa: L, _ ba: L) -> L { abs(s * ba - b * sa) }

    /// Cs + Cb − 2·Cs·Cb
    @inlinable @inline(__always)
    static func exclusion<L: Lanes>(_ s: L, _ b: L, _ sa: L, _ ba: L) -> L { s * ba + b * sa - 2 * (s * b) }

    /// min(1, Cb/(1 − Cs)); 1 from a white top on, and 0 of a black bottom even then. A bottom below black counts as
    /// black.
    @inlinable @inline(__always)
    static func colorDodge<L: Lanes>(_ s: L, _ b: L, _ sa: L, _ ba: L) -> L {
        let white = sa * ba
        let dodged = min(b * sa * sa / (sa - s), white).replacing(with: white, where: sa .<= s)
        return dodged.replacing(with: 0, where: b .<= 0)
    }

    /// 1 − min(1, (1 − Cb)/Cs); 0 from a black top down, and 1 of a white bottom even then. A bottom beyond white
    /// counts as white.
    @inlinable @inline(__always)
    static func colorBurn<L: Lanes>(_ s: L, _ b: L, _ sa: L, _ ba: L) -> L {
        let white = sa * ba
        let burnt = (white - min((ba - b) * sa * sa / s, white)).replacing(with: 0, where: s .<= 0)
        return burnt.replacing(with: white, where: ba .<= b)
    }

    /// Cb − (1 − 2·Cs)·Cb·(1 − Cb) where the top is dark, Cb + (2·Cs − 1)·(D(Cb) − Cb) where it is light, with
    /// D(x) = ((16·x − 12)·x + 4)·x up to ¼, and √x from there on.
    ///
    /// The curves need the bottom's own colour, and take it for 0…1: beyond, there is no root, or no meaning.
    @inlinable @inline(__always)
    static func softLight<L: Lanes>(_ s: L, _ b: L, _ sa: L, _ ba: L) -> L {
        let color = clamp(b / ba, 0, 1)  // 0 where there is none, 0/0 being NaN
        let polynomial: L = (16 * color - 12) * color + 4
        let curve = sqrt(color).replacing(with: polynomial * color, where: color .<= 0.25)
        let (light, dark): (L, L) = (ba * curve - b, b * (1 - color))
        let change = light.replacing(with: dark, where: 2 * s .<= sa)
        return b * sa + (2 * s - sa) * change
    }
}
