/// Reads calls:
///
///     sequence  = call { separator call }
///     call      = name [ "(" [ arguments ] ")" | ":" arguments ]
///     arguments = argument { "," argument }
///     argument  = [ label ( ":" | "=" ) ] value
///     value     = number [ "..." number [ "..." number ] ] | number number | ( name | colour ) [ number ]
///
/// Nothing nests, so that no text can take it deeper than this.
struct CallParser {
    /// In bytes. The longest sensible chains take less than 300.
    static let maximumLength = 1000
    static let maximumCalls = 16

    private let kind: EntryKind
    private var tokens: ArraySlice<Token>

    static func parse(_ text: String, kind: EntryKind) throws(ExpressionError) -> CallSequence {
        guard text.utf8.count <= maximumLength else { throw ExpressionError(.tooLong(kind), column: 1) }
        var parser = CallParser(kind: kind, tokens: Token.tokens(of: text)[...])
        return try parser.sequence()
    }

    private var next: Token { tokens.first ?? Token(kind: .end, text: "", column: 1) }

    private func isNext(_ symbols: String...) -> Bool { next.kind == .symbol && symbols.contains(next.text) }

    @discardableResult
    private mutating func take() -> Token {
        let token = next
        if token.kind != .end { tokens.removeFirst() }
        return token
    }

    private func unexpected(_ expected: String) -> ExpressionError {
        ExpressionError(.unexpected(next.text, expected: expected), column: next.column)
    }

    private mutating func sequence() throws(ExpressionError) -> CallSequence {
        var calls = [try call()]
        var separators: [Word] = []
        while next.kind != .end {
            guard next.kind == .symbol, kind.separators.contains(next.text) else {
                throw unexpected(kind.separators.map { "\"\($0)\"" }.joined(separator: ", ") + " or the end")
            }
            guard calls.count < Self.maximumCalls else {
                throw ExpressionError(.tooMany(kind, limit: Self.maximumCalls), column: next.column)
            }
            let separator = take()
            separators.append(Word(text: separator.text, column: separator.column))
            calls.append(try call())
        }
        return CallSequence(calls: calls, separators: separators)
    }

    private mutating func call() throws(ExpressionError) -> Call {
        guard next.kind == .word else { throw unexpected("the name of \(kind.withArticle)") }
        let name = take()
        var arguments: [Call.Argument] = []
        if isNext("(") {
            take()
            if !isNext(")") { arguments = try self.arguments() }
            guard isNext(")") else { throw unexpected(#""," or ")""#) }
            take()
        } else if isNext(":") {
            take()
            arguments = try self.arguments()
        }
        return Call(name: Word(text: name.text, column: name.column), arguments: arguments)
    }

    private mutating func arguments() throws(ExpressionError) -> [Call.Argument] {
        var arguments = [try argument()]
        while isNext(",") {
            take()
            arguments.append(try argument())
        }
        return arguments
    }

    private mutating func argument() throws(ExpressionError) -> Call.Argument {
        let first = next
        if first.kind == .word, let after = tokens.dropFirst().first, after.kind == .symbol,
            after.text == ":" || after.text == "="
        {
            tokens.removeFirst(2)
            return Call.Argument(label: Word(text: first.text, column: first.column), value: try value())
        }
        return Call.Argument(label: nil, value: try value())
    }

    private mutating func value() throws(ExpressionError) -> Literal {
        let column = next.column
        if next.kind == .word || next.kind == .hex {
            let name = take().text
            guard case .number = next.kind else {
                return Literal(form: .name(name, nil), text: name, column: column)
            }
            let (share, text) = try number()
            return Literal(form: .name(name, share), text: name + " " + text, column: column)
        }
        var (numbers, texts) = ([Literal.Quantity](), [String]())
        func add(_ number: (Literal.Quantity, String)) {
            numbers.append(number.0)
            texts.append(number.1)
        }
        add(try number())
        if case .number = next.kind {
            let (second, text) = try number()
            return Literal(form: .pair(numbers[0], second), text: texts[0] + " " + text, column: column)
        }
        while isNext("..."), numbers.count < 3 {
            take()
            add(try number())
        }
        return Literal(
            form: numbers.count == 1 ? .number(numbers[0]) : .way(numbers),
            text: texts.joined(separator: "..."), column: column)
    }

    private mutating func number() throws(ExpressionError) -> (Literal.Quantity, String) {
        guard case .number(let number, let unit) = next.kind else { throw unexpected("a value") }
        return (Literal.Quantity(number: number, unit: unit), take().text)
    }
}
