// Shapes and sums: Porter and Duff's operators, and Core Graphics' two sums.

extension Blend {
    @inlinable @inline(__always)
    static func normal<L: Lanes>(_ top: RGBA<L>, _ bottom: RGBA<L>) -> RGBA<L> {
        bottom * (1 - top.a) + top
    }

    /// The bottom keeps its shape, whatever the rounding of its two shares.
    @inlinable @inline(__always)
    static func sourceAtop<L: Lanes>(_ top: RGBA<L>, _ bottom: RGBA<L>) -> RGBA<L> {
        let sum = top * bottom.a + bottom * (1 - top.a)
        return RGBA(sum.r, sum.g, sum.b, bottom.a)
    }

    @inlinable @inline(__always)
    static func destinationOut<L: Lanes>(_ top: RGBA<L>, _ bottom: RGBA<L>) -> RGBA<L> {
        bottom * (1 - top.a)
    }

    /// R = MIN(1, S + D), of premultiplied colours and of alpha.
    @inlinable @inline(__always)
    static func plusLighter<L: Lanes>(_ top: RGBA<L>, _ bottom: RGBA<L>) -> RGBA<L> {
        (top + bottom).map { min($0, L(repeating: 1)) }
    }

    /// R = MAX(0, 1 − ((1 − D) + (1 − S))) = MAX(0, S + D − 1), which says nothing of alpha. With 1 in place of it, a
    /// layer that is nowhere would still take all light away. So what is taken is what the alphas exceed 1 by together,
    /// and alpha is their sum up to 1: the documented result where both are opaque, none where one is clear.
    @inlinable @inline(__always)
    static func plusDarker<L: Lanes>(_ top: RGBA<L>, _ bottom: RGBA<L>) -> RGBA<L> {
        let sum = top + bottom
        let overlap = max(sum.a - 1, L(repeating: 0))
        let light = sum.map { max($0 - overlap, L(repeating: 0)) }
        return RGBA(light.r, light.g, light.b, min(sum.a, L(repeating: 1)))
    }
}
