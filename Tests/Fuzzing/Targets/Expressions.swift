import ShaderHost
import ShaderKernels
import Workbench

extension FuzzTarget {
    /// A line with a phase, and behind it a text that is read as an effect, as a transition and as an animation. What is one
    /// prints as the same again, and has one result.
    static let expressions = FuzzTarget(
        name: "expressions", maximumLength: 1100,
        check: { bytes in
            let lines = bytes.split(
                separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
            let text = String(decoding: lines.last ?? [], as: UTF8.self)
            let phase = Double(String(decoding: lines.first ?? [], as: UTF8.self)) ?? 0.3
            if let parsed = try parsed(EffectExpression.self, text) {
                try OneResult.check(parsed.effect(phase: phase))
            }
            if case .transition(let transition) = try parsed(TransitionExpression.self, text)?.kind {
                try OneResult.check(transition.effect(at: phase, for: OneResult.size))
            }
            if let parsed = try parsed(AnimationExpression.self, text) {
                try checkEnds(of: parsed.animation, at: phase)
            }
        },
        seeds: {
            let names = try Vocabulary.listed()
            let effects = names.effects.map { "0.5\n\($0.call)" }
            let transitions = (names.transitions + names.crossings.prefix(1)).map { "-0.5\n\($0.call)" }
            let animations = names.animations.map { "0.1\n\($0.call)" }
            let chains = [
                "0\nmosaic(tileSize: 3) | opacity(0.5) | blur(0...2...0) | rotation(0.25turn, anchor: 0.25 75%)",
                "nan\nmove(edge: top) + opacity / slide",
                "-1e30\noverlay(#ff800080, blendMode: multiply) | shadow(black 40%)",
                "2\nspring(bounce: 0.3) | delay(200ms) | speed(2) | repeatCount(3, autoreverses: no)",
                "1\nlinear(0.5s)|repeatForever", "inf\nscale:x=2,y=-1 | offset:3,4",
            ]
            let texts = effects + transitions + animations + chains
            return Dictionary(uniqueKeysWithValues: texts.enumerated().map { ("\($0)", Array($1.utf8)) })
        },
        words: (try? Vocabulary.listed().words) ?? [])

    private static func parsed<Parsed: CallExpression>(_ type: Parsed.Type, _ text: String) throws -> Parsed? {
        do {
            let parsed = try Parsed(parsing: text)
            let again = (try? Parsed(parsing: parsed.text))?.text
            try Finding.unless(
                again == parsed.text, "\(parsed.text.debugDescription) becomes \(again.debugDescription)")
            return parsed
        } catch let error as ExpressionError {
            try Finding.unless(1...(text.count + 1) ~= error.column, "the column of \(error)")
            try Finding.unless(!"\(error)".contains { $0.isNewline || $0 == "\0" }, "a line break in \(error)")
            return nil
        }
    }

    /// What is animated stays finite, and arrives.
    private static func checkEnds(of animation: Animation, at time: Double) throws {
        var run = AnimationRun(from: 0.0, to: 1, animation: animation)
        for time in [0, time, 2 * time, .infinity] {
            let value = run.value(at: time)
            try Finding.unless(value.isFinite, "\(value) at \(time) s")
        }
        try Finding.unless(run.isFinished && run.value(at: .infinity) == 1, "it does not arrive")
    }
}
