/// Where a command's words go: data to one side, messages to the other.
package struct Console: Sendable {
    /// Writes data.
    package let send: @Sendable (UnsafeRawBufferPointer) throws(OutputError) -> Void
    /// Writes messages, as they are. What cannot be said there is not worth failing for.
    package let report: @Sendable (String) -> Void
    /// Whether a person looks at the messages as they appear.
    package let isTerminal: Bool
    /// Says nothing but what is wrong.
    var isQuiet = false

    /// - Parameters:
    ///   - send: gets data.
    ///   - report: gets messages.
    ///   - isTerminal: whether progress is to be shown.
    package init(
        send: @escaping @Sendable (UnsafeRawBufferPointer) throws(OutputError) -> Void,
        report: @escaping @Sendable (String) -> Void, isTerminal: Bool
    ) {
        (self.send, self.report, self.isTerminal) = (send, report, isTerminal)
    }

    /// Writes data that is text.
    func write(_ text: String) throws(OutputError) {
        var failure: OutputError?
        Array(text.utf8).withUnsafeBytes { bytes in
            do throws(OutputError) { try send(bytes) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    /// A line about what was done.
    func note(_ line: String) {
        if !isQuiet { report(line + "\n") }
    }

    /// A line about something wrong.
    func warn(_ line: String) { report(line + "\n") }
}
