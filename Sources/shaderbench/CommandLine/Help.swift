/// What `--help` prints, made from the same tables that the parser reads.
enum Help {
    static var overview: String {
        let width = Tool.commands.map { $0.name.count }.max() ?? 0
        let commands = Tool.commands.map { command in
            "  " + command.name.padded(to: width) + "   " + command.summary
                + (command == Tool.commands[0] ? " (the default)" : "")
        }
        return """
            Runs shader effects on the CPU, and measures them.

              \(Tool.name) [command] [options]

            \(commands.joined(separator: "\n"))

              --help, -h    this text; after a command, the command's options
              --version     the version

            Data goes to standard output, messages to standard error. Exit status: 0 done, 1 compared pictures
            differ, 2 the command line is wrong, 3 an input or output failed.

            """
    }

    static func text(of command: any Command.Type) -> String {
        let operands = command.operands.map { "  \($0.name)\n" + indented(wrapped($0.summary)) }
        let options = command.options.map { option in
            let name = "  --\(option.name)" + (option.placeholder.map { " " + $0 } ?? "")
            let values = option.valueHelp.map { "\n" + indented(wrapped($0)) } ?? ""
            return name + "\n" + indented(wrapped(option.summary)) + values
        }
        let parts = [
            command.name + ": " + command.summary, usage(of: command),
            (operands + options).joined(separator: "\n"),
            wrapped(command.remarks),
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    static func usage(of command: any Command.Type) -> String {
        let start = "  \(Tool.name) \(command.name) "
        let alternatives = command.options.filter { $0.presence == .alternative }
        var words = command.operands.map { $0.isRequired ? $0.name : "[\($0.name)]" }
        for option in command.options {
            switch option.presence {
            case .required: words.append(spelling(of: option))
            case .optional: words.append("[\(spelling(of: option))]")
            case .repeatable: words.append("[\(spelling(of: option))]...")
            case .alternative where option.name == alternatives.first?.name:
                words.append("(" + alternatives.map(spelling).joined(separator: " | ") + ")")
            case .alternative: break
            }
        }
        let indentation = String(repeating: " ", count: start.count)
        return start + wrapped(words, width: 100 - start.count).joined(separator: "\n" + indentation)
    }

    private static func spelling(of option: any CommandOption) -> String {
        "--\(option.name)" + (option.placeholder.map { " " + $0 } ?? "")
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n")
    }

    private static func wrapped(_ text: String) -> String {
        text.split(separator: "\n").flatMap { wrapped($0.split(separator: " ").map(String.init), width: 94) }
            .joined(separator: "\n")
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
