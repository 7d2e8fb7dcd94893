package import ShaderHost

/// A chain of effects as it was typed: `mosaic(tileSize: 12) | opacity(0.5)`.
///
/// A number may follow the phase: `0...12` goes from 0 at −1 to 12 at 1, `12...0...12` is 0 at phase 0.
package struct EffectExpression: CallExpression {
    package let text: String
    private let steps: [@Sendable (Double) -> EffectStep]

    package init(parsing text: String) throws(ExpressionError) {
        let sequence = try CallParser.parse(text, kind: .effect)
        self.text = sequence.description
        steps = try sequence.calls.map { call throws(ExpressionError) in
            try Vocabulary.product(of: call, among: Vocabulary.effects, as: .effect)
        }
    }

    /// - Parameter phase: −1…1; beyond, numbers that follow it go on.
    package func effect(phase: Double) -> AnyVisualEffect {
        var effect: any VisualEffect = EmptyVisualEffect()
        var colors = 0
        for step in steps.map({ $0(phase) }) {
            if case .color = step { colors += 1 } else { colors = 0 }
            if colors > Self.longestSequence {
                (effect, colors) = (effect.erased, 1)
            }
            effect = step.applied(to: effect)
        }
        return effect.erased
    }

    /// Of colour kernels that are one loop. Twelve fit (`BuiltInDescription.capacity`); more would run in loops that are not
    /// made for their types, which nobody knows here when the program is compiled: 15 took 1100 ms at 1920×1080 that way,
    /// and take 11 ms in two parts, tile by tile.
    private static let longestSequence = 8
}

extension VisualEffect {
    fileprivate var erased: AnyVisualEffect { AnyVisualEffect(self) }
}
