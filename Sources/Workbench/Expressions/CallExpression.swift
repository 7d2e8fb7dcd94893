/// What is spelt by calls.
package protocol CallExpression: Sendable {
    init(parsing text: String) throws(ExpressionError)

    /// The expression in its longer form, for labels and messages.
    var text: String { get }
}

extension ValueType {
    /// Parsing never fails, so that what is wrong is said by ``ExpressionError``: see ``Arguments/expressions(of:)``.
    private static func expression<Parsed: CallExpression>(
        _ placeholder: String, _ requirement: String, names: [String]
    ) -> ValueType where Value == Result<Parsed, ExpressionError> {
        ValueType(
            placeholder: placeholder,
            requirement: requirement + "; `\(Tool.name) list` shows what there is",
            proposals: .names(names)
        ) { text in
            Result { () throws(ExpressionError) in try Parsed(parsing: text) }
        }
    }
}

extension ValueType<Result<EffectExpression, ExpressionError>> {
    static let effect = expression(
        "EFFECT",
        "effects with | between them, such as 'mosaic(tileSize: 12) | opacity(0.5)' or blur:radius=3; "
            + "numbers such as 0...1...0 follow the phase",
        names: Vocabulary.effects.map(\.name))
}

extension ValueType<Result<TransitionExpression, ExpressionError>> {
    static let transition = expression(
        "TRANSITION",
        "a transition or a crossing, such as 'move(edge: top) + opacity', 'slide / opacity' or circleOpen",
        names: Vocabulary.transitions.map(\.name) + Vocabulary.crossings.map(\.name))
}

extension ValueType<Result<AnimationExpression, ExpressionError>> {
    static let animation = expression(
        "ANIMATION",
        "an animation, such as spring:bounce=0.3 or 'easeIn(0.5s) | delay(200ms)'",
        names: Vocabulary.animations.map(\.name))
}

extension Arguments {
    /// Every expression given, in order.
    ///
    /// - Throws: ``CommandLineError/expression(option:_:)`` for the first that is wrong.
    func expressions<Parsed: CallExpression>(
        of option: Option<Result<Parsed, ExpressionError>>
    ) throws(CommandLineError) -> [Parsed] {
        try values(of: option).map { result throws(CommandLineError) in
            do throws(ExpressionError) {
                return try result.get()
            } catch {
                throw .expression(option: option.name, error)
            }
        }
    }

    /// The expression given, else nil.
    func expression<Parsed: CallExpression>(
        of option: Option<Result<Parsed, ExpressionError>>
    ) throws(CommandLineError) -> Parsed? {
        try expressions(of: option).last
    }
}
