/// What a transition made of two states does to content in one of them.
public protocol EffectModifier: Sendable {
    associatedtype Body: VisualEffect

    func body(content: Content) -> Body
}

extension EffectModifier {
    /// Stands for the content.
    public typealias Content = EmptyVisualEffect
}

/// A transition between two states of one modifier: one in place, the other before and after.
public struct ModifierTransition<Modifier: EffectModifier>: Transition {
    @usableFromInline let active: Modifier
    @usableFromInline let identity: Modifier

    @inlinable
    public init(active: Modifier, identity: Modifier) {
        self.active = active
        self.identity = identity
    }

    @inlinable
    public func body(content: Content, phase: TransitionPhase) -> Modifier.Body {
        (phase.isIdentity ? identity : active).body(content: content)
    }
}
