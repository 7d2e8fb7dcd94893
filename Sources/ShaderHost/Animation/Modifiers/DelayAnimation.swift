/// An animation that starts later.
struct DelayAnimation: CustomAnimation {
    let base: Animation
    let delay: Double

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: delayed(time), context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        time < delay ? .zero : base.velocity(value: value, time: delayed(time), context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        guard let previous = previous.base as? DelayAnimation, previous.delay == delay else { return false }
        return base.shouldMerge(
            previous: previous.base, value: value, time: delayed(time), context: &context)
    }

    private func delayed(_ time: Double) -> Double { max(0, time - delay) }
}

extension Animation {
    /// The same, later. What a delay does not reach in any time never starts.
    ///
    /// - Parameter delay: in seconds. Below 0 the animation starts so far into it; NaN counts as 0.
    public func delay(_ delay: Double) -> Animation {
        Animation(DelayAnimation(base: self, delay: delay.isNaN ? 0 : delay))
    }
}
