import ShaderHost
import ShaderKernels

// The kinds of parameters.

private let anyNumber = -Double.infinity ... .infinity

extension Vocabulary {
    static func number(
        _ name: String, _ summary: String, _ defaultValue: PhasedNumber, _ unit: Unit = .none,
        in range: ClosedRange<Double> = anyNumber
    ) -> Parameter<Double> {
        Parameter(
            description: ParameterDescription(
                name: name, summary: summary, kind: .number(unit, range), defaultText: defaultValue.text),
            defaultValue: { defaultValue.at($0) },
            read: { literal in
                guard let number = PhasedNumber(literal, unit, in: range) else { return nil }
                return { number.at($0) }
            })
    }

    /// Nil where it is not given.
    ///
    /// - Parameter excluded: the parameters that it cannot be given together with.
    static func optional(
        _ name: String, _ summary: String, _ unit: Unit = .none, in range: ClosedRange<Double> = anyNumber,
        excluding excluded: [String] = []
    ) -> Parameter<Double?> {
        Parameter(
            description: ParameterDescription(
                name: name, summary: summary, kind: .number(unit, range), excluded: excluded),
            defaultValue: { _ in nil },
            read: { literal in
                guard let number = PhasedNumber(literal, unit, in: range) else { return nil }
                return { number.at($0) }
            })
    }

    static func count(
        _ name: String, _ summary: String, in range: ClosedRange<Int>, _ defaultValue: Int
    ) -> Parameter<Int> {
        Parameter(
            description: ParameterDescription(
                name: name, summary: summary, kind: .count(range), defaultText: "\(defaultValue)"),
            defaultValue: { _ in defaultValue },
            read: { literal in
                guard case .number(let quantity) = literal.form, quantity.unit.isEmpty,
                    let count = Int(exactly: quantity.number), range.contains(count)
                else { return nil }
                return { _ in count }
            })
    }

    /// - Parameter choices: the values with their names.
    static func choice<Value: Equatable & Sendable>(
        _ name: String, _ summary: String, _ defaultValue: Value, of choices: [(name: String, value: Value)]
    ) -> Parameter<Value> {
        Parameter(
            description: ParameterDescription(
                name: name, summary: summary, kind: .choice, names: choices.map(\.name),
                defaultText: choices.first { $0.value == defaultValue }?.name),
            defaultValue: { _ in defaultValue },
            read: { literal in
                guard case .name(let name, nil) = literal.form,
                    let choice = choices.first(where: { $0.name == name })
                else { return nil }
                return { _ in choice.value }
            })
    }

    static func flag(_ name: String, _ summary: String, _ defaultValue: Bool) -> Parameter<Bool> {
        choice(
            name, summary, defaultValue, of: [("yes", true), ("no", false), ("true", true), ("false", false)])
    }

    static func edge(_ name: String, _ summary: String, _ defaultValue: Edge) -> Parameter<Edge> {
        choice(name, summary, defaultValue, of: Edge.allCases.map { ("\($0)", $0) })
    }

    private static let points: [(name: String, value: UnitPoint)] = [
        ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
        ("topLeading", .topLeading), ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
        ("bottomTrailing", .bottomTrailing),
    ]

    /// A point in units of the content's size.
    static func point(_ name: String, _ summary: String, _ defaultValue: UnitPoint) -> Parameter<UnitPoint> {
        Parameter(
            description: ParameterDescription(
                name: name, summary: summary, kind: .point, names: points.map(\.name),
                defaultText: points.first { $0.value == defaultValue }?.name
                    ?? "\(defaultValue.x.text) \(defaultValue.y.text)"),
            defaultValue: { _ in defaultValue },
            read: { literal in
                guard let point = UnitPoint(literal, names: points) else { return nil }
                return { _ in point }
            })
    }

    static func color(_ name: String, _ summary: String, _ defaultValue: Color) -> Parameter<Color> {
        Parameter(
            description: ParameterDescription(
                name: name, summary: summary, kind: .color, names: Color.names.map(\.name),
                defaultText: defaultValue.text),
            defaultValue: { _ in defaultValue },
            read: { literal in
                guard let color = Color(literal) else { return nil }
                return { _ in color }
            })
    }
}

extension PhasedNumber {
    /// Nil for what is not a finite number of the unit in the range, or two or three of them.
    fileprivate init?(_ literal: Literal, _ unit: Unit, in range: ClosedRange<Double>) {
        let quantities: [Literal.Quantity]
        switch literal.form {
        case .number(let quantity): quantities = [quantity]
        case .way(let several): quantities = several
        default: return nil
        }
        let numbers = quantities.compactMap { unit.value(of: $0) }
        // What is no finite `Float` is of use to no effect.
        guard numbers.count == quantities.count,
            numbers.allSatisfy({ Float($0).isFinite && range.contains($0) })
        else { return nil }
        switch numbers.count {
        case 1: self.init(numbers[0])
        case 2: self.init(from: numbers[0], to: numbers[1])
        default: self.init(numbers[0], numbers[1], numbers[2])
        }
    }
}

extension UnitPoint {
    fileprivate init?(_ literal: Literal, names: [(name: String, value: UnitPoint)]) {
        switch literal.form {
        case .name(let name, nil):
            guard let known = names.first(where: { $0.name == name }) else { return nil }
            self = known.value
        case .pair(let x, let y):
            guard let x = Unit.none.value(of: x), let y = Unit.none.value(of: y), Float(x).isFinite,
                Float(y).isFinite
            else { return nil }
            self.init(x: x, y: y)
        default: return nil
        }
    }
}
