/// The three states between which a transition moves its content.
public enum TransitionPhase: Sendable, Hashable, CaseIterable {
    /// About to be inserted.
    case willAppear
    /// In place.
    case identity
    /// Removed.
    case didDisappear

    public var isIdentity: Bool { self == .identity }

    /// −1, 0 and +1: what shaders are driven by.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}
