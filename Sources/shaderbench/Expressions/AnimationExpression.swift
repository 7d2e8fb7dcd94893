import ShaderHost

/// An animation as it was typed, with what is said of it behind: `spring(bounce: 0.3) | delay(0.2s) | repeatCount(3)`.
struct AnimationExpression: CallExpression {
    let text: String
    let animation: Animation

    init(parsing text: String) throws(ExpressionError) {
        let sequence = try CallParser.parse(text, kind: .animation)
        self.text = sequence.description
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
}
