import ShaderHost

/// `manual`: the manual page, made from the tables that `--help` is made from.
struct Manual: Command {
    static let name = "manual"
    static let summary = "the manual page, for man"
    static let options: [any CommandOption] = []
    static let examples = [
        Example("Read it", "shaderbench manual | man -l -"),
        Example("Install it", "shaderbench manual >shaderbench.1"),
    ]

    init(_ arguments: Arguments) {}

    func run(_ console: Console) throws -> ExitStatus {
        try console.write(Self.page)
        return .done
    }

    /// In the macros of `man`, which every system has.
    static var page: String {
        var lines = [".TH \(Tool.name.uppercased()) 1 \"\" \"\(Tool.name) \(Tool.version)\" \"User Commands\""]
        lines += [".SH NAME", line("\(Tool.name) - shader effects and transitions on the CPU")]
        lines.append(".SH SYNOPSIS")
        for command in Tool.commands {
            lines += [
                ".P", line(([Tool.name, command.name] + Help.words(of: command)).joined(separator: " ")),
            ]
        }
        lines += [".SH DESCRIPTION", line(Help.title), ".P", line(Help.dataAndMessages)]
        lines.append(".SH COMMANDS")
        for command in Tool.commands { lines += description(of: command) }
        lines.append(".SH EXIT STATUS")
        for status in ExitStatus.allCases { lines += entry("\(status.rawValue)", [status.meaning]) }
        lines.append(".SH ENVIRONMENT")
        lines += entry(InstructionSet.environmentVariable, [Help.environmentMeaning])
        return lines.map { $0 + "\n" }.joined()
    }

    private static func description(of command: any Command.Type) -> [String] {
        var lines = [
            ".SS \(command.name)",
            line(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."),
        ]
        lines += paragraphs(command.remarks)
        for operand in command.operands { lines += entry(operand.name, [operand.summary]) }
        for section in command.sections {
            lines += [".P", line(section.title + ":")]
            for option in section.options { lines += entry(option) }
        }
        for example in command.examples { lines += paragraph(example) }
        return lines
    }

    private static func paragraphs(_ text: String) -> [String] {
        text.split(separator: "\n").flatMap { [".P", line(String($0))] }
    }

    private static func entry(_ option: any CommandOption) -> [String] {
        entry(Help.spelling(of: option), [option.summary] + (option.valueHelp.map { [$0] } ?? []))
    }

    private static func entry(_ name: String, _ texts: [String]) -> [String] {
        let lines = texts.flatMap { $0.split(separator: "\n") }.map { line(String($0)) }
        return [".TP", ".B " + line(name)] + Array(lines.map { [$0] }.joined(separator: [".br"]))
    }

    private static func paragraph(_ example: Example) -> [String] {
        [".P", line(example.purpose + ":"), ".P", ".RS 4", ".nf"]
            + example.line.split(separator: "\n").map { line(String($0)) } + [".fi", ".RE"]
    }

    /// Text as it is: a backslash, and a dot or an apostrophe at the start, would be commands, and hyphens and
    /// apostrophes others than those that are typed.
    static func line(_ text: String) -> String {
        let escaped = text.map { character in
            switch character {
            case "\\": "\\e"
            case "-": "\\-"
            case "'": "\\(aq"
            case "`": "\\(ga"
            default: String(character)
            }
        }
        return (text.hasPrefix(".") ? "\\&" : "") + escaped.joined()
    }
}
