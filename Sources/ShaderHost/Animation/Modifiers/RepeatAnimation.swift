/// An animation that is played again and again, or there and back.
///
/// A leg whose duration is known, which is that of a curve or of an interpolating spring, however delayed or sped up, is
/// followed by the next to the instant, so that what is shown is the same at every frame rate. In SwiftUI every leg
/// starts at the first frame at which the one before has ended, up to a frame late; that is left to what shows its end at
/// frames alone, which are the springs and custom animations.
struct RepeatAnimation: CustomAnimation {
    let base: Animation
    /// nil is forever.
    let count: Int?
    let autoreverses: Bool

    private struct Leg<V: VectorArithmetic>: AnimationStateKey {
        var index = 0.0
        var start = 0.0
        var state = AnimationState<V>()
        static var defaultValue: Leg { Leg() }
    }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        if let duration = base.fixedDuration {
            return animate(value: value, time: time, legDuration: duration, context: &context)
        }
        var leg = context.state[Leg<V>.self]
        let isBackwards = isBackwards(leg.index)
        var own = AnimationContext(state: leg.state)
        let moved = base.animate(value: value, time: time - leg.start, context: &own)
        if moved == nil {
            guard !isLast(leg.index) else { return nil }
            leg = Leg(index: leg.index + 1, start: time)
        } else {
            leg.state = own.state
            if isLast(leg.index) { context.isLogicallyComplete = own.isLogicallyComplete }
        }
        context.state[Leg<V>.self] = leg
        return isBackwards ? value - (moved ?? value) : moved ?? value
    }

    /// The leg is found by division, whatever its number. At its end it is still that leg that is shown; 2⁻⁴⁰ of a leg is
    /// what the division may be off by.
    private func animate<V: VectorArithmetic>(
        value: V, time: Double, legDuration: Double, context: inout AnimationContext<V>
    ) -> V? {
        guard legDuration > 0, !time.isNaN else { return nil }
        let leg = max((time / legDuration - 0x1p-40).rounded(.up) - 1, 0)
        if let count, leg >= Double(max(count, 1)) { return nil }
        let elapsed = leg == 0 ? time : min(time - leg * legDuration, legDuration)
        var own = AnimationContext<V>()
        let moved = base.animate(value: value, time: elapsed, context: &own) ?? value
        if isLast(leg) { context.isLogicallyComplete = own.isLogicallyComplete }
        return isBackwards(leg) ? value - moved : moved
    }

    private func isBackwards(_ leg: Double) -> Bool {
        autoreverses && leg.truncatingRemainder(dividingBy: 2) == 1
    }

    private func isLast(_ leg: Double) -> Bool { count.map { leg >= Double($0) - 1 } ?? false }
}

extension Animation {
    /// The same several times over. At its end the value is what it has been changed to, wherever the last leg has led:
    /// after there and back it jumps.
    ///
    /// What is shown depends on the frames before where the legs' duration is not fixed, which are the springs but for
    /// the interpolating ones, and custom animations: a leg starts at the frame at which the one before has ended.
    ///
    /// - Parameters:
    ///   - repeatCount: there and back is 2. Less than 1 counts as 1.
    ///   - autoreverses: whether every second leg goes back.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
    }

    /// The same without an end; see ``repeatCount(_:autoreverses:)``. What takes no time is over at once nevertheless.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
    }
}
