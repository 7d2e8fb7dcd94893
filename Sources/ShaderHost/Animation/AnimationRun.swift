/// A value on its way: what is shown of it from the moment at which it is changed, frame after frame.
///
/// The run's clock is in seconds, and starts with the change: frame 0, at 0, shows the value before.
public struct AnimationRun<Value: Animatable> {
    /// Where the value is going, or is.
    public private(set) var target: Value
    /// Whether the animation counts as done, though it may still move a little.
    public private(set) var isLogicallyComplete = true

    private var origin: Value.AnimatableData
    private var motion: Motion?
    private var clock = 0.0

    private struct Motion {
        var animation: Animation
        var state = AnimationState<Value.AnimatableData>()
        var start: Double
        /// The part of the way that is done.
        var moved = Value.AnimatableData.zero
    }

    /// A change at 0.
    ///
    /// - Parameter animation: nil makes the change at once. So does a change of nothing that is animated.
    public init(from origin: Value, to target: Value, animation: Animation?) {
        self.target = origin
        self.origin = origin.animatableData
        retarget(to: target, at: 0, animation: animation)
    }

    /// Whether the value has arrived for good.
    public var isFinished: Bool { motion == nil }

    /// What is shown at a time. Where the animation has ended, that is the target itself.
    ///
    /// - Parameter time: in seconds. One before the latest that was asked for counts as that, and so does NaN; at infinity
    ///   everything has ended.
    public mutating func value(at time: Double) -> Value {
        advance(to: time)
        guard let motion, motion.moved != way else { return target }
        var shown = target
        shown.animatableData = origin + motion.moved
        return shown
    }

    /// Changes the target at a time. An animation that is still running is taken over by one that can, such as a spring,
    /// which keeps its speed; other ones start from wherever it is.
    ///
    /// - Parameters:
    ///   - time: as of ``value(at:)``.
    ///   - animation: nil ends what is running, and makes the change at once.
    public mutating func retarget(to target: Value, at time: Double, animation: Animation?) {
        advance(to: time)
        let previous = self.target.animatableData
        let change = target.animatableData - previous
        defer { self.target = target }
        guard let animation else { return finish() }
        guard change != .zero else { return }
        isLogicallyComplete = false
        guard var running = motion else {
            origin = previous
            motion = Motion(animation: animation, start: clock)
            return
        }
        var context = AnimationContext(state: running.state)
        let elapsed = clock - running.start
        if animation.shouldMerge(previous: running.animation, value: way, time: elapsed, context: &context) {
            running.animation = animation
            running.state = context.state
        } else {
            running.animation = CombinedAnimation.adding(
                animation, to: running.animation, at: elapsed, from: way, target: way + change,
                state: &running.state)
        }
        motion = running
    }
}

extension AnimationRun {
    private var way: Value.AnimatableData { target.animatableData - origin }

    /// Frames that are further apart than a second are bridged by one every second, for a minute, which is what springs
    /// need not to take the time between for a stall.
    private mutating func advance(to time: Double) {
        let start = clock
        for second in 1...60 where start + Double(second) < time { step(to: start + Double(second)) }
        step(to: time > start ? time : start)
    }

    private mutating func step(to time: Double) {
        clock = time
        guard var running = motion else { return }
        var context = AnimationContext(state: running.state)
        context.isLogicallyComplete = isLogicallyComplete
        let elapsed = time - running.start
        guard time.isFinite,
            let moved = running.animation.animate(value: way, time: elapsed, context: &context)
        else { return finish() }
        running.state = context.state
        running.moved = moved
        motion = running
        isLogicallyComplete = context.isLogicallyComplete
    }

    private mutating func finish() {
        motion = nil
        isLogicallyComplete = true
    }
}
