/// A gradient along a line, the same across it.
///
///     t = ½ + (p − m)·(e − s)/|e − s|²,   m = (s + e)/2
///
/// Counted from the middle, so that pixels that mirror each other about it have t and 1 − t. The error of t is below 2⁻²¹
/// times the largest coordinate in lengths of the gradient: 5·10⁻⁷ where it is as long as the picture, at 16 384 points as
/// at 16, which is an 8000th of a step of 8 bits.
@frozen
public struct LinearFill: FillKernel, BitwiseCopyable {
    @usableFromInline let ramp: GradientRamp.Pieces
    /// In points.
    @usableFromInline let middleX, middleY: Float
    /// How far t goes in a point.
    @usableFromInline let slopeX, slopeY: Float
    /// t in the middle.
    @usableFromInline let offset: Float

    /// - Parameters:
    ///   - ramp: must outlive the kernel.
    ///   - start: where t is 0, in points.
    ///   - end: where t is 1. Where it is the start too (closer than 10⁻³⁰ points), or where a coordinate is not finite
    ///     or beyond 10³⁰, there is no line, and the last colour is everywhere.
    public init(_ ramp: GradientRamp, from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
        self.ramp = ramp.pieces
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        let isLine = square >= 1e-60 && [start.x, start.y, end.x, end.y].allSatisfy { abs($0) <= 1e30 }
        middleX = isLine ? Float((start.x + end.x) / 2) : 0
        middleY = isLine ? Float((start.y + end.y) / 2) : 0
        slopeX = isLine ? Float(dx / square) : 0
        slopeY = isLine ? Float(dy / square) : 0
        offset = isLine ? 0.5 : .infinity
    }

    @inlinable public var builtIn: BuiltInFill? { .linear(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>) -> RGBA<L> {
        let along = (position.x - middleX) * slopeX
        // Left out where it is nothing, so that rows are seen to be all the same.
        return ramp.color(at: (slopeY == 0 ? along : along + (position.y - middleY) * slopeY) + offset)
    }
}
