/// One option of a command, as the parser and `--help` see it.
protocol CommandOption: Sendable {
    /// Without the dashes.
    var name: String { get }
    /// What stands for the value in the usage; nil for an option without one.
    var placeholder: String? { get }
    var summary: String { get }
    var presence: Presence { get }
    /// Which values are possible and what happens without the option; nil for an option without a value.
    var valueHelp: String? { get }
    /// What a shell may propose for the value.
    var proposals: Proposals { get }
}

/// How often an option may, or must, be given.
enum Presence: Sendable {
    case required
    /// Exactly one of the command's alternatives must be given.
    case alternative
    case optional
    case repeatable
}

/// An option without a value: it is given, or it is not.
struct Switch: CommandOption {
    let name: String
    let summary: String
    var presence = Presence.optional

    var placeholder: String? { nil }
    var valueHelp: String? { nil }
    var proposals: Proposals { .names([]) }
}

/// An option with a value.
struct Option<Value: Sendable>: CommandOption {
    let name: String
    let type: ValueType<Value>
    let summary: String
    var presence = Presence.optional
    /// The value where the option is not given.
    var defaultValue: Value?
    /// In words, where there is no such value or its description says too little.
    var defaultText: String?

    var placeholder: String? { type.placeholder }
    var proposals: Proposals { type.proposals ?? .names(type.names) }

    var valueHelp: String? {
        let absence = defaultText ?? defaultValue.map { "\($0)" }
        return type.requirement + (absence.map { "; default: " + $0 } ?? "")
            + (presence == .required ? "; required" : "")
    }
}
