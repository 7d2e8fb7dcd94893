/// One thing that the program does: a row of ``Tool/commands``.
protocol Command: Sendable {
    static var name: String { get }
    /// One line.
    static var summary: String { get }
    /// What stands beside the options, in this order.
    static var operands: [Operand] { get }
    /// The one table that the parser and `--help` both read.
    static var options: [any CommandOption] { get }
    /// What else `--help` should say, if anything.
    static var remarks: String { get }

    /// Takes the command line apart, and refuses what is wrong with it before anything is done.
    init(_ arguments: Arguments) throws(CommandLineError)

    func run(_ console: Console) throws -> ExitStatus
}

extension Command {
    static var operands: [Operand] { [] }
    static var remarks: String { "" }
}

/// What the program's end tells whoever started it.
enum ExitStatus: Int32 {
    case done = 0
    /// Two pictures that were compared are not the same.
    case different = 1
    case wrongCommandLine = 2
    /// An input could not be read, or an output not be written.
    case failed = 3
}
