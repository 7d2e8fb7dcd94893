/// A gradient from a circle to another about the same centre.
///
///     t = (|p − c| − r₀)/(r₁ − r₀)
///
/// Pixels that mirror each other about the centre have the same t, to the bit. The distance is off by less than 2⁻²² of the
/// largest coordinate: 0.004 points at 16 384.
@frozen
public struct RadialFill: FillKernel, BitwiseCopyable {
    @usableFromInline let ramp: GradientRamp.Pieces
    /// In points.
    @usableFromInline let centerX, centerY: Float
    @usableFromInline let startRadius: Float
    /// How far t goes in a point.
    @usableFromInline let slope: Float

    /// - Parameters:
    ///   - ramp: must outlive the kernel.
    ///   - center: in points.
    ///   - startRadius: where t is 0, in points; at the centre it already is more where this is negative.
    ///   - endRadius: where t is 1; less than the start turns the gradient round. Where it is the start too there is an
    ///     edge: the first colour up to there, the last one beyond. What is not finite, or beyond 10³⁰, makes no circle, and
    ///     the last colour is everywhere.
    public init(
        _ ramp: GradientRamp, center: (x: Double, y: Double), startRadius: Double, endRadius: Double
    ) {
        self.ramp = ramp.pieces
        let isRadial = [center.x, center.y, startRadius, endRadius].allSatisfy { abs($0) <= 1e30 }
        centerX = isRadial ? Float(center.x) : 0
        centerY = isRadial ? Float(center.y) : 0
        self.startRadius = isRadial ? Float(startRadius) : -.infinity
        slope = isRadial ? Float(min(max(1 / (endRadius - startRadius), -1e30), 1e30)) : 1
    }

    @inlinable public var builtIn: BuiltInFill? { .radial(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>) -> RGBA<L> {
        let (x, y) = (position.x - centerX, position.y - centerY)
        return ramp.color(at: (sqrt(x * x + y * y) - startRadius) * slope)
    }
}
