/// Words of a command line that takes no long time, writes nowhere but in its folder, and reads nothing from standard input.
struct ModestCommand {
    private let command: String
    private let words: [String]
    /// What is given for each option, by its name without the dashes.
    private var values: [String: [String]] = [:]

    /// Nil for no words.
    init?(_ words: [String]) {
        guard let first = words.first else { return nil }
        command = first.hasPrefix("-") ? "measure" : first
        self.words = words
        for (word, next) in zip(words, words.dropFirst() + [""]) where word.hasPrefix("--") {
            let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            values[String(parts[0]), default: []].append(parts.count == 2 ? String(parts[1]) : next)
        }
    }

    private var isHelp: Bool { words.contains { ["--help", "-h", "--version"].contains($0) } }
    private var streams: Bool { values["output"] == ["-"] }

    var isModest: Bool { isHelp || staysInside && isShort }

    private var staysInside: Bool {
        let outputs = ["output", "diff", "triptych"].flatMap { values[$0] ?? [] }
        let inputs = ["input", "from", "to"].flatMap { values[$0] ?? [] }
        return !words.contains { $0.contains("../") || $0.hasPrefix("/") || $0.contains("=/") }
            && outputs.allSatisfy { $0 == "-" || $0.hasPrefix("~/") } && !inputs.contains("-")
    }

    private var isShort: Bool {
        func largest(_ name: String) -> Int {
            let digits = (values[name] ?? []).flatMap { $0.split { !$0.isNumber } }
            return digits.map { Int($0) ?? .max }.max() ?? 0
        }
        guard largest("size") <= 64, largest("threads") <= 8, largest("frames") <= 12 else { return false }
        switch command {
        case "measure":
            return values["size"] != nil && values["runs"] != nil && largest("runs") <= 2
                && values["frames"] != nil
        case "gallery": return false
        // A scene draws what it is not given, and is 640 pixels wide then.
        case "render" where values["scene"] != nil && values["size"] == nil: return false
        // What goes to a stream can be ended, while frames in files cannot.
        case "render" where !streams:
            return values["duration"] == nil && (values["animation"] == nil || values["frames"] != nil)
                || ["phase", "progress"].contains { values[$0] != nil }
        default: return true
        }
    }
}
