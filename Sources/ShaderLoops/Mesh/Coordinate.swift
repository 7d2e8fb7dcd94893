public import ShaderKernels

/// u or v over a triangle: a plane through its corners.
@usableFromInline
struct Coordinate: Sendable {
    private let origin: SIMD2<Double>
    private let value: Double
    private let gradient: SIMD2<Double>
    /// By how much it grows from pixel to pixel.
    @usableFromInline let step: Float
    @usableFromInline let lowest: Float
    @usableFromInline let highest: Float

    /// - Parameters: the values at three positions.
    init(_ values: [Double], at corners: [SIMD2<Double>]) {
        (origin, value) = (corners[0], values[0])
        let (b, c) = (corners[1] - origin, corners[2] - origin)
        let (toB, toC) = (values[1] - value, values[2] - value)
        // By Cramer's rule. A triangle without an area has hardly a pixel, for which any value between will do.
        let area = b.x * c.y - b.y * c.x
        let slope = SIMD2(toB * c.y - toC * b.y, toC * b.x - toB * c.x) / area
        gradient = slope.x.isFinite && slope.y.isFinite ? slope : .zero
        step = Float(gradient.x)
        lowest = Float(min(values[0], values[1], values[2]))
        highest = Float(max(values[0], values[1], values[2]))
    }

    /// At a pixel's centre.
    @usableFromInline
    func value(column: Int32, row: Int32) -> Float {
        let offset = SIMD2(Double(column) + 0.5, Double(row) + 0.5) - origin
        return Float(value + (gradient.x * offset.x + gradient.y * offset.y))
    }

    /// So many pixels to the right of where it is `start`. Slivers have slopes that go anywhere within a pixel, and a number
    /// that is none becomes the lowest.
    @inlinable @inline(__always)
    func values<L: Lanes>(from start: Float, pixels: L) -> L {
        clamp(start + pixels * step, lowest, highest)
    }
}
