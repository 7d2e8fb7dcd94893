public import ShaderKernels

/// u or v over a triangle: a plane through its corners.
@usableFromInline
struct Coordinate: Sendable {
    @usableFromInline let origin: SIMD2<Double>
    @usableFromInline let value: Double
    @usableFromInline let gradient: SIMD2<Double>
    /// By how much it grows from pixel to pixel.
    @usableFromInline let step: Float
    @usableFromInline let lowest: Float
    @usableFromInline let highest: Float

    /// - Parameters: three positions, and the values there.
    init(
        at a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, values atA: Double, _ atB: Double,
        _ atC: Double
    ) {
        (origin, value) = (a, atA)
        let (toB, toC) = (b - a, c - a)
        let (riseToB, riseToC) = (atB - atA, atC - atA)
        // By Cramer's rule. A triangle without an area has hardly a pixel, for which any value between will do.
        let area = toB.x * toC.y - toB.y * toC.x
        let slope = SIMD2(riseToB * toC.y - riseToC * toB.y, riseToC * toB.x - riseToB * toC.x) / area
        gradient = slope.x.isFinite && slope.y.isFinite ? slope : .zero
        step = Float(gradient.x)
        lowest = Float(min(atA, atB, atC))
        highest = Float(max(atA, atB, atC))
    }

    /// At a pixel's centre.
    @inlinable @inline(__always)
    func value(column: Int, row: Int) -> Float {
        let (x, y) = (Double(column) + 0.5 - origin.x, Double(row) + 0.5 - origin.y)
        return Float(value + (gradient.x * x + gradient.y * y))
    }

    /// So many pixels to the right of where it is `start`. Slivers have slopes that go anywhere within a pixel, and a number
    /// that is none becomes the lowest.
    @inlinable @inline(__always)
    func values<L: Lanes>(from start: Float, pixels: L) -> L {
        clamp(start + pixels * step, lowest, highest)
    }
}
