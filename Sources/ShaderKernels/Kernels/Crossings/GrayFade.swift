/// Fades from one picture to the next while both are without colour: the outgoing picture loses it in the first fifth of the
/// time, the incoming one gains it in the last four fifths.
///
/// A grey is the mean of red, green and blue, as ``Gray`` has it.
///
/// Source: FFmpeg, vf_xfade, fadegrays, as it is for red, green and blue. There the greys are whole numbers.
@frozen
public struct GrayFade: CompositingKernel, BitwiseCopyable {
    /// Of the incoming picture, 0…1.
    @usableFromInline let share: Float
    /// How much of their colour is left, 0…1.
    @usableFromInline let outgoingColor, incomingColor: Float

    /// - Parameter progress: 0…1, beyond which it is limited. NaN counts as 0.
    public init(progress: Float) {
        share = clamp(progress, 0, 1)
        outgoingColor = 1 - smoothstep(0, 0.2, share)
        incomingColor = smoothstep(0, 0.8, share)
    }

    @inlinable public var builtIn: BuiltInCompositing? { .grayFade(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of top: RGBA<L>, over bottom: RGBA<L>) -> RGBA<L> {
        mix(
            mix(Gray().color(at: position, of: bottom), bottom, L(repeating: outgoingColor)),
            mix(Gray().color(at: position, of: top), top, L(repeating: incomingColor)),
            L(repeating: share))
    }
}
