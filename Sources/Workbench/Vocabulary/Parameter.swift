/// A parameter of an entry: what a person needs to know of it, and how a value is made of what was typed.
struct Parameter<Value: Sendable>: Sendable {
    let description: ParameterDescription
    /// At a phase.
    let defaultValue: @Sendable (Double) -> Value
    /// The value at a phase; nil for what is none.
    let read: @Sendable (Literal) -> (@Sendable (Double) -> Value)?
}

/// What there is to know of a parameter.
struct ParameterDescription: Sendable {
    enum Kind: Sendable {
        case number(Unit, ClosedRange<Double>)
        /// A whole number.
        case count(ClosedRange<Int>)
        /// One of a few names.
        case choice
        case color, point
    }

    let name: String
    let summary: String
    let kind: Kind
    /// The names that stand for a value.
    var names: [String] = []
    /// As an expression has it; nil where there is nothing instead of the parameter.
    var defaultText: String?
    /// Those that it cannot be given together with.
    var excluded: [String] = []

    /// What a value must be, with unit and range; it follows the words "must be".
    func requirement(hasPhases: Bool) -> String {
        switch kind {
        case .number(let unit, let range):
            let numbers = "a number" + (unit == .none ? "" : " of \(unit.rawValue)") + range.behindComma
            return numbers + (hasPhases ? ", or two or three such as 0...1...0 for the phases -1, 0, 1" : "")
        case .count(let range): return "a whole number, \(range.lowerBound) to \(range.upperBound)"
        case .choice: return "one of " + names.joined(separator: ", ")
        case .color: return "a colour such as #ff8000, #ff800080 or black 40%"
        case .point: return "a point such as center, topLeading, or 0.25 0.75"
        }
    }

    /// Such as "edge of a tile at phase -1 and 1; 0 or more points, default 32".
    var explanation: String {
        let values: String? =
            switch kind {
            case .number(let unit, let range) where range.isEverything:
                "any number" + (unit == .none ? "" : " of \(unit.rawValue)")
            case .number(let unit, let range): range.words + (unit == .none ? "" : " \(unit.rawValue)")
            case .count(let range): "\(range.lowerBound) to \(range.upperBound)"
            case .choice: names.joined(separator: ", ")
            case .color: "a colour"
            case .point: nil
            }
        let facts = [values, defaultText.map { "default " + $0 }].compactMap { $0 }.joined(separator: ", ")
        return [summary, facts].filter { !$0.isEmpty }.joined(separator: "; ")
    }
}

extension ClosedRange<Double> {
    fileprivate var isEverything: Bool { lowerBound == -.infinity && upperBound == .infinity }
    fileprivate var behindComma: String { isEverything ? "" : ", " + words }
}
