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

    /// Steps up to a time or just past it. A gap of more than a second counts as a stall, of which the last sixtieth of a
    /// second alone is made up for.
    mutating func advance(
        to time: Double, target: V, by step: Double, spring: (stiffness: Double, damping: Double)
    ) {
        if time - self.time > 1 { self.time = time - 1 / 60 }
        while self.time < time {
            let push = velocity + acceleration.scaled(by: step / 2)
            offset += push.scaled(by: step)
            acceleration = (target - offset).scaled(by: spring.stiffness) - push.scaled(by: spring.damping)
            velocity = push + acceleration.scaled(by: step / 2)
            self.time += step
        }
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
