import ShaderHost
import TestSupport
import Testing

@testable import Workbench

/// Texts of strangers: none traps, and what is wrong is said in one line that points into the text.
@Suite("Expressions at random")
struct ExpressionFuzzTests {
    private static let pieces = [
        "(", ")", ",", ":", "=", "|", "+", "/", "...", ".", "-", "#", "%", " ", "\n", "é", "👩‍👩‍👧", "\u{301}", "\0",
        "1", "12",
        "-3.5", "1e9", "1e-40", "-1e38", "9e999", "0.25turn", "3rad", "40%", "20pt", "0.3s", "300ms", "#f80",
        "#11223344", "#xyz", "yes", "black", "center", "bottom", "radius", "edge", "x", "inset", "0...1...0",
    ]
    private static let names =
        Vocabulary.effects.map(\.name) + Vocabulary.transitions.map(\.name) + Vocabulary.animations.map(\.name)
        + Vocabulary.modifiers.map(\.name) + Vocabulary.crossings.map(\.name)

    private func check<Parsed: CallExpression>(_ type: Parsed.Type, _ text: String) -> Parsed? {
        do throws(ExpressionError) {
            let parsed = try Parsed(parsing: text)
            #expect((try? Parsed(parsing: parsed.text))?.text == parsed.text, "\(text.debugDescription)")
            return parsed
        } catch {
            #expect(1...(text.count + 1) ~= error.column, "\(text.debugDescription)")
            #expect(!"\(error)".contains { $0.isNewline || $0 == "\0" }, "\(text.debugDescription)")
            return nil
        }
    }

    @Test func textsOfPieces() {
        for var random in RandomCases(3000, of: "textsOfPieces") {
            let count = Int.random(in: 0...20, using: &random.noise)
            let text = (0..<count).map { _ in
                let words = Bool.random(using: &random.noise) ? Self.pieces : Self.names
                return words.randomElement(using: &random.noise) ?? ""
            }.joined()
            _ = check(EffectExpression.self, text)
            _ = check(TransitionExpression.self, text)
            _ = check(AnimationExpression.self, text)
        }
    }

    /// Calls with arguments that fit, of any size, are understood.
    @Test func callsOfAnySize() throws {
        for var random in RandomCases(1000, of: "callsOfAnySize") {
            let calls = (0..<Int.random(in: 1...4, using: &random.noise)).map { _ in
                RandomEffect.call(to: Vocabulary.effects, using: &random.noise)
            }
            #expect(check(EffectExpression.self, calls.joined(separator: " | ")) != nil, "\(calls)")
        }
    }
}
