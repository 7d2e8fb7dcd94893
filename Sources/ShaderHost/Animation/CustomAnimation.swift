/// How a value gets from where it is to where it shall be.
///
/// An animation starts at zero and moves by `value`, the whole way, as the seconds go by. It is asked frame after frame,
/// with times that never go back.
public protocol CustomAnimation: Hashable, Sendable {
    /// The part of the way that is done at a time; nil when the animation has ended.
    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V?

    /// The speed per second, for an animation that takes over; nil where it is not known.
    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V?

    /// Whether this animation takes the place of another that is still running, and with it the other's clock and state.
    /// If not, both run, the new one from wherever the old one is.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        nil
    }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool { false }
}
