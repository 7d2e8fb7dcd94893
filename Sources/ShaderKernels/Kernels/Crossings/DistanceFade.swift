/// Fades from one picture to the next, and lets those pixels go ahead whose colours are furthest apart: a pixel has changed
/// once the distance is above 1 − t.
///
///     distance = √((Δr² + Δg² + Δb²) / 3)
///
/// Source: FFmpeg, vf_xfade, distance. There the sum is not divided, so that black and white have changed at once, and alpha
/// counts as a fourth colour. What of premultiplied colours is in their alpha, such as white beside clear, counts here too.
@frozen
public struct DistanceFade: CompositingKernel, BitwiseCopyable {
    /// 0…1.
    @usableFromInline let progress: Float

    /// - Parameter progress: 0…1, beyond which it is limited. NaN counts as 0.
    public init(progress: Float) { self.progress = clamp(progress, 0, 1) }

    @inlinable public var builtIn: BuiltInCompositing? { .distanceFade(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of top: RGBA<L>, over bottom: RGBA<L>) -> RGBA<L> {
        let limit = 3 * (1 - progress) * (1 - progress)
        return mix(bottom, top, L(repeating: progress))
            .replacing(with: top, where: L(repeating: limit) .< squaredChange(from: bottom, to: top))
    }
}

/// Δr² + Δg² + Δb².
@inlinable @inline(__always)
func squaredChange<L: Lanes>(from outgoing: RGBA<L>, to incoming: RGBA<L>) -> L {
    let change = incoming - outgoing
    return change.r * change.r + change.g * change.g + change.b * change.b
}
