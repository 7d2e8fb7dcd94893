/// Where a fluid spring is between two frames.
struct FluidSpringState<V: VectorArithmetic>: AnimationStateKey {
    var offset = V.zero
    var velocity = V.zero
    var acceleration = V.zero
    /// What the steps have come to.
    var time = 0.0
    /// When the spring took over.
    var start = 0.0
    /// What the response of the spring before had more.
    var blend = 0.0

    static var defaultValue: Self { Self() }

    mutating func step(
        by duration: Double, target: V, spring: (stiffness: Double, damping: Double)
    ) {
        let push = velocity + acceleration.scaled(by: duration / 2)
        offset += push.scaled(by: duration)
        acceleration = (target - offset).scaled(by: spring.stiffness) - push.scaled(by: spring.damping)
        velocity = push + acceleration.scaled(by: duration / 2)
        // After a million years a step is lost in the time's rounding, and steps would have no end.
        time = max(time + duration, time.nextUp)
    }

    /// Slow, with no force on it, and within 1 % of the way; or not a number, as it is on its way to infinity.
    func hasEnded(target: V) -> Bool {
        let left = (target - offset).magnitudeSquared
        guard left.isFinite else { return true }
        let hurry = max(velocity.magnitudeSquared, acceleration.magnitudeSquared)
        let way = target.scaled(by: 0.01).magnitudeSquared
        return hurry <= 0.0036 && (left <= way || way == 0)
    }
}
