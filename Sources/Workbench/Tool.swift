import ShaderHost

/// The program: which command is meant, and with which status it ends.
package enum Tool {
    static let name = "shaderbench"
    static let version = "0.1.0"
    /// What every command understands, whatever else is on its command line.
    static let globalOptions = ["--help", "--version"]

    /// Every command there is; the first is run where none is named.
    static let commands: [any Command.Type] = [
        Measure.self,
        Render.self,
        List.self,
        Compare.self,
        Gallery.self,
        Completions.self,
        Manual.self,
    ]

    /// Runs a command line, and says what became of it.
    ///
    /// - Parameter words: the command line without the program's name.
    package static func run(_ words: [String], console: Console) -> ExitStatus {
        do {
            return try carryOut(words, console: console)
        } catch OutputError.readerLeft {
            return .done
        } catch {
            console.warn("\(name): \(error)")
            return error is CommandLineError ? .wrongCommandLine : .failed
        }
    }

    private static func carryOut(_ words: [String], console: Console) throws -> ExitStatus {
        if let word = words.first(where: { $0.unicodeScalars.contains("\u{FFFD}") }) {
            throw CommandLineError.notUnicode(word)
        }
        var words = words[...]
        let isNamed = words.first.map { !$0.hasPrefix("-") } ?? false
        let command = isNamed ? try command(named: words.removeFirst()) : commands[0]
        if words.contains("--help") || words.contains("-h") {
            try console.write(isNamed ? Help.text(of: command) : Help.overview)
        } else if words.contains("--version") {
            try console.write("\(name) \(version)\n")
        } else {
            if let ignored = InstructionSet.ignoredRequest {
                let available = InstructionSet.available.map(\.rawValue).joined(separator: ", ")
                console.warn(
                    "\(InstructionSet.environmentVariable)=\(ignored) is not to be had here; there is \(available)"
                )
            }
            let arguments = try Arguments(words, options: command.options, operands: command.operands)
            return try command.init(arguments).run(console)
        }
        return .done
    }

    private static func command(named name: String) throws(CommandLineError) -> any Command.Type {
        if let command = commands.first(where: { $0.name == name }) { return command }
        throw .unknown("command", name, all: commands.map { $0.name })
    }
}
