/// A function in the terms of zsh's own completion, whose `_arguments` knows how options and their values are spelt.
var zshCompletion: String {
    let commands = Tool.commands.map { "        " + Shell.literal("\($0.name):\($0.summary)") }
    let cases = Tool.commands.map { command in
        (["    \(command.name)) _arguments -S"] + zshWords(of: command).map { "        " + Shell.literal($0) })
            .joined(separator: " \\\n") + " ;;"
    }
    return """
        #compdef \(Tool.name)
        # Completes the command lines of \(Tool.name) in zsh: source <(\(Tool.name) completions zsh)
        _\(Tool.name)() {
            local command=\(Tool.commands[0].name)
            if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
                local -a commands=(
        \(commands.joined(separator: "\n"))
                )
                _describe command commands
                return
            fi
            if [[ $words[2] != -* ]]; then
                command=$words[2]
                shift words
                (( CURRENT-- ))
            fi
            case $command in
        \(cases.joined(separator: "\n"))
            esac
        }
        if [[ $funcstack[1] == _\(Tool.name) ]]; then _\(Tool.name) "$@"; else compdef _\(Tool.name) \(Tool.name); fi

        """
}

private func zshWords(of command: any Command.Type) -> [String] {
    let options = command.options.map { option in
        let value = option.placeholder.map {
            "=[\(escaped(option.headline))]:\($0):\(zshAction(option.proposals))"
        }
        return (option.presence == .repeatable ? "*" : "") + "--" + option.name
            + (value ?? "[\(escaped(option.headline))]")
    }
    return options + Tool.globalOptions
        + command.operands.map { ($0.isRequired ? ":" : "::") + "\($0.name):\(zshAction($0.proposals))" }
}

private func zshAction(_ proposals: Proposals) -> String {
    switch proposals {
    case .names(let names) where names.isEmpty: " "
    case .names(let names): "(\(names.joined(separator: " ")))"
    case .paths: "_files"
    }
}

/// `_arguments` reads its own marks out of descriptions.
private func escaped(_ text: String) -> String {
    ["\\", "[", "]", ":"].reduce(text) { $0.replacing($1, with: "\\" + $1) }
}
