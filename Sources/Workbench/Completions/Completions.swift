/// `completions`: what makes a shell complete the program's command lines.
struct Completions: Command {
    static let name = "completions"
    static let summary = "a script that makes bash, zsh or fish complete this program's commands and options"
    static let remarks = """
        Names of kernels, effects, transitions and animations are completed too, and paths where paths are wanted.
        """

    static let examples = [
        Example("For bash, in ~/.bashrc", "eval \"$(shaderbench completions bash)\""),
        Example("For zsh, in ~/.zshrc, after compinit", "source <(shaderbench completions zsh)"),
        Example("For fish, in ~/.config/fish/config.fish", "shaderbench completions fish | source"),
    ]

    private static let shell = Operand(
        name: "SHELL", summary: "one of " + Shell.names.joined(separator: ", "),
        proposals: .names(Shell.names))
    static let operands = [shell]
    static let options: [any CommandOption] = []

    private let shell: Shell

    init(_ arguments: Arguments) throws(CommandLineError) {
        let name = try arguments.value(of: Self.shell)
        guard let shell = Shell(rawValue: name) else { throw .unknown("shell", name, all: Shell.names) }
        self.shell = shell
    }

    func run(_ console: Console) throws -> ExitStatus {
        try console.write(shell.script)
        return .done
    }
}

enum Shell: String, CaseIterable {
    case bash, zsh, fish

    static let names = allCases.map(\.rawValue)

    /// Made from the tables that the parser and `--help` read.
    var script: String {
        switch self {
        case .bash: bashCompletion
        case .zsh: zshCompletion
        case .fish: fishCompletion
        }
    }

    /// Between single quotation marks, as all three have it.
    static func literal(_ text: String) -> String {
        "'" + text.replacing("'", with: "'\\''") + "'"
    }
}

extension CommandOption {
    /// The first line, for lists that have no room for more.
    var headline: String { String(summary.prefix { $0 != "\n" }) }
}
