/// Fades from one picture to the next, at once or through a colour.
///
///     mix(mix(outgoing, incoming, share), color, veil)
///
/// Two opaque pictures stay opaque all the way, to the bit, and what both have in common does not change. (Laid over each
/// other with opacities of 1 − t and t they would let a quarter of what is below through in the middle.)
@frozen
public struct CrossFade: CompositingKernel, BitwiseCopyable {
    /// Of the incoming picture in what is not veiled, 0…1.
    @usableFromInline let share: Float
    /// Of the colour, 0…1.
    @usableFromInline let veil: Float
    @usableFromInline let color: RGBA<Float>

    /// - Parameter share: of the incoming picture, which is the top; 0…1, beyond which it is limited. NaN counts as 0.
    public init(share: Float) {
        self.share = clamp(share, 0, 1)
        veil = 0
        color = .clear
    }

    /// Through a colour: the outgoing picture has gone into it after a fifth of the time, while the incoming one takes four
    /// fifths to come out of it.
    ///
    /// Source: FFmpeg, vf_xfade, fadeblack: what is left of the outgoing picture is (1 − t)·(1 − smoothstep(0, ⅕, t)), what
    /// has come of the incoming one t·smoothstep(0, ⅘, t), and the colour is the rest.
    ///
    /// - Parameters:
    ///   - color: as for ``SolidFill``.
    ///   - progress: t, 0…1, beyond which it is limited. NaN counts as 0.
    public init(through color: Color, progress: Float) {
        let progress = clamp(progress, 0, 1)
        let outgoing = (1 - progress) * (1 - smoothstep(0, 0.2, progress))
        let incoming = progress * smoothstep(0, 0.8, progress)
        let both = outgoing + incoming
        share = both > 0 ? incoming / both : 0
        veil = clamp(1 - both, 0, 1)
        self.color = RGBA(color.limited.premultiplied)
    }

    @inlinable public var builtIn: BuiltInCompositing? { .crossFade(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of top: RGBA<L>, over bottom: RGBA<L>) -> RGBA<L> {
        let faded = crossed(bottom, top, L(repeating: share))
        guard veil > 0 else { return faded }
        let color = RGBA(
            L(repeating: color.r), L(repeating: color.g), L(repeating: color.b), L(repeating: color.a))
        return crossed(faded, color, L(repeating: veil))
    }
}
