import ShaderHost

/// What is wrong with a command line. Each message is one line, whatever was typed.
enum CommandLineError: Error, Equatable {
    /// A command, option or kernel that does not exist; `all` are those that do.
    case unknown(_ kind: String, _ name: String, all: [String])
    /// A word that belongs to no option.
    case unexpected(String)
    /// A word with bytes that Swift has put U+FFFD in place of: a path would lead to another file.
    case notUnicode(String)
    case takesNoValue(option: String, String)
    case missingValue(option: String, _ placeholder: String)
    case repeated(option: String)
    case notExactlyOne(of: [String], given: [String])
    case missing(option: String, _ placeholder: String)
    case invalid(option: String, String, requirement: String)
    case missingOperand(String, _ summary: String)
    /// Two options of which one makes the other meaningless.
    case excludes(option: String, other: String, reason: String)
    /// An option that would be passed over, for want of another.
    case pointless(option: String, without: String)
    /// What an option is to write would take the place of an input, or of what another option writes.
    case overwrites(option: String, path: String, what: String)
    /// A kernel's parameter that none of these kernels has.
    case parameterNotTaken(option: String, kernels: [String])
    /// An animation that never comes to rest, where nothing says how long it is to be seen.
    case endless(option: String, String, needs: String)
    /// An effect, a transition or an animation that is spelt wrong.
    case expression(option: String, ExpressionError)
}

extension CommandLineError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unknown(let kind, let name, let all):
            "there is no \(kind) \(quoted(name)); " + suggestion(for: name, among: all)
        case .unexpected(let word):
            "\(quoted(word)) belongs to no option; options start with --"
        case .notUnicode(let word):
            "\(quoted(word)) is not UTF-8; rename what it stands for, or go into the folder of that name first"
        case .takesNoValue(let option, let value):
            "--\(option) takes no value, but has \(quoted(value))"
        case .missingValue(let option, let placeholder):
            "--\(option) needs a value: --\(option) \(placeholder)"
        case .repeated(let option):
            "--\(option) may be given only once"
        case .notExactlyOne(let names, let given) where given.isEmpty:
            "one of \(names.joined(separator: ", ")) is needed"
        case .notExactlyOne(_, let given):
            "\(given.joined(separator: " and ")) exclude each other; give one of them"
        case .missing(let option, let placeholder):
            "--\(option) \(placeholder) is needed"
        case .invalid(let option, let value, let requirement):
            "--\(option) is \(quoted(value)); it must be \(requirement)"
        case .missingOperand(let name, let summary):
            "\(name) is needed: \(summary)"
        case .excludes(let option, let other, let reason):
            "--\(option) and --\(other) exclude each other: \(reason)"
        case .pointless(let option, let other):
            "--\(option) means nothing without \(other)"
        case .overwrites(let option, let path, let what):
            "--\(option) \(quoted(path)) would overwrite \(what); choose another path"
        case .parameterNotTaken(let option, let kernels):
            "--\(option) is no parameter of \(kernels.joined(separator: " or ")); "
                + "`\(Tool.name) list` shows what each kernel takes"
        case .endless(let option, let animation, let other):
            "--\(option) \(quoted(animation)) does not come to rest within a minute; --\(other) says how long it is seen"
        case .expression(let option, let error):
            "--\(option), \(error)"
        }
    }
}

/// The names that may have been meant, or else all there are.
func suggestion(for name: String, among all: [String]) -> String {
    let near = nearestNames(to: name, among: all)
    return near.isEmpty
        ? "there is " + all.joined(separator: ", ")
        : "did you mean \(near.joined(separator: " or "))?"
}

/// Between quotation marks, with line ends and other invisible characters spelt out.
func quoted(_ text: String) -> String { text.debugDescription }
