/// Fetches each pixel from where a projective map points, from the destination to the source.
@frozen
public struct Projection: DistortionKernel, BitwiseCopyable {
    @usableFromInline let x: Row
    @usableFromInline let y: Row
    @usableFromInline let w: Row

    /// What is summed: a·x + b·y + c.
    @frozen @usableFromInline
    struct Row: Sendable, BitwiseCopyable, Equatable {
        @usableFromInline let a, b, c: Float

        @inlinable
        init(_ a: Double, _ b: Double, _ c: Double) {
            (self.a, self.b, self.c) = (Float(a), Float(b), Float(c))
        }

        @inlinable @inline(__always)
        func sum<L: Lanes>(_ point: Point<L>) -> L { point.x * a + point.y * b + c }
    }

    /// - Parameter transform: from the content to where it is seen. One that has no inverse makes every position
    ///   NaN, and the picture clear.
    public init(showing transform: ProjectionTransform) {
        guard let inverse = transform.inverse else {
            (x, y, w) = (Row(.nan, .nan, .nan), Row(.nan, .nan, .nan), Row(0, 0, 1))
            return
        }
        x = Row(inverse.m11, inverse.m21, inverse.m31)
        y = Row(inverse.m12, inverse.m22, inverse.m32)
        w = Row(inverse.m13, inverse.m23, inverse.m33)
    }

    @inlinable public var isIdentity: Bool { x == Row(1, 0, 0) && y == Row(0, 1, 0) && w == Row(0, 0, 1) }

    /// Without a division where none is needed.
    @inlinable public var builtIn: BuiltInDistortion? {
        w == Row(0, 0, 1)
            ? .affine(Affine(a: x.a, b: y.a, c: x.b, d: y.b, tx: x.c, ty: y.c)) : .projection(self)
    }

    @inlinable @inline(__always)
    public func sourcePosition<L: Lanes>(of position: Point<L>) -> Point<L> {
        let w = w.sum(position)
        let isBehind = w .<= 0
        return Point(
            (x.sum(position) / w).replacing(with: .nan, where: isBehind),
            (y.sum(position) / w).replacing(with: .nan, where: isBehind))
    }
}
