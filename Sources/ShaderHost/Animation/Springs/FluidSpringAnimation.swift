/// A spring that is pushed along in fixed steps, so that it can take over from any motion, and change while it moves.
///
/// Each step of h = 1/300 s, with stiffness k = (2π/response)², at most 45 000, and damping c = 2ζ√k:
/// p = v + a·h/2; x ← x + p·h; a ← k·(target − x) − c·p; v ← p + a·h/2. They go on while the time that they have come to
/// is before the frame's, so that what is shown is up to one of them ahead. Against the closed form it is off by up to
/// 1.3 % of the way. A gap of more than a second counts as a stall, of which the last sixtieth alone is made up for.
///
/// It ends at the first frame at which neither v nor a exceeds 0.06, and 1 % of the way or less is left.
///
/// Source: SwiftUI's `spring`, as OpenSwiftUI describes it (`FluidSpringAnimation.swift`), with three differences. A
/// response of 0 is the stiffest spring, as SwiftUI's documentation says, not k = 1. A response that is being blended is
/// that of each step, not of each frame, so that the frame rate makes no difference. And the damping is limited: the steps
/// are stable where c·h < 2 − k·h²/2, which is 1.75 or more; from there on they would swing without bounds.
struct FluidSpringAnimation: CustomAnimation {
    let response: Double
    let dampingFraction: Double
    let blendDuration: Double

    private static let step = 1.0 / 300

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        guard time.isFinite else { return nil }
        var state = context.state[FluidSpringState<V>.self]
        if time - state.start >= response(at: time, of: state) { context.isLogicallyComplete = true }
        if time - state.time > 1 { state.time = time - 1 / 60 }
        while state.time < time {
            let spring = constants(response: response(at: state.time, of: state))
            state.step(by: FluidSpringAnimation.step, target: value, spring: spring)
        }
        context.state[FluidSpringState<V>.self] = state
        return state.hasEnded(target: value) ? nil : state.offset
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        context.state[FluidSpringState<V>.self].velocity
    }

    /// It takes over from any motion where that is and as fast as that is, as far as it is known.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        let offset = previous.animate(value: value, time: time, context: &context) ?? value
        let velocity = previous.velocity(value: value, time: time, context: context)
        var state = context.state[FluidSpringState<V>.self]
        state.offset = offset
        state.velocity = velocity ?? state.velocity
        state.time = time
        state.start = time
        state.blend = (previous.base as? FluidSpringAnimation).map { $0.response - response } ?? 0
        context.state[FluidSpringState<V>.self] = state
        context.isLogicallyComplete = false
        return true
    }

    /// The response, on its way from that of the spring before, for the duration of the blend.
    private func response<V>(at time: Double, of state: FluidSpringState<V>) -> Double {
        guard blendDuration > 0, state.blend != 0 else { return response }
        let s = min(max((time - state.start) / blendDuration, 0), 1)
        return response + state.blend * (1 - s * s * (3 - 2 * s))
    }

    private func constants(response: Double) -> (stiffness: Double, damping: Double) {
        let frequency = 2 * .pi / response
        let stiffness = response > 0 ? min(frequency * frequency, 45000) : 45000
        let fraction = dampingFraction.isNaN ? 1 : max(dampingFraction, 0)
        return (stiffness, min(2 * fraction * stiffness.squareRoot(), 1.7 / FluidSpringAnimation.step))
    }
}
