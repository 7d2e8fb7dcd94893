/// Where content that is scrolled past a viewport is.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable, CaseIterable {
    /// About to come in at the top or leading edge, or on its way out there.
    case topLeading
    /// In place.
    case identity
    /// At the bottom or trailing edge.
    case bottomTrailing

    public var isIdentity: Bool { self == .identity }

    /// −1, 0 and 1.
    public var value: Double { transitionPhase.value }

    /// What content does at the leading edge it does as if it were about to appear.
    var transitionPhase: TransitionPhase {
        switch self {
        case .topLeading: .willAppear
        case .identity: .identity
        case .bottomTrailing: .didDisappear
        }
    }

    init(_ phase: TransitionPhase) {
        switch phase {
        case .willAppear: self = .topLeading
        case .identity: self = .identity
        case .didDisappear: self = .bottomTrailing
        }
    }
}
