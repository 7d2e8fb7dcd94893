/// How a scroll transition follows the scrolling.
///
/// SwiftUI says neither what its default threshold is nor which curve `interactive` has as a property; here they are `visible`
/// and `easeInOut`, its documented default.
public struct ScrollTransitionConfiguration: Sendable {
    enum Kind: Sendable {
        case identity
        case animated(Animation)
        case interactive(UnitCurve)
    }

    var kind: Kind
    var threshold = ScrollTransitionThreshold.visible
    /// What an interactive transition runs after the scrolling by; nil is at once.
    var lag: Animation?

    /// Content stays as it is.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)

    /// Content changes as its threshold is crossed, and then by itself.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated(animation))
    }
    public static var animated: ScrollTransitionConfiguration { .animated() }

    /// Content changes with the scrolling, from just hidden to its threshold.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve))
    }
    public static var interactive: ScrollTransitionConfiguration { .interactive() }

    /// The same with another animation. An interactive transition runs after the scrolling by it.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var configuration = self
        switch kind {
        case .identity: break
        case .animated: configuration.kind = .animated(animation)
        case .interactive: configuration.lag = animation
        }
        return configuration
    }

    /// The same with another place from which on content counts as in place.
    public func threshold(_ threshold: ScrollTransitionThreshold) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.threshold = threshold
        return configuration
    }
}
