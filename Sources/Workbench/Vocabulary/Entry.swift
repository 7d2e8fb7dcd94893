/// Something that can be called by its name, with what there is to know of it.
struct Entry<Product>: Sendable {
    let name: String
    let summary: String
    let parameters: [ParameterDescription]
    /// What a call comes to at a phase. The arguments are in the order of the parameters, nil where there is none.
    private let bind: @Sendable ([Literal?]) throws(WrongArgument) -> @Sendable (Double) -> Product

    /// - Parameter make: gets the parameters' values, one each, at one phase.
    init<each Value>(
        _ name: String, _ summary: String, _ parameter: repeat Parameter<each Value>,
        make: @escaping @Sendable (repeat each Value) -> Product
    ) {
        self.name = name
        self.summary = summary
        var descriptions: [ParameterDescription] = []
        repeat descriptions.append((each parameter).description)
        parameters = descriptions
        bind = { literals throws(WrongArgument) in
            var rest = literals[...]
            let values = (repeat try (each parameter).value(rest.popFirst() ?? nil))
            return { phase in make(repeat (each values)(phase)) }
        }
    }

    /// - Parameter make: gets the parameters' values by their names, at one phase.
    init(
        _ name: String, _ summary: String, _ parameters: [Parameter<Double>],
        make: @escaping @Sendable ([String: Double]) -> Product
    ) {
        self.name = name
        self.summary = summary
        self.parameters = parameters.map(\.description)
        bind = { literals throws(WrongArgument) in
            var values: [String: @Sendable (Double) -> Double] = [:]
            for (parameter, literal) in zip(parameters, literals) {
                values[parameter.description.name] = try parameter.value(literal)
            }
            return { [values] phase in make(values.mapValues { $0(phase) }) }
        }
    }

    /// What a call comes to, at any phase. Where there are no phases it is the same at all of them.
    func product(of call: Call, as kind: EntryKind) throws(ExpressionError) -> @Sendable (Double) -> Product {
        let literals = try ordered(call.arguments)
        do throws(WrongArgument) {
            for case (let literal?, let parameter) in zip(literals, parameters) where !kind.hasPhases {
                if case .way = literal.form { throw WrongArgument(literal: literal, parameter: parameter) }
            }
            return try bind(literals)
        } catch {
            throw error.explained(by: name, kind)
        }
    }
}

extension Parameter {
    fileprivate func value(_ literal: Literal?) throws(WrongArgument) -> @Sendable (Double) -> Value {
        guard let literal else { return defaultValue }
        guard let value = read(literal) else {
            throw WrongArgument(literal: literal, parameter: description)
        }
        return value
    }
}

/// An argument that is no value of its parameter.
private struct WrongArgument: Error {
    let literal: Literal
    let parameter: ParameterDescription

    func explained(by entry: String, _ kind: EntryKind) -> ExpressionError {
        if case .name(let word, nil) = literal.form, !word.hasPrefix("#"), !parameter.names.isEmpty {
            return ExpressionError(
                .unknown(parameter.name, word, all: parameter.names), column: literal.column)
        }
        let requirement = parameter.requirement(hasPhases: kind.hasPhases)
        return ExpressionError(
            .invalid(parameter: parameter.name, of: entry, literal.text, requirement: requirement),
            column: literal.column)
    }
}
