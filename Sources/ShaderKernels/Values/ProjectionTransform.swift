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

    /// The way back, with m33 = 1 where it is affine; nil where there is none, or where it is not made of numbers
    /// that a `Float` holds.
    public var inverse: ProjectionTransform? {
        // All numbers times the same is the same map. A power of two loses no bit, and keeps products in range.
        let largest = numbers.reduce(0) { max($0, abs($1)) }
        guard largest > 0, largest.isFinite else { return nil }
        let unit = Double(sign: .plus, exponent: largest.exponent, significand: 1)
        let m = map { $0 / unit }
        // The adjugate, divided by what makes the last number, or the determinant, 1.
        var result = ProjectionTransform()
        result.m11 = m.m22 * m.m33 - m.m23 * m.m32
        result.m12 = m.m13 * m.m32 - m.m12 * m.m33
        result.m13 = m.m12 * m.m23 - m.m13 * m.m22
        result.m21 = m.m23 * m.m31 - m.m21 * m.m33
        result.m22 = m.m11 * m.m33 - m.m13 * m.m31
        result.m23 = m.m13 * m.m21 - m.m11 * m.m23
        result.m31 = m.m21 * m.m32 - m.m22 * m.m31
        result.m32 = m.m12 * m.m31 - m.m11 * m.m32
        result.m33 = m.m11 * m.m22 - m.m12 * m.m21
        let determinant = m.m11 * result.m11 + m.m12 * result.m21 + m.m13 * result.m31
        guard determinant != 0 else { return nil }
        // Of an affine map that is turned over, w is negative all over: that is behind the eye, and stays there.
        let isUpright = result.m13 == 0 && result.m23 == 0 && result.m33 * determinant > 0
        let inverse = result.map { $0 / (isUpright ? result.m33 : determinant) }
        return inverse.numbers.allSatisfy { Float($0).isFinite } ? inverse : nil
    }

    private var numbers: [Double] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

    private func map(_ transform: (Double) -> Double) -> ProjectionTransform {
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = (transform(m11), transform(m12), transform(m13))
        (result.m21, result.m22, result.m23) = (transform(m21), transform(m22), transform(m23))
        (result.m31, result.m32, result.m33) = (transform(m31), transform(m32), transform(m33))
        return result
    }

    /// Whether w is 1 everywhere.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
}

extension ProjectionTransform {
    /// The smallest rectangle that holds what this makes of another one. Where a part of that is behind the eye, it has no
    /// bounds, and neither where a number is not finite.
    public func bounds(of rect: Rect) -> Rect {
        let corners = [
            (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY),
        ]
        var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
        for (x, y) in corners {
            let w = m13 * x + m23 * y + m33
            let point = SIMD2(m11 * x + m21 * y + m31, m12 * x + m22 * y + m32) / w
            guard w > 0, point.x.isFinite, point.y.isFinite else {
                return Rect(x: -.infinity, y: -.infinity, width: .infinity, height: .infinity)
            }
            (low, high) = (pointwiseMin(low, point), pointwiseMax(high, point))
        }
        return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
