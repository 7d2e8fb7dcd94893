import ShaderHost

/// A chain of effects as it was typed: `mosaic(tileSize: 12) | opacity(0.5)`.
///
/// A number may follow the phase: `0...12` goes from 0 at −1 to 12 at 1, `12...0...12` is 0 at phase 0.
struct EffectExpression: CallExpression {
    let text: String
    private let steps: [@Sendable (Double) -> EffectStep]

    init(parsing text: String) throws(ExpressionError) {
        let sequence = try CallParser.parse(text, kind: .effect)
        self.text = sequence.description
        steps = try sequence.calls.map { call throws(ExpressionError) in
            try Vocabulary.product(of: call, among: Vocabulary.effects, as: .effect)
        }
    }

    /// - Parameter phase: −1…1; beyond, numbers that follow it go on.
    func effect(phase: Double) -> AnyVisualEffect {
        var effect: any VisualEffect = EmptyVisualEffect()
        for step in steps { effect = step(phase).applied(to: effect) }
        return effect.erased
    }
}

extension VisualEffect {
    fileprivate var erased: AnyVisualEffect { AnyVisualEffect(self) }
}
