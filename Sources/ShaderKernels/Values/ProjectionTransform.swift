/// A projective map of the plane, for points as rows:
///
///     x′ = (m11·x + m21·y + m31) / w
///     y′ = (m12·x + m22·y + m32) / w,   w = m13·x + m23·y + m33
///
/// Points with w ≤ 0 are behind the eye, and nowhere.
public struct ProjectionTransform: Hashable, Sendable, BitwiseCopyable {
    public var m11 = 1.0, m12 = 0.0, m13 = 0.0
    public var m21 = 0.0, m22 = 1.0, m23 = 0.0
    public var m31 = 0.0, m32 = 0.0, m33 = 1.0

    /// The identity.
    public init() {}

    public static func translation(x: Double, y: Double) -> ProjectionTransform {
        var transform = ProjectionTransform()
        (transform.m31, transform.m32) = (x, y)
        return transform
    }

    public static func scale(x: Double, y: Double) -> ProjectionTransform {
        var transform = ProjectionTransform()
        (transform.m11, transform.m22) = (x, y)
        return transform
    }

    /// Clockwise on the screen, y being down.
    public static func rotation(_ angle: Angle) -> ProjectionTransform {
        var transform = ProjectionTransform()
        (transform.m11, transform.m12) = (angle.cosine, angle.sine)
        (transform.m21, transform.m22) = (-angle.sine, angle.cosine)
        return transform
    }

    /// What this does, and then the other.
    public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m11 = m11 * other.m11 + m12 * other.m21 + m13 * other.m31
        result.m12 = m11 * other.m12 + m12 * other.m22 + m13 * other.m32
        result.m13 = m11 * other.m13 + m12 * other.m23 + m13 * other.m33
        result.m21 = m21 * other.m11 + m22 * other.m21 + m23 * other.m31
        result.m22 = m21 * other.m12 + m22 * other.m22 + m23 * other.m32
        result.m23 = m21 * other.m13 + m22 * other.m23 + m23 * other.m33
        result.m31 = m31 * other.m11 + m32 * other.m21 + m33 * other.m31
        result.m32 = m31 * other.m12 + m32 * other.m22 + m33 * other.m32
        result.m33 = m31 * other.m13 + m32 * other.m23 + m33 * other.m33
        return result
    }

    /// The same about a point other than the origin.
    public func around(x: Double, y: Double) -> ProjectionTransform {
        ProjectionTransform.translation(x: -x, y: -y).concatenating(self).concatenating(
            .translation(x: x, y: y))
    }

    /// The way back; nil where there is none, or where it is not made of finite numbers.
    public var inverse: ProjectionTransform? {
        // The adjugate. Dividing it by the determinant keeps w = 1 where it was 1.
        var result = ProjectionTransform()
        result.m11 = m22 * m33 - m23 * m32
        result.m12 = m13 * m32 - m12 * m33
        result.m13 = m12 * m23 - m13 * m22
        result.m21 = m23 * m31 - m21 * m33
        result.m22 = m11 * m33 - m13 * m31
        result.m23 = m13 * m21 - m11 * m23
        result.m31 = m21 * m32 - m22 * m31
        result.m32 = m12 * m31 - m11 * m32
        result.m33 = m11 * m22 - m12 * m21
        let determinant = m11 * result.m11 + m12 * result.m21 + m13 * result.m31
        let factor = 1 / determinant
        result.m11 *= factor
        result.m12 *= factor
        result.m13 *= factor
        result.m21 *= factor
        result.m22 *= factor
        result.m23 *= factor
        result.m31 *= factor
        result.m32 *= factor
        result.m33 *= factor
        let numbers = [
            result.m11, result.m12, result.m13, result.m21, result.m22, result.m23, result.m31, result.m32,
            result.m33,
        ]
        return numbers.allSatisfy { Float($0).isFinite } ? result : nil
    }

    /// Whether w is 1 everywhere.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
}
