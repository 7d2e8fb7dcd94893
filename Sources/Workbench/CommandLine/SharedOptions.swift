import ShaderHost

// Options that several commands have.

extension Option<Int> {
    static let threads = Option(
        name: "threads", type: .count(of: "threads", in: 1...1024), summary: "how many cores to work on",
        defaultValue: availableCores,
        defaultText: "the cores that this process may use, here \(availableCores)")
}

extension Switch {
    static let json = Switch(name: "json", summary: "print JSON, for programs")
}
