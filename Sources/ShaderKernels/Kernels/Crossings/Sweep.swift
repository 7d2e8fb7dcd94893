/// Shows the next picture behind a hand that goes round the middle once, clockwise from twelve o'clock.
///
/// The hand's edge is soft, a radian wide, and eased. It begins before twelve and ends after it, so that no picture is left.
///
///     share = smoothstep(0, 1, (t·(1 + s) − c) / s),   c the pixel's turn from twelve, s = 1/2π
///
/// Source: FFmpeg, vf_xfade, radial, whose hand stands still for a tenth of the time and stops before the edge has passed.
@frozen
public struct Sweep: CompositingKernel, BitwiseCopyable {
    /// In points.
    @usableFromInline let middleX, middleY: Float
    /// Where the edge begins, in turns.
    @usableFromInline let front: Float

    /// A radian, in turns.
    @usableFromInline static let softness: Float = 0.159_154_94

    /// - Parameters:
    ///   - progress: 0…1, beyond which it is limited. NaN counts as 0.
    ///   - size: of the pictures, in points.
    public init(progress: Float, size: Size) {
        (middleX, middleY) = (Float(size.width / 2), Float(size.height / 2))
        front = clamp(progress, 0, 1) * (1 + Self.softness)
    }

    @inlinable public var builtIn: BuiltInCompositing? { .sweep(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of top: RGBA<L>, over bottom: RGBA<L>) -> RGBA<L> {
        // Turned by a quarter, so that twelve o'clock is along x.
        let turned = turn(of: Point(middleY - position.y, position.x - middleX))
        return crossed(bottom, top, smoothstep(0, Self.softness, front - turned))
    }
}
