public import ShaderKernels

/// Where a coordinate lies along one axis of a layer: between which columns, or rows, and how much of it
/// inside.
@frozen @usableFromInline
struct Axis<L: Lanes> {
    /// The first of the two columns, always one of the content.
    @usableFromInline let index: L.Bits
    /// How far from the first column to the second, 0…1.
    @usableFromInline let fraction: L
    /// How much of the coordinate's pixel is content rather than padding, 0…1. 0 where the coordinate is NaN or
    /// infinite.
    @usableFromInline let coverage: L

    /// - Parameters:
    ///   - coordinate: in points, of any value.
    ///   - count: of columns, or rows.
    @inlinable @inline(__always)
    init(_ coordinate: L, on grid: PixelGrid, count: Int, isPadded: Bool) {
        let pixel = grid.pixel(at: coordinate)
        let last = L(repeating: Float(count - 1))
        let clamped = min(max(pixel, L(repeating: 0)), last)
        // At the very last column the second of the two would be outside; there the pair is the one before, at
        // fraction 1.
        let first = min(floor(clamped), L(repeating: Float(max(count - 2, 0))))
        fraction = clamped - first
        index = (first + 0x1p23).bitPattern & 0x7F_FFFF

        // Interpolating towards a clear pixel is scaling down: in the padding, and in the half pixel before it,
        // the layer is its smeared edge times what is left of it. Infinities have nothing left, and `clamp`
        // makes nothing of NaN.
        coverage =
            isPadded
            ? clamp(min(pixel + 1, Float(count) - pixel), 0, 1)
            : L(repeating: 0).replacing(with: 1, where: abs(coordinate) .< .infinity)
    }
}
