import ShaderHost

/// What `--help` prints, made from the same tables that the parser reads.
enum Help {
    static let title = "Runs shader effects and transitions on the CPU, and measures them."

    static let dataAndMessages = """
        Data goes to standard output, messages to standard error. Every option is spelt --name VALUE or --name=VALUE. \
        Without a command, \(Tool.commands[0].name) is run.
        """

    static var overview: String {
        let commands = Tool.commands.map { ($0.name, $0.summary) }
        let global = [
            ("--help, -h", "this text; after a command, all about the command"), ("--version", "the version"),
        ]
        return page([
            title,
            section("Usage", "  \(Tool.name) [COMMAND] [OPTIONS]"),
            section("Commands", table(commands)),
            section("Options", table(global)),
            wrapped(dataAndMessages),
            examples([Render.examples, List.examples, Compare.examples].flatMap { $0.prefix(1) }),
            statuses(ExitStatus.allCases), environment,
        ])
    }

    static func text(of command: any Command.Type) -> String {
        let operands = command.operands.map { entry($0.name, [$0.summary]) }
        return page(
            [
                "\(Tool.name) \(command.name): \(command.summary)",
                section("Usage", usage(of: command)),
                section("Arguments", operands.joined(separator: "\n")),
                wrapped(command.remarks, separator: "\n\n"),
            ]
                + command.sections.map { part in
                    section(part.title, part.options.map(entry).joined(separator: "\n"))
                } + [examples(command.examples), statuses(command.statuses), environment])
    }

    /// What must be given; of what may be given there is too much for a glance.
    static func usage(of command: any Command.Type) -> String {
        let start = "  \(Tool.name) \(command.name)"
        let lines = wrapped(words(of: command), width: 99 - start.count)
        return start
            + lines.map { " " + $0 }.joined(separator: "\n" + String(repeating: " ", count: start.count))
    }

    static func words(of command: any Command.Type) -> [String] {
        let alternatives = command.options.filter { $0.presence == .alternative }.map(spelling)
        let required = command.options.filter { $0.presence == .required }.map(spelling)
        return command.operands.map { $0.isRequired ? $0.name : "[\($0.name)]" }
            + (alternatives.isEmpty ? [] : ["(" + alternatives.joined(separator: " | ") + ")"]) + required
            + (command.options.count > alternatives.count + required.count ? ["[OPTIONS]"] : [])
    }

    static func spelling(of option: any CommandOption) -> String {
        "--\(option.name)" + (option.placeholder.map { " " + $0 } ?? "")
    }

    static var environmentMeaning: String {
        "use a lower instruction set than the processor has: one of "
            + InstructionSet.allCases.map(\.rawValue).joined(separator: ", ")
    }
}

// How it is laid out.

extension Help {
    private static var environment: String {
        section("Environment", entry(InstructionSet.environmentVariable, [environmentMeaning]))
    }

    private static func statuses(_ statuses: [ExitStatus]) -> String {
        section("Exit status", table(statuses.map { ("\($0.rawValue)", $0.meaning) }))
    }

    private static func examples(_ examples: [Example]) -> String {
        let texts = examples.map { example in
            "  \(example.purpose)\n" + example.line.split(separator: "\n").map { "    \($0)\n" }.joined()
        }
        return section("Examples", String(texts.joined().dropLast()))
    }

    private static func entry(_ option: any CommandOption) -> String {
        entry(spelling(of: option), [option.summary] + (option.valueHelp.map { [$0] } ?? []))
    }

    private static func entry(_ name: String, _ texts: [String]) -> String {
        let lines = texts.flatMap { wrapped($0).split(separator: "\n") }
        return "  \(name)\n" + lines.map { "      \($0)" }.joined(separator: "\n")
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { "  " + $0.padded(to: width) + "   " + $1 }.joined(separator: "\n")
    }

    private static func section(_ title: String, _ text: String) -> String {
        text.isEmpty ? "" : "\(title):\n\(text)"
    }

    private static func page(_ parts: [String]) -> String {
        parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private static func wrapped(_ text: String, separator: String = "\n") -> String {
        text.split(separator: "\n").map {
            wrapped($0.split(separator: " ").map(String.init), width: 94).joined(separator: "\n")
        }
        .joined(separator: separator)
    }

    /// Lines of words that are at most `width` characters long, where the words are.
    static func wrapped(_ words: [String], width: Int) -> [String] {
        words.reduce(into: []) { lines, word in
            if let line = lines.last, line.count + 1 + word.count <= width {
                lines[lines.count - 1] = line + " " + word
            } else {
                lines.append(word)
            }
        }
    }
}
