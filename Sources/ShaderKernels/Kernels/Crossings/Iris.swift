/// Opens or closes on the next picture: from the middle outwards, or from the outside inwards, in a circle or in a slit.
///
/// The edge is soft, σ of the way from the middle to the farthest place, and eased.
///
///     share = smoothstep(0, 1, (offset ± d) / σ),   d = √((kx·(x − mx))² + (ky·(y − my))²)
///
/// Source: FFmpeg, vf_xfade, circleopen, vertopen and their kin, which is that for σ = 1. The middle there is a pixel; here it
/// is the middle, so that what mirrors itself stays so in pictures of even sizes too.
@frozen
public struct Iris: CompositingKernel, BitwiseCopyable {
    /// In points.
    @usableFromInline let middleX, middleY: Float
    /// How far d/σ goes in a point; 0 along a slit.
    @usableFromInline let kx, ky: Float
    /// offset/σ.
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
    ///   - softness: σ. Less than a pixel counts as a pixel, NaN too, and more than 10⁶ as that.
    ///   - center: where it opens from, or closes to. NaN counts as the middle.
    ///   - scale: pixels a point, above 0.
    public init(
        _ opening: Opening, opens: Bool, progress: Float, size: Size, softness: Double = 1,
        center: UnitPoint = .center, scale: Float = 1
    ) {
        let t = clamp(progress, 0, 1)
        let middle = Middle(center, of: size)
        (middleX, middleY) = (Float(middle.x), Float(middle.y))
        self.opens = opens
        let reach =
            switch opening {
            case .circle: middle.radius
            case .verticalSlit: middle.reachX
            case .horizontalSlit: middle.reachY
            }
        let width = min(max(softness > 0 ? softness : 0, 1 / (reach * Double(scale))), 1e6)
        let soft = Float(width)
        switch opening {
        case .circle:
            // The edge waits for a sixth of the time, and has passed the corners a sixth before the end.
            offset = ((1 + soft) * (1.5 * t) - (opens ? 0.25 + 0.25 * soft : 1.25 + 0.25 * soft)) / soft
        case .verticalSlit, .horizontalSlit:
            offset = ((1 + soft) * t - (opens ? 0 : 1)) / soft
        }
        let slope = Float(1) / Float(reach * width)
        (kx, ky) = (opening == .horizontalSlit ? 0 : slope, opening == .verticalSlit ? 0 : slope)
    }

    @inlinable public var builtIn: BuiltInCompositing? { .iris(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of top: RGBA<L>, over bottom: RGBA<L>) -> RGBA<L> {
        let (x, y) = ((position.x - middleX) * kx, (position.y - middleY) * ky)
        let distance = sqrt(x * x + y * y)
        return crossed(bottom, top, smoothstep(0, 1, opens ? offset - distance : offset + distance))
    }
}
