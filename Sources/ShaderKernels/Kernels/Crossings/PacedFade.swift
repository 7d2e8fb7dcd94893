/// Fades from one picture to the next, each pixel at a pace of its own: of the first one there is still
///
///     fast: (1 − t)^(1 + ln(1 + d)),   slow: (1 − t)^(1 + ln(2 − d))
///
/// with d the distance of its colours, as in ``DistanceFade``, up to 1. So the pixels that change most go ahead in a fast
/// fade, and come last in a slow one.
///
/// Source: FFmpeg, vf_xfade, fadefast and fadeslow. There each channel goes at the pace of its own change, which lets
/// colours stray from the line between the two, and premultiplied ones beyond their alpha.
@frozen
public struct PacedFade: CompositingKernel, BitwiseCopyable {
    /// 1 − t, and its logarithm: (1 − t)^(1 + ln m) = (1 − t)·m^ln(1 − t).
    @usableFromInline let left, exponent: Float
    @usableFromInline let isFast: Bool

    /// - Parameters:
    ///   - isFast: whether what changes most goes ahead.
    ///   - progress: 0…1, beyond which it is limited. NaN counts as 0.
    public init(isFast: Bool, progress: Float) {
        left = 1 - clamp(progress, 0, 1)
        exponent = Float(max(logarithm(Double(left)), -100))
        self.isFast = isFast
    }

    @inlinable public var builtIn: BuiltInCompositing? { .pacedFade(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of top: RGBA<L>, over bottom: RGBA<L>) -> RGBA<L> {
        let distance = clamp(sqrt(squaredChange(from: bottom, to: top) / 3), 0, 1)
        return crossed(bottom, top, 1 - power(isFast ? 1 + distance : 2 - distance, exponent) * left)
    }
}
