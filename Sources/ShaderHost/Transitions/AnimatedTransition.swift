public import ShaderKernels

extension Transition {
    /// This transition with an animation of its own, whatever the change is animated by.
    ///
    /// - Parameter animation: nil makes it happen at once.
    public func animation(_ animation: Animation?) -> AnimatedTransition<Self> {
        AnimatedTransition(transition: self, animation: animation)
    }
}

/// A transition with an animation of its own.
public struct AnimatedTransition<Base: Transition>: Transition {
    let transition: Base
    let animation: Animation?

    public func body(content: Content, phase: TransitionPhase) -> AnimatedEffect<Base.Body> {
        AnimatedEffect(content: transition.body(content: content, phase: phase), animation: animation)
    }

    public static var properties: TransitionProperties { Base.properties }
}

/// Content whose changes have an animation of their own.
public struct AnimatedEffect<Content: VisualEffect>: WrappedEffect {
    public var content: Content
    let animation: Animation?

    public mutating func visitAnimatableParts(for size: Size, with visitor: inout AnimatableVisitor) {
        visitor.with(animation) { content.visitAnimatableParts(for: size, with: &$0) }
    }
}
