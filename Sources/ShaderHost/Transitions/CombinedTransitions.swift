/// One transition around another: the first one's result is the second one's content.
public struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    @usableFromInline let first: First
    @usableFromInline let second: Second

    @inlinable
    init(first: First, second: Second) {
        self.first = first
        self.second = second
    }

    @inlinable
    public func body(
        content: Content, phase: TransitionPhase
    ) -> GeometryReadingEffect<First.Body, Second.Body> {
        second.apply(content: first.body(content: content, phase: phase), phase: phase)
    }

    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }
}

/// One transition for appearing, another for going. Both are always there, so that content that goes before it is quite
/// there shows both.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    @usableFromInline let insertion: Insertion
    @usableFromInline let removal: Removal

    @inlinable
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    @inlinable
    public func body(
        content: Content, phase: TransitionPhase
    ) -> GeometryReadingEffect<Insertion.Body, Removal.Body> {
        let appeared = phase == .didDisappear ? .identity : phase
        let gone = phase == .didDisappear ? phase : .identity
        return removal.apply(content: insertion.body(content: content, phase: appeared), phase: gone)
    }

    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }
}

extension Transition {
    /// This transition inside of another.
    @inlinable
    public func combined<Other: Transition>(with other: Other) -> CombinedTransition<Self, Other> {
        CombinedTransition(first: self, second: other)
    }
}

extension Transition {
    @inlinable
    public static func asymmetric<Insertion: Transition, Removal: Transition>(
        insertion: Insertion, removal: Removal
    ) -> AsymmetricTransition<Insertion, Removal> where Self == AsymmetricTransition<Insertion, Removal> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}
