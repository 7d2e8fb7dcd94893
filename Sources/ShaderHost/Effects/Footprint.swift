import ShaderKernels

/// How many source pixels one destination pixel spans, along the source's axes.
///
/// A pixel is seen as a round spot: of one with the variance σ² both ways, what a map with the derivatives J makes
/// has the variances on the diagonal of σ²·J·Jᵀ. So the spans are the lengths
///
///     x = √((∂sx/∂dx)² + (∂sx/∂dy)²),   y = √((∂sy/∂dx)² + (∂sy/∂dy)²)
///
/// which are 1 for every rotation. The spans of the square's bounding box, sums of magnitudes in place of the roots,
/// would be √2 for an eighth of a turn, and soften what is not scaled at all.
struct Footprint: Equatable {
    /// 1 or more: a picture that is enlarged is sampled as it is.
    let x: Double
    let y: Double

    /// - Parameters:
    ///   - inverse: from the destination to the source, in points. Of a projective one the smallest spans of what is
    ///     visible count, so that nothing is softened that is sharp.
    ///   - source, destination: the pictures' sizes, in points.
    init(of inverse: ProjectionTransform, source: Size, destination: Size) {
        // Everywhere the same where w is.
        let isAffine = inverse.m13 == 0 && inverse.m23 == 0
        let places = isAffine ? [(x: 0, y: 0)] : inverse.visiblePart(of: source, in: destination)
        var (x, y) = (Double.infinity, Double.infinity)
        for place in places {
            let w = inverse.m13 * place.x + inverse.m23 * place.y + inverse.m33
            guard w > 0 else { continue }
            // The derivatives of a quotient.
            let sx = (inverse.m11 * place.x + inverse.m21 * place.y + inverse.m31) / w
            let sy = (inverse.m12 * place.x + inverse.m22 * place.y + inverse.m32) / w
            x = min(x, Self.length(inverse.m11 - sx * inverse.m13, inverse.m21 - sx * inverse.m23) / w)
            y = min(y, Self.length(inverse.m12 - sy * inverse.m13, inverse.m22 - sy * inverse.m23) / w)
        }
        self.x = Self.settled(x)
        self.y = Self.settled(y)
    }

    /// - Parameter size: of both pictures, in points.
    init(of inverse: ProjectionTransform, size: Size) {
        self.init(of: inverse, source: size, destination: size)
    }

    private static func length(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }

    /// What differs from 1 by rounding is 1; what is not finite, where nothing can be seen, counts as 1 too.
    private static func settled(_ span: Double) -> Double {
        span.isFinite && span > 1 + 0x1p-20 ? span : 1
    }
}

extension ProjectionTransform {
    /// The corners of that part of a destination which shows something of the source: the destination's rectangle,
    /// cut by the four lines that this map takes to the source's edges. Its own corners will not do: far away from
    /// content that is small and in perspective, spans are of any size.
    ///
    /// - Parameters: their sizes, in points.
    fileprivate func visiblePart(of source: Size, in destination: Size) -> [(x: Double, y: Double)] {
        var corners = [
            (x: 0, y: 0), (x: destination.width, y: 0), (x: destination.width, y: destination.height),
            (x: 0, y: destination.height),
        ]
        // 0 ≤ x′ ≤ width, times w, is linear: so much is a place inside of each edge.
        let edges = [
            (m11, m21, m31),
            (source.width * m13 - m11, source.width * m23 - m21, source.width * m33 - m31),
            (m12, m22, m32),
            (source.height * m13 - m12, source.height * m23 - m22, source.height * m33 - m32),
        ]
        for (a, b, c) in edges {
            let distances = corners.map { a * $0.x + b * $0.y + c }
            var inside: [(x: Double, y: Double)] = []
            for index in corners.indices {
                let next = (index + 1) % corners.count
                let (start, end) = (corners[index], corners[next])
                if distances[index] >= 0 { inside.append(start) }
                guard (distances[index] < 0) != (distances[next] < 0) else { continue }
                let fraction = distances[index] / (distances[index] - distances[next])
                inside.append((start.x + (end.x - start.x) * fraction, start.y + (end.y - start.y) * fraction))
            }
            corners = inside
        }
        return corners
    }
}
