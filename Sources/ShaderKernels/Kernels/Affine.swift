/// Moves, turns, scales and shears: the source position is an affine function of the destination's.
///
///     x′ = a·x + c·y + tx
///     y′ = b·x + d·y + ty
///
/// The letters are Core Graphics' own. As every distortion this goes from the destination to the source: to turn
/// a picture clockwise, positions are turned back.
@frozen
public struct Affine: DistortionKernel, BitwiseCopyable {
    public var a, b, c, d: Float
    /// In points.
    public var tx, ty: Float

    @inlinable
    public init(a: Float, b: Float, c: Float, d: Float, tx: Float, ty: Float) {
        (self.a, self.b, self.c, self.d) = (a, b, c, d)
        (self.tx, self.ty) = (tx, ty)
    }

    @inlinable public var isIdentity: Bool {
        a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0
    }
    @inlinable public var builtIn: BuiltInDistortion? { .affine(self) }

    @inlinable @inline(__always)
    public func sourcePosition<L: Lanes>(of position: Point<L>) -> Point<L> {
        // What is multiplied by 0 is left out, so that it shows where columns and rows go their own ways: those are
        // sampled much faster.
        Point(
            c == 0 ? position.x * a + tx : position.x * a + position.y * c + tx,
            b == 0 ? position.y * d + ty : position.x * b + position.y * d + ty)
    }
}

extension Affine {
    /// Turns the picture clockwise on the screen, y being down, about a point that stays where it is.
    ///
    /// - Parameters:
    ///   - angle: quarter turns are exact. What is not finite makes every position NaN, and the picture clear.
    ///   - center: in points.
    public init(rotatingBy angle: Angle, around center: Point<Float>) {
        let (cosine, sine) = (Float(angle.cosine), Float(angle.sine))
        self.init(
            a: cosine, b: -sine, c: sine, d: cosine,
            tx: center.x - (cosine * center.x + sine * center.y),
            ty: center.y - (cosine * center.y - sine * center.x))
    }

    public static let rotationDescription = KernelDescription(
        name: "rotation", kind: .distortion,
        summary: "turns clockwise about the middle, by the angle times the phase",
        parameters: [
            .phase,
            KernelParameter(
                name: "angle", summary: "how far it turns at phase 1", unit: "degrees", range: -360...360,
                defaultValue: 30),
        ])
}
