package import ShaderHost

/// An animation as it was typed, with what is said of it behind: `spring(bounce: 0.3) | delay(0.2s) | repeatCount(3)`.
package struct AnimationExpression: CallExpression {
    package let text: String
    package let animation: Animation
    private let sequence: CallSequence

    package init(parsing text: String) throws(ExpressionError) {
        try self.init(CallParser.parse(text, kind: .animation))
    }

    private init(_ sequence: CallSequence) throws(ExpressionError) {
        self.sequence = sequence
        text = sequence.description
        var animation = Animation.default
        for (index, call) in sequence.calls.enumerated() {
            let (name, column) = (call.name.text, call.name.column)
            if index == 0 {
                guard !Vocabulary.modifiers.contains(where: { $0.name == name }) else {
                    throw ExpressionError(
                        .misplaced(name, expected: "an animation"), column: column)
                }
                animation = try Vocabulary.product(of: call, among: Vocabulary.animations, as: .animation)(0)
            } else {
                guard !Vocabulary.animations.contains(where: { $0.name == name }) else {
                    let modifiers = Vocabulary.modifiers.map(\.name).joined(separator: ", ")
                    throw ExpressionError(.misplaced(name, expected: "one of " + modifiers), column: column)
                }
                animation = try Vocabulary.product(of: call, among: Vocabulary.modifiers, as: .modifier)(0)(
                    animation)
            }
        }
        self.animation = animation
    }

    /// The animation where something else says how long it takes: a curve that has no duration of its own takes as long.
    ///
    /// - Parameter duration: in seconds.
    func animation(lasting duration: Double) -> Animation {
        guard let curve = sequence.calls.first,
            let entry = Vocabulary.curves.first(where: { $0.name == curve.name.text }),
            !entry.givesLast(curve)
        else { return animation }
        let timed = CallSequence(
            calls: [curve.adding(seconds: duration)] + sequence.calls.dropFirst(),
            separators: sequence.separators)
        return (try? AnimationExpression(timed).animation) ?? animation
    }
}

extension Entry {
    /// Whether a call has an argument for the last parameter.
    fileprivate func givesLast(_ call: Call) -> Bool {
        call.arguments.count == parameters.count
            || call.arguments.contains { $0.label?.text == parameters.last?.name }
    }
}

extension Call {
    fileprivate func adding(seconds: Double) -> Call {
        let duration = Literal(
            form: .number(Literal.Quantity(number: seconds, unit: "s")), text: "\(seconds)s", column: 1)
        return Call(
            name: name,
            arguments: arguments + [Argument(label: Word(text: "duration", column: 1), value: duration)])
    }
}
