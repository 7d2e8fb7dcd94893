import Foundation
import ShaderHost
import Testing

@testable import Workbench

/// Texts of strangers: none traps, and what is wrong is said in one line that points into the text.
@Suite("Expressions at random")
struct ExpressionFuzzTests {
    private struct SplitMix: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
            return z ^ z >> 31
        }
    }

    private static let pieces = [
        "(", ")", ",", ":", "=", "|", "+", "/", "...", ".", "-", "#", "%", " ", "\n", "é", "👩‍👩‍👧", "\u{301}", "\0",
        "1", "12",
        "-3.5", "1e9", "1e-40", "-1e38", "9e999", "0.25turn", "3rad", "40%", "20pt", "0.3s", "300ms", "#f80",
        "#11223344", "#xyz", "yes", "black", "center", "bottom", "radius", "edge", "x", "inset", "0...1...0",
    ]
    private static let names =
        Vocabulary.effects.map(\.name) + Vocabulary.transitions.map(\.name) + Vocabulary.animations.map(\.name)
        + Vocabulary.modifiers.map(\.name) + Vocabulary.crossings.map(\.name)

    /// A different seed each time. It is written before anything can go wrong.
    private func generator(_ test: String) -> SplitMix {
        let seed = UInt64.random(in: 0 ... .max)
        FileHandle.standardError.write(Data("\(test): seed \(seed)\n".utf8))
        return SplitMix(state: seed)
    }

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
        var generator = generator("textsOfPieces")
        for _ in 0..<3000 {
            let count = Int.random(in: 0...20, using: &generator)
            let text = (0..<count).map { _ in
                let words = Bool.random(using: &generator) ? Self.pieces : Self.names
                return words.randomElement(using: &generator) ?? ""
            }.joined()
            _ = check(EffectExpression.self, text)
            _ = check(TransitionExpression.self, text)
            _ = check(AnimationExpression.self, text)
        }
    }

    /// Effects with arguments that fit their kinds, of any size, at any phase.
    @Test func effectsOfAnySize() throws {
        var generator = generator("effectsOfAnySize")
        let picture = try samplePicture(width: 7, height: 5)
        let numbers = ["0", "1", "-1", "0.5", "1e-30", "1e9", "-3e38", "3e38", "1...-1", "0...1e30...-7"]
        var made = 0
        for _ in 0..<400 {
            let calls = (0..<Int.random(in: 1...4, using: &generator)).compactMap { _ -> String? in
                guard let entry = Vocabulary.effects.randomElement(using: &generator) else { return nil }
                let arguments = entry.parameters.compactMap { parameter -> String? in
                    guard Bool.random(using: &generator) else { return nil }
                    let values = parameter.names.isEmpty ? numbers : parameter.names
                    return values.randomElement(using: &generator).map { "\(parameter.name): \($0)" }
                }
                return "\(entry.name)(\(arguments.joined(separator: ", ")))"
            }
            let text = calls.joined(separator: " | ")
            guard let expression = check(EffectExpression.self, text) else { continue }
            let phase = [-1, -0.3, 0, 1, 1.3, -1e30, .nan].randomElement(using: &generator) ?? 0
            let result = try picture.applying(expression.effect(phase: phase))
            #expect(result.width == 7 && result.height == 5, "\(text) at \(phase)")
            made += 1
        }
        #expect(made > 50)
    }
}
