import ShaderKernels

/// The way of a ``Spring``, in closed form. One with more damping than critical is a critical one.
struct InterpolatingSpringAnimation: CustomAnimation {
    private let spring: Spring
    private let initialVelocity: Double
    let duration: Double

    init(spring: Spring, initialVelocity: Double) {
        self.spring = spring
        self.initialVelocity = initialVelocity
        duration = InterpolatingSpringAnimation.duration(of: spring, initialVelocity: initialVelocity)
    }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        guard time < duration else { return nil }
        let part = spring.value(target: 1, initialVelocity: initialVelocity, time: time)
        guard part.isFinite else { return nil }
        // 2π/√k, without the mass, as SwiftUI has it.
        if time >= 2 * .pi / spring.stiffness.squareRoot() { context.isLogicallyComplete = true }
        return value.scaled(by: part)
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        guard time < duration else { return nil }
        let slope = spring.velocity(target: 1, initialVelocity: initialVelocity, time: time)
        return slope.isFinite ? value.scaled(by: slope) : nil
    }

    /// Until no more than a thousandth of the way is left: a swinging spring is within e^(−dt)·(1 + |d − v|/ω). It takes a
    /// second at least. That is SwiftUI's rule, but for a d of ζ/ω₀, which has no meaning, in the published account of it.
    private static func duration(of spring: Spring, initialVelocity: Double) -> Double {
        guard spring.angularFrequency > 0, spring.decay > 0, !spring.isRigid else {
            return spring.settlingDuration(target: 1, initialVelocity: initialVelocity)
        }
        let reach = 1 + (spring.decay - initialVelocity).magnitude / spring.angularFrequency
        return max(logarithm(reach / 0.001) / spring.decay, 1)
    }
}

extension Animation {
    /// The way of a spring, that starts anew at every change: another one that is still running goes on, and this one
    /// starts from wherever that is.
    ///
    /// - Parameters:
    ///   - mass: above 0.
    ///   - stiffness: above 0. With a mass or a stiffness that is not, the change happens at once.
    ///   - damping: more than 2√(mass·stiffness) counts as that. Without any it never ends.
    ///   - initialVelocity: in whole ways a second.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
        return Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
    }

    /// - Parameters:
    ///   - duration: in seconds, how long it seems to take; at 0 or less, or NaN, the change happens at once.
    ///   - bounce: from 0, which does not swing, to 1, which never ends. Less than 0 counts as 0.
    ///   - initialVelocity: in whole ways a second.
    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(
            Spring(duration: duration, bounce: max(bounce, 0)), initialVelocity: initialVelocity)
    }

    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        let spring = Spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
        return Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
    }

    public static var interpolatingSpring: Animation { interpolatingSpring() }
}
