public import ShaderKernels

/// How points and pixels relate at a display scale: pixel (i, j) has its centre at ((i + ½)/s, (j + ½)/s) (C3).
@frozen
public struct PixelGrid: Sendable {
    /// Pixels a point.
    public let scale: Float
    @usableFromInline let pointsPerPixel: Float
    /// Whether multiplying by `pointsPerPixel` is dividing by `scale`, to the bit: for powers of two.
    @usableFromInline let isExact: Bool

    /// The largest width and height that can be sampled, in pixels: half of 2²³, up to which a float still has
    /// the ½ that a pixel's centre ends in.
    public static var maximumSampledSize: Int { 1 << 22 }

    public init(scale: Float) {
        self.scale = scale
        pointsPerPixel = 1 / scale
        isExact = scale.significand == 1
    }

    /// The centre of a pixel, from its column or row, in points.
    @inlinable @inline(__always)
    func center<L: Lanes>(of pixel: L) -> L {
        // A division costs as much as all else that a cheap kernel does, hence the exception.
        isExact ? (pixel + 0.5) * pointsPerPixel : (pixel + 0.5) / scale
    }

    /// The column or row at a coordinate in points: a whole number exactly at a pixel's centre, fractions
    /// between.
    @inlinable @inline(__always)
    func pixel<L: Lanes>(at coordinate: L) -> L {
        if isExact { return coordinate * scale - 0.5 }
        // Dividing by the scale and multiplying again can miss the centre by an ulp or two, which would mix in
        // a trace of the neighbour (C4). Rounding errs by at most 2⁻²³ of the product here, so what is closer
        // than twice that is the centre.
        let product = coordinate * scale
        let pixel = product - 0.5
        let nearest = rint(pixel)
        return pixel.replacing(with: nearest, where: abs(pixel - nearest) .<= abs(product) * 0x1p-22)
    }
}
