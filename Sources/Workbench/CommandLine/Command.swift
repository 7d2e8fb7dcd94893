/// One thing that the program does: a row of ``Tool/commands``.
protocol Command: Sendable {
    static var name: String { get }
    /// One line.
    static var summary: String { get }
    /// What stands beside the options, in this order.
    static var operands: [Operand] { get }
    /// The one table that the parser and `--help` both read.
    static var options: [any CommandOption] { get }
    /// The same, under headings.
    static var sections: [OptionSection] { get }
    /// What else `--help` should say, if anything.
    static var remarks: String { get }
    static var examples: [Example] { get }
    /// With which its end can be told.
    static var statuses: [ExitStatus] { get }

    /// Takes the command line apart, and refuses what is wrong with it before anything is done.
    init(_ arguments: Arguments) throws(CommandLineError)

    func run(_ console: Console) throws -> ExitStatus
}

extension Command {
    static var operands: [Operand] { [] }
    static var sections: [OptionSection] {
        options.isEmpty ? [] : [OptionSection(title: "Options", options: options)]
    }
    static var remarks: String { "" }
    static var statuses: [ExitStatus] { [.done, .wrongCommandLine, .failed] }
}

/// Options that belong together.
struct OptionSection: Sendable {
    let title: String
    let options: [any CommandOption]
}

/// A command line that can be pasted, with what it does in one line. Its files are called `photo.png`, `other.png`,
/// `frames/` and the like.
struct Example: Sendable {
    let purpose: String
    let line: String

    init(_ purpose: String, _ line: String) { (self.purpose, self.line) = (purpose, line) }
}

/// What the program's end tells whoever started it.
package enum ExitStatus: Int32, CaseIterable {
    case done = 0
    /// Two pictures that were compared are not the same.
    case different = 1
    case wrongCommandLine = 2
    /// An input could not be read, or an output not be written.
    case failed = 3

    var meaning: String {
        switch self {
        case .done: "done"
        case .different: "done, but pictures that were compared are not the same"
        case .wrongCommandLine: "the command line is wrong; nothing was done"
        case .failed: "an input could not be read, or an output not be written"
        }
    }
}
