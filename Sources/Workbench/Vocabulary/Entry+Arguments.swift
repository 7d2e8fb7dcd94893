// Which argument is for which parameter.

extension Entry {
    /// The arguments in the order of the parameters, nil where there is none.
    func ordered(_ arguments: [Call.Argument]) throws(ExpressionError) -> [Literal?] {
        let names = parameters.map(\.name)
        var given: [String: Literal] = [:]
        for (place, argument) in arguments.enumerated() {
            let parameter =
                if let label = argument.label {
                    try parameter(for: label)
                } else {
                    try parameter(for: argument, at: place, arguments)
                }
            let column = argument.label?.column ?? argument.value.column
            guard given[parameter.name] == nil else {
                throw ExpressionError(.repeated(parameter: parameter.name, of: name), column: column)
            }
            if let other = parameters.first(where: { given[$0.name] != nil && $0.excludes(parameter) }) {
                throw ExpressionError(
                    .excludes(parameter: parameter.name, other: other.name, of: name), column: column)
            }
            given[parameter.name] = argument.value
        }
        return names.map { given[$0] }
    }

    private func parameter(for label: Word) throws(ExpressionError) -> ParameterDescription {
        if let known = parameters.first(where: { $0.name == label.text }) { return known }
        throw ExpressionError(
            .unknownParameter(label.text, of: name, all: parameters.map(\.name)), column: label.column)
    }

    private func parameter(
        for argument: Call.Argument, at place: Int, _ arguments: [Call.Argument]
    ) throws(ExpressionError) -> ParameterDescription {
        let (text, column) = (argument.value.text, argument.value.column)
        guard arguments.prefix(place).allSatisfy({ $0.label == nil }) else {
            throw ExpressionError(.needsLabel(text), column: column)
        }
        guard place < parameters.count else {
            throw ExpressionError(.oneTooMany(text, of: name, all: parameters.map(\.name)), column: column)
        }
        return parameters[place]
    }
}

extension ParameterDescription {
    fileprivate func excludes(_ other: ParameterDescription) -> Bool {
        excluded.contains(other.name) || other.excluded.contains(name)
    }
}
