/// Changes to the next picture pixel by pixel, in an order that seems to be random.
///
/// Source: FFmpeg, vf_xfade, dissolve, whose numbers are the fractions of large sines; here they are `PixelNoise`.
@frozen
public struct Dissolve: CompositingKernel, BitwiseCopyable {
    /// Pixels whose number is below this have changed, 0…1.
    @usableFromInline let share: Float
    @usableFromInline let noise: PixelNoise

    /// - Parameters:
    ///   - share: of pixels that show the incoming picture, 0…1. NaN counts as 0.
    ///   - seed: another one makes another order.
    ///   - scale: pixels a point, above 0.
    public init(share: Float, seed: UInt32 = 0, scale: Float = 1) {
        self.share = clamp(share, 0, 1)
        noise = PixelNoise(seed: seed, scale: scale)
    }

    @inlinable public var builtIn: BuiltInCompositing? { .dissolve(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of top: RGBA<L>, over bottom: RGBA<L>) -> RGBA<L> {
        bottom.replacing(with: top, where: noise.number(at: position) .< share)
    }
}
