/// What a number counts. Without a unit in the text it is in this one.
enum Unit: String, Sendable, CaseIterable {
    case none = ""
    case points, degrees, seconds

    /// The spellings that a number of this may have behind it.
    var spellings: [String] {
        switch self {
        case .none: ["%"]
        case .points: ["pt"]
        case .degrees: ["deg", "rad", "turn"]
        case .seconds: ["s", "ms"]
        }
    }

    /// A quantity in this unit; nil where its own is none of this.
    func value(of quantity: Literal.Quantity) -> Double? {
        switch (self, quantity.unit) {
        case (_, ""), (.points, "pt"), (.degrees, "deg"), (.seconds, "s"): quantity.number
        case (.none, "%"): quantity.number / 100
        case (.degrees, "rad"): quantity.number * (180 / .pi)
        case (.degrees, "turn"): quantity.number * 360
        case (.seconds, "ms"): quantity.number / 1000
        default: nil
        }
    }
}
