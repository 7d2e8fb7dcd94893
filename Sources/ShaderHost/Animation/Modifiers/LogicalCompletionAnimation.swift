/// An animation that counts as done after a time.
struct LogicalCompletionAnimation: CustomAnimation {
    let base: Animation
    let duration: Double

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        let moved = base.animate(value: value, time: time, context: &context)
        if time >= duration { context.isLogicallyComplete = true }
        return moved
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        guard let previous = previous.base as? LogicalCompletionAnimation else { return false }
        return base.shouldMerge(previous: previous.base, value: value, time: time, context: &context)
    }
}

extension Animation {
    /// The same, but it counts as done after a time, if it does not before. It goes on to its end all the same.
    ///
    /// - Parameter duration: in seconds; NaN is never.
    public func logicallyComplete(after duration: Double) -> Animation {
        Animation(LogicalCompletionAnimation(base: self, duration: duration))
    }
}
