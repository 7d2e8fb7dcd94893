/// Shows the next picture behind a hand that goes round the middle once, clockwise from twelve o'clock.
///
/// The hand's edge is soft, σ of a turn wide, and eased. It begins before twelve and ends after it, so that no picture is
/// left.
///
///     share = smoothstep(0, 1, (t·(1 + σ) − c) / σ),   c the pixel's turn from twelve
///
/// Source: FFmpeg, vf_xfade, radial, with σ a radian, whose hand stands still for a tenth of the time and stops before the edge has passed.
@frozen
public struct Sweep: CompositingKernel, BitwiseCopyable {
    /// In points.
    @usableFromInline let middleX, middleY: Float
    /// Where the edge begins, in turns.
    @usableFromInline let front: Float
    @usableFromInline let softness: Float

    /// A radian, in turns.
    public static let radian = 0.159_154_94

    /// - Parameters:
    ///   - progress: 0…1, beyond which it is limited. NaN counts as 0.
    ///   - size: of the pictures, in points.
    ///   - softness: σ, in turns. Less than a pixel at the farthest corner counts as that, NaN too, and more than 10⁶ as that.
    ///   - center: what the hand goes round. NaN counts as the middle.
    ///   - scale: pixels a point, above 0.
    public init(
        progress: Float, size: Size, softness: Double = radian, center: UnitPoint = .center, scale: Float = 1
    ) {
        let middle = Middle(center, of: size)
        (middleX, middleY) = (Float(middle.x), Float(middle.y))
        let pixel = 1 / (2 * .pi * middle.radius * Double(scale))
        self.softness = Float(min(max(softness > 0 ? softness : 0, pixel), 1e6))
        front = clamp(progress, 0, 1) * (1 + self.softness)
    }

    @inlinable public var builtIn: BuiltInCompositing? { .sweep(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of top: RGBA<L>, over bottom: RGBA<L>) -> RGBA<L> {
        // Turned by a quarter, so that twelve o'clock is along x.
        let turned = turn(of: Point(middleY - position.y, position.x - middleX))
        return crossed(bottom, top, smoothstep(0, softness, front - turned))
    }
}
