/// Blows the first picture away, line by line: each has a soft edge of its own, some of them ahead of the others.
///
///     f = (1 − σ)·x + σ·(1 − r),  with x what is left of the way, 0…1, and r the line's own number
///
/// and `Front` along f. Source: FFmpeg, vf_xfade, hlwind and its kin, which is that for σ = ⅕, and whose numbers are the
/// fractions of large sines; here they are `PixelNoise`.
@frozen
public struct Wind: CompositingKernel, BitwiseCopyable {
    @usableFromInline let way: Way
    @usableFromInline let front: Front
    @usableFromInline let noise: PixelNoise
    /// σ.
    @usableFromInline let softness: Float
    @usableFromInline let isVertical: Bool

    /// - Parameters:
    ///   - heading: which way the wind blows.
    ///   - isVertical: whether that is up or down, and not left or right.
    ///   - progress: 0…1, beyond which it is limited. NaN counts as 0.
    ///   - size: of the pictures, in points.
    ///   - softness: how wide the edges are, and how far they lie apart at most; as a share of the picture, up to 1.
    ///   - seed: another one puts other lines ahead.
    ///   - scale: pixels a point, above 0.
    public init(
        _ heading: Wipe.Heading, isVertical: Bool, progress: Float, size: Size, softness: Double = 0.2,
        seed: UInt32 = 0, scale: Float = 1
    ) {
        let points = isVertical ? size.height : size.width
        let width = softness > 0 ? min(softness, 1) : 0
        way = Way(heading, length: points)
        front = Front(progress: progress, softness: width, pixel: 1 / (points * Double(scale)))
        noise = PixelNoise(seed: seed, scale: scale)
        self.softness = Float(width)
        self.isVertical = isVertical
    }

    @inlinable public var builtIn: BuiltInCompositing? { .wind(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of top: RGBA<L>, over bottom: RGBA<L>) -> RGBA<L> {
        let (along, across) = isVertical ? (position.y, position.x) : (position.x, position.y)
        let number = noise.number(at: Point(L(repeating: 0), across))
        return crossed(
            bottom, top, front.share(at: mix(way.left(at: along), 1 - number, L(repeating: softness))))
    }
}
