public import ShaderKernels

// SwiftUI's transitions that leave content in its place, under its names and with its numbers.

/// Content as it is, in every phase.
public struct IdentityTransition: Transition {
    public init() {}

    public func body(content: Content, phase: TransitionPhase) -> EmptyVisualEffect { content }

    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Clear where it is not in place.
public struct OpacityTransition: Transition {
    public init() {}

    public func body(content: Content, phase: TransitionPhase) -> ColorEffect<Content, Opacity> {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Smaller, out of focus and clear where it is not in place.
public struct BlurReplaceTransition: Transition {
    /// Whether it is smaller both times, or grows as it goes.
    public enum Configuration: Hashable, Sendable {
        case downUp, upUp
    }

    public var configuration: Configuration

    public init(configuration: Configuration) { self.configuration = configuration }

    public func body(
        content: Content, phase: TransitionPhase
    ) -> Moved<BlurEffect<ColorEffect<Content, Opacity>>, Scale> {
        let scale: Double =
            switch phase {
            case .identity: 1
            case .willAppear: 0.9
            case .didDisappear: configuration == .upUp ? 1.1 : 0.9
            }
        return content.opacity(phase.isIdentity ? 1 : 0).blur(radius: phase.isIdentity ? 0 : 7)
            .scaleEffect(scale)
    }
}

extension Transition where Self == IdentityTransition {
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration)
        -> BlurReplaceTransition
    {
        BlurReplaceTransition(configuration: configuration)
    }
}
