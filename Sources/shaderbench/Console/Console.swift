/// Where a command's words go: data to one side, messages to the other.
struct Console: Sendable {
    /// Writes data.
    let write: @Sendable (String) throws(OutputError) -> Void
    /// Writes messages, as they are. What cannot be said there is not worth failing for.
    let report: @Sendable (String) -> Void
    /// Whether a person looks at the messages as they appear.
    let isTerminal: Bool
    /// Says nothing but what is wrong.
    var isQuiet = false

    /// A line about what was done.
    func note(_ line: String) {
        if !isQuiet { report(line + "\n") }
    }

    /// A line about something wrong.
    func warn(_ line: String) { report(line + "\n") }
}
