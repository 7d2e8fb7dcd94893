import ShaderHost

/// What is wrong with an expression, and where. Its message is one line, whatever was typed.
package struct ExpressionError: Error, Equatable {
    enum Problem: Equatable {
        case tooLong(EntryKind)
        case tooMany(EntryKind, limit: Int)
        /// Something stands where something else is expected; nothing where the text ends too early.
        case unexpected(String, expected: String)
        /// A name that does not exist; `all` are those that do.
        case unknown(_ kind: String, String, all: [String])
        case unknownParameter(String, of: String, all: [String])
        case invalid(parameter: String, of: String, String, requirement: String)
        /// One argument more than there are parameters.
        case oneTooMany(String, of: String, all: [String])
        /// An argument known by its place behind one with a label.
        case needsLabel(String)
        case repeated(parameter: String, of: String)
        /// Two parameters of which one makes the other meaningless.
        case excludes(parameter: String, other: String, of: String)
        /// Crossings show two pictures, and cannot be put together with transitions of one.
        case standsAlone(crossing: String)
        /// An animation's modifier in front of all animations, or an animation behind another.
        case misplaced(String, expected: String)
    }

    let problem: Problem
    /// From 1, in characters.
    package let column: Int

    init(_ problem: Problem, column: Int) {
        self.problem = problem
        self.column = column
    }
}

extension ExpressionError: CustomStringConvertible {
    package var description: String { "column \(column): \(problem)" }
}

extension ExpressionError.Problem: CustomStringConvertible {
    var description: String {
        switch self {
        case .tooLong(let kind):
            "\(kind.withArticle) may take \(CallParser.maximumLength) bytes, and this takes more"
        case .tooMany(let kind, let limit):
            "\(kind.withArticle) may be made of \(limit) calls, and this is one more"
        case .unexpected("", let expected):
            "the text ends where it should go on with \(expected)"
        case .unexpected(let word, let expected):
            "\(quoted(word)) stands where \(expected) should be"
        case .unknown(let kind, let name, let all):
            "there is no \(kind) \(quoted(name)); " + suggestion(for: name, among: all)
        case .unknownParameter(let name, let call, let all):
            "\(call) has no parameter \(quoted(name)); "
                + (all.isEmpty ? "it has none" : suggestion(for: name, among: all))
        case .invalid(let parameter, let call, let value, let requirement):
            "\(parameter) of \(call) is \(quoted(value)); it must be \(requirement)"
        case .oneTooMany(let value, let call, let all) where all.isEmpty:
            "\(call) takes no arguments, but has \(quoted(value))"
        case .oneTooMany(let value, let call, let all):
            "\(call) takes \(all.joined(separator: ", ")), and not \(quoted(value)) too"
        case .needsLabel(let value):
            "\(quoted(value)) needs a label, as the argument before it has one"
        case .repeated(let parameter, let call):
            "\(parameter) of \(call) is given twice"
        case .excludes(let parameter, let other, let call):
            "\(parameter) and \(other) of \(call) exclude each other"
        case .standsAlone(let crossing):
            "\(crossing) crosses from one picture to another, and cannot be combined"
        case .misplaced(let name, let expected):
            "\(name) stands where \(expected) should be"
        }
    }
}
