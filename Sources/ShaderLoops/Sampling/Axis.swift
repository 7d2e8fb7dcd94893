public import ShaderKernels

/// The two columns, or rows, between which a coordinate lies.
@frozen @usableFromInline
struct Axis<L: Lanes> {
    @usableFromInline let low: Tap<L>
    @usableFromInline let high: Tap<L>
    /// How far from `low` to `high`, 0..<1.
    @usableFromInline let fraction: L

    /// - Parameter pixel: a column or row, not necessarily whole, finite or inside. NaN becomes the first one.
    @inlinable @inline(__always)
    init(_ pixel: L, count: Int, isPadded: Bool) {
        let last = Float(count - 1)
        let clamped = isPadded ? clamp(pixel, -1, last + 1) : clamp(pixel, 0, last)
        // `floor`, for the less than 2²² that can be sampled: one bias rounds both signs, and nothing needs putting back.
        let nearest = (clamped + 0x1.8p23) - 0x1.8p23
        let whole = nearest.replacing(with: nearest - 1, where: clamped .< nearest)
        fraction = clamped - whole
        low = Tap(whole, last: last)
        high = Tap(whole + 1, last: last)
    }
}

/// One column, or row, from which pixels are fetched.
@frozen @usableFromInline
struct Tap<L: Lanes> {
    /// Always of the content.
    @usableFromInline let index: L.Bits
    /// False in the padding.
    @usableFromInline let isInside: LaneMask<L.Bits>

    @inlinable @inline(__always)
    init(_ whole: L, last: Float) {
        let inside = clamp(whole, 0, last)
        isInside = inside .== whole
        index = (inside + 0x1p23).bitPattern & 0x7F_FFFF
    }
}
