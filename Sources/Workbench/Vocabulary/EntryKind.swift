/// What an entry of the vocabulary is.
enum EntryKind: String, Sendable, CaseIterable {
    case effect, transition, crossing, animation
    /// Of an animation.
    case modifier

    /// What may stand between several in one expression.
    var separators: [String] {
        switch self {
        case .effect, .animation, .modifier: ["|"]
        case .transition, .crossing: ["+", "/"]
        }
    }

    /// Whether numbers may follow the phase.
    var hasPhases: Bool { self == .effect }

    var withArticle: String { (self == .effect || self == .animation ? "an " : "a ") + rawValue }
}
