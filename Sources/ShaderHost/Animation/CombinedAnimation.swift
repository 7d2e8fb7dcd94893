/// Animations of which each started while the ones before were still running. Each moves from where those are, which may
/// still be moving, to its own target; all are over when the last one is.
struct CombinedAnimation: CustomAnimation {
    struct Part: Hashable {
        let animation: Animation
        /// On the clock of the first.
        let start: Double
    }

    private(set) var parts: [Part]

    fileprivate struct Progress<V: VectorArithmetic> {
        /// How far it leads from where the first started.
        let target: V
        /// nil when it is over.
        var state: AnimationState<V>?
    }

    private struct Progresses<V: VectorArithmetic>: AnimationStateKey {
        var all: [Progress<V>] = []
        static var defaultValue: Progresses { Progresses() }
    }

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        var progresses = context.state[Progresses<V>.self].all
        var reached = V.zero
        var isLastComplete = false
        for (index, part) in parts.enumerated() where index < progresses.count {
            let target = progresses[index].target
            guard let state = progresses[index].state else {
                reached = target
                continue
            }
            var own = AnimationContext(state: state)
            let moved = part.animation.animate(value: target - reached, time: time - part.start, context: &own)
            progresses[index].state = moved == nil ? nil : own.state
            reached = moved.map { reached + $0 } ?? target
            isLastComplete = own.isLogicallyComplete
        }
        context.isLogicallyComplete = isLastComplete
        context.state[Progresses<V>.self].all = progresses
        return progresses.last?.state == nil ? nil : reached
    }

    /// An animation and its state with another on top, which starts at a time and leads to a target. What has become of no
    /// account, because a later one is over, is left out, so that any number of them can follow each other.
    static func adding<V: VectorArithmetic>(
        _ animation: Animation, to running: Animation, at time: Double, from way: V, target: V,
        state: inout AnimationState<V>
    ) -> Animation {
        var parts = [Part(animation: running, start: 0)]
        var progresses = [Progress(target: way, state: state)]
        if let combined = running.base as? CombinedAnimation {
            (parts, progresses) = (combined.parts, state[Progresses<V>.self].all)
            let first = progresses.lastIndex { $0.state == nil } ?? 0
            parts.removeFirst(first)
            progresses.removeFirst(first)
        }
        parts.append(Part(animation: animation, start: time))
        progresses.append(Progress(target: target, state: AnimationState()))
        state = AnimationState()
        state[Progresses<V>.self].all = progresses
        return Animation(CombinedAnimation(parts: parts))
    }
}
