/// A function that bash calls with the words so far, and what it then takes for the last of them.
///
/// It needs nothing of the package bash-completion, whose helpers are not on every machine.
var bashCompletion: String {
    let names = Tool.commands.map { $0.name }.joined(separator: " ")
    return """
        # Completes the command lines of \(Tool.name) in bash: eval "$(\(Tool.name) completions bash)"
        _\(Tool.name)() {
            local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
            local names= paths=
            # Bash takes --name=value for three words.
            if [ "$word" = = ]; then
                word=
            elif [ "$before" = = ]; then
                before=${COMP_WORDS[COMP_CWORD - 2]}
            fi
            word=${word#[\\"\\']}
            case $command in
                -* | '') command=\(Tool.commands[0].name) ;;
            esac
            if [ "$COMP_CWORD" = 1 ] && [ "${word#-}" = "$word" ]; then
                names='\(names)'
            else
                case "$command $before" in
        \(Tool.commands.flatMap(bashValues).map { "            \($0) ;;" }.joined(separator: "\n"))
                    *)
                        case "$command $word" in
        \(Tool.commands.flatMap(bashWords).map { "                    \($0) ;;" }.joined(separator: "\n"))
                        esac
                        ;;
                esac
            fi
            if [ -n "$paths" ]; then
                compopt -o filenames 2>/dev/null
                mapfile -t COMPREPLY < <(compgen -f -- "$word")
            else
                mapfile -t COMPREPLY < <(compgen -W "$names" -- "$word")
            fi
        }
        complete -F _\(Tool.name) \(Tool.name)

        """
}

/// What follows an option with a value.
private func bashValues(of command: any Command.Type) -> [String] {
    command.options.filter { $0.placeholder != nil }.map { option in
        "'\(command.name) --\(option.name)') \(bashAssignment(option.proposals))"
    }
}

/// What stands by itself. Options are proposed where there is a dash, or where nothing else could stand.
private func bashWords(of command: any Command.Type) -> [String] {
    let options = command.options.map { "--" + $0.name } + Tool.globalOptions
    let isAlone = command.operands.isEmpty
    let other = command.operands.first.map { ["\(command.name)\\ *) \(bashAssignment($0.proposals))"] } ?? []
    return ["\(command.name)\\ \(isAlone ? "" : "-")*) \(bashAssignment(.names(options)))"] + other
}

private func bashAssignment(_ proposals: Proposals) -> String {
    switch proposals {
    case .names(let names): "names=" + Shell.literal(names.joined(separator: " "))
    case .paths: "paths=yes"
    }
}
