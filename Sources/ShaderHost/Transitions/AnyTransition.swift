public import ShaderKernels
public import ShaderLoops

/// A transition whose type nobody needs to know.
public struct AnyTransition: Transition {
    @usableFromInline let bodyOf: @Sendable (TransitionPhase) -> AnyVisualEffect
    public let properties: TransitionProperties

    /// - Parameter lanes: as in `Renderer.render`.
    @inlinable
    public init<Base: Transition, L: PixelLanes>(_ transition: Base, lanes: L.Type = Lanes4.self) {
        bodyOf = { AnyVisualEffect(transition.body(content: EmptyVisualEffect(), phase: $0), lanes: L.self) }
        properties = Base.properties
    }

    @inlinable
    public func body(content: Content, phase: TransitionPhase) -> AnyVisualEffect { bodyOf(phase) }
}

// SwiftUI's transitions, under the names that they have there.

extension AnyTransition {
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
    public static var scale: AnyTransition { AnyTransition(ScaleTransition.scale) }
    public static var blurReplace: AnyTransition { AnyTransition(BlurReplaceTransition.blurReplace) }

    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
    public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
        AnyTransition(OffsetTransition(Size(width: x, height: y)))
    }
    public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(scale, anchor: anchor))
    }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
    }
    @inlinable
    public static func modifier<Modifier: EffectModifier>(active: Modifier, identity: Modifier) -> AnyTransition
    {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }
}
