/// A list of what there is, and where. A command line that names no command is one of the first's.
var fishCompletion: String {
    let (first, others) = (Tool.commands[0], Tool.commands.dropFirst().map { $0.name })
    let commands = Tool.commands.map { command in
        fishLine("__fish_use_subcommand", "-a \(command.name)", command.summary)
    }
    let global = Tool.globalOptions.map { "complete -c \(Tool.name) -l \($0.dropFirst(2))" }
    let words = Tool.commands.flatMap { command in
        fishWords(
            of: command,
            where: command == first
                ? "not __fish_seen_subcommand_from " + others.joined(separator: " ")
                : "__fish_seen_subcommand_from " + command.name)
    }
    let title = "# Completes the command lines of \(Tool.name) in fish: \(Tool.name) completions fish | source"
    return ([title, "complete -c \(Tool.name) -f"] + commands + global + words).map { $0 + "\n" }.joined()
}

private func fishWords(of command: any Command.Type, where condition: String) -> [String] {
    let options = command.options.map { option in
        let value = option.placeholder.map { _ in " -r " + fishProposals(option.proposals) } ?? ""
        return fishLine(condition, "-l \(option.name)\(value)", option.headline)
    }
    return options
        + command.operands.prefix(1).map { fishLine(condition, fishProposals($0.proposals), $0.summary) }
}

private func fishLine(_ condition: String, _ words: String, _ summary: String) -> String {
    "complete -c \(Tool.name) -n \(Shell.literal(condition)) \(words) -d \(Shell.literal(summary))"
}

private func fishProposals(_ proposals: Proposals) -> String {
    switch proposals {
    case .names(let names) where names.isEmpty: "-f"
    case .names(let names): "-f -a " + Shell.literal(names.joined(separator: " "))
    case .paths: "-F"
    }
}
