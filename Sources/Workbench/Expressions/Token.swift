/// A piece of an expression: what is left of the text when white space is gone.
struct Token: Equatable {
    enum Kind: Equatable {
        case word
        case number(Double, unit: String)
        /// `#` and whatever letters and digits follow.
        case hex
        case symbol
        /// Nothing more; its text is empty.
        case end
    }

    let kind: Kind
    let text: String
    /// Of its first character, from 1.
    let column: Int
}

extension Token {
    /// Takes a text apart. Every text has tokens: a character that belongs nowhere is a symbol, which is refused where
    /// another is expected. The last token is the end.
    static func tokens(of text: some StringProtocol) -> [Token] {
        var scanner = Scanner(characters: Array(text))
        var tokens: [Token] = []
        while let token = scanner.next() { tokens.append(token) }
        return tokens + [Token(kind: .end, text: "", column: scanner.characters.count + 1)]
    }

    private struct Scanner {
        let characters: [Character]
        private var position = 0

        init(characters: [Character]) { self.characters = characters }

        /// The character so far ahead; nil beyond the end.
        private func peek(_ distance: Int = 0) -> Character? {
            let index = position + distance
            return index < characters.count ? characters[index] : nil
        }

        mutating func next() -> Token? {
            skip { $0.isWhitespace }
            guard let first = peek() else { return nil }
            let start = position
            let kind: Kind
            if isNumber(at: 0) {
                kind = number()
            } else if first.isLetter || first == "_" {
                skip { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
                kind = .word
            } else if first == "#" {
                position += 1
                skip { $0.isLetter || $0.isNumber }
                kind = .hex
            } else {
                position += first == "." && peek(1) == "." && peek(2) == "." ? 3 : 1
                kind = .symbol
            }
            return Token(kind: kind, text: String(characters[start..<position]), column: start + 1)
        }

        private func isDigit(at distance: Int) -> Bool { peek(distance).map { "0"..."9" ~= $0 } ?? false }

        /// A digit, or one behind a minus or a point or both: what follows a number's last digit may be three points.
        private func isNumber(at distance: Int) -> Bool {
            let distance = peek(distance) == "-" ? distance + 1 : distance
            return isDigit(at: distance) || peek(distance) == "." && isDigit(at: distance + 1)
        }

        /// The digits, and the letters or the % right behind them.
        private mutating func number() -> Kind {
            let start = position
            if peek() == "-" { position += 1 }
            skip { "0"..."9" ~= $0 }
            if peek() == ".", isDigit(at: 1) {
                position += 1
                skip { "0"..."9" ~= $0 }
            }
            if peek() == "e" || peek() == "E" {
                let sign = peek(1) == "-" || peek(1) == "+" ? 1 : 0
                if isDigit(at: 1 + sign) {
                    position += 1 + sign
                    skip { "0"..."9" ~= $0 }
                }
            }
            let digits = String(characters[start..<position])
            let end = position
            skip { $0.isLetter || $0 == "%" }
            return .number(Double(digits) ?? .nan, unit: String(characters[end..<position]))
        }

        private mutating func skip(while condition: (Character) -> Bool) {
            while let character = peek(), condition(character) { position += 1 }
        }
    }
}
