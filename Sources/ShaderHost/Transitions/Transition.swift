import ShaderKernels

/// How content appears and goes: an effect for each of three phases, between which the numbers in it are animated.
///
///     struct Twirl: Transition {
///         func body(content: Content, phase: TransitionPhase) -> some VisualEffect {
///             content.rotationEffect(.degrees(90 * phase.value)).opacity(phase.isIdentity ? 1 : 0)
///         }
///     }
///
/// The body is asked for whole phases only. What is seen between two of them comes from interpolating everything in it
/// that is ``Animatable``: geometry, opacities, radii, the arguments of shaders.
public protocol Transition: Sendable {
    associatedtype Body: VisualEffect

    func body(content: Content, phase: TransitionPhase) -> Body

    static var properties: TransitionProperties { get }
}

extension Transition {
    /// Stands for the content that appears and goes.
    public typealias Content = EmptyVisualEffect

    public static var properties: TransitionProperties { TransitionProperties() }

    /// The content as this transition shows it in a phase.
    @inlinable
    public func apply<Source: VisualEffect>(
        content: Source, phase: TransitionPhase
    ) -> GeometryReadingEffect<Source, Body> {
        content.visualEffect { content, _ in body(content: content, phase: phase) }
    }
}

/// What is known of a transition beforehand.
public struct TransitionProperties: Hashable, Sendable {
    /// Whether content moves. Who is asked for less motion shows a fade instead.
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A side of the content.
public enum Edge: Hashable, Sendable, CaseIterable {
    case top, leading, bottom, trailing

    /// From the content's place to beyond the edge, in its own size.
    func offset(of size: Size) -> (x: Double, y: Double) {
        switch self {
        case .top: (0, -size.height)
        case .leading: (-size.width, 0)
        case .bottom: (0, size.height)
        case .trailing: (size.width, 0)
        }
    }

    var opposite: Edge {
        switch self {
        case .top: .bottom
        case .leading: .trailing
        case .bottom: .top
        case .trailing: .leading
        }
    }
}
