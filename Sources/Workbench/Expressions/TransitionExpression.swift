package import ShaderHost

/// A transition as it was typed: one crossing, `circleOpen`; or transitions, of which `+` makes one
/// (`move(edge: top) + opacity`) and `/` one for appearing and another for going (`slide / opacity`). `+` comes first.
package struct TransitionExpression: CallExpression {
    package enum Kind: Sendable {
        case transition(AnyTransition)
        case crossing(Crossing)
    }

    package let text: String
    package let kind: Kind

    package init(parsing text: String) throws(ExpressionError) {
        let sequence = try CallParser.parse(text, kind: .transition)
        self.text = sequence.description
        if let call = sequence.calls.first(where: { Self.crossings.contains($0.name.text) }) {
            guard sequence.calls.count == 1 else {
                throw ExpressionError(.standsAlone(crossing: call.name.text), column: call.name.column)
            }
            kind = .crossing(
                try Vocabulary.product(of: call, among: Vocabulary.crossings, as: .crossing)(0))
        } else {
            kind = .transition(try Self.transition(sequence))
        }
    }

    private static let crossings = Vocabulary.crossings.map(\.name)

    private static func transition(_ sequence: CallSequence) throws(ExpressionError) -> AnyTransition {
        let transitions = try sequence.calls.map { call throws(ExpressionError) in
            try Vocabulary.product(
                of: call, among: Vocabulary.transitions, as: .transition, others: crossings)(0)
        }
        var insertion: AnyTransition?
        var current = transitions.first ?? .identity
        for (separator, next) in zip(sequence.separators, transitions.dropFirst()) {
            if separator.text == "+" {
                current = AnyTransition(current.combined(with: next))
            } else if insertion == nil {
                (insertion, current) = (current, next)
            } else {
                throw ExpressionError(
                    .unexpected(separator.text, expected: #""+" or the end"#), column: separator.column)
            }
        }
        return insertion.map { .asymmetric(insertion: $0, removal: current) } ?? current
    }
}
