/// Opens or closes on the next picture: from the middle outwards, or from the outside inwards, in a circle or in a slit.
///
/// The edge is soft: as wide as the picture is from its middle outwards, and eased.
///
///     share = smoothstep(0, 1, offset ± d),   d = √((kx·(x − mx))² + (ky·(y − my))²)
///
/// Source: FFmpeg, vf_xfade, circleopen, vertopen and their kin. The middle there is a pixel; here it is the middle, so that
/// what mirrors itself stays so in pictures of even sizes too.
@frozen
public struct Iris: CompositingKernel, BitwiseCopyable {
    /// In points.
    @usableFromInline let middleX, middleY: Float
    /// How far d goes in a point; 0 along a slit.
    @usableFromInline let kx, ky: Float
    @usableFromInline let offset: Float
    @usableFromInline let opens: Bool

    /// What it looks like.
    @frozen
    public enum Opening: Sendable, BitwiseCopyable {
        case circle
        /// As high as the picture; its edges run sideways.
        case verticalSlit
        /// As wide as the picture; its edges run up and down.
        case horizontalSlit
    }

    /// - Parameters:
    ///   - opens: whether it begins in the middle.
    ///   - progress: 0…1, beyond which it is limited. NaN counts as 0.
    ///   - size: of the pictures, in points.
    public init(_ opening: Opening, opens: Bool, progress: Float, size: Size) {
        let t = clamp(progress, 0, 1)
        (middleX, middleY) = (Float(size.width / 2), Float(size.height / 2))
        self.opens = opens
        switch opening {
        case .circle:
            // The edge waits for a sixth of the time, and has passed the corners a sixth before the end.
            offset = 3 * t - (opens ? 0.5 : 1.5)
            let radius = Float((size.width * size.width + size.height * size.height).squareRoot() / 2)
            (kx, ky) = (1 / radius, 1 / radius)
        case .verticalSlit:
            offset = 2 * t - (opens ? 0 : 1)
            (kx, ky) = (1 / middleX, 0)
        case .horizontalSlit:
            offset = 2 * t - (opens ? 0 : 1)
            (kx, ky) = (0, 1 / middleY)
        }
    }

    @inlinable public var builtIn: BuiltInCompositing? { .iris(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of top: RGBA<L>, over bottom: RGBA<L>) -> RGBA<L> {
        let (x, y) = ((position.x - middleX) * kx, (position.y - middleY) * ky)
        let distance = sqrt(x * x + y * y)
        return crossed(bottom, top, smoothstep(0, 1, opens ? offset - distance : offset + distance))
    }
}
