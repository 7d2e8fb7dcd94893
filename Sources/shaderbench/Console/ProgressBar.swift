/// One line on a terminal that shows how far something is; nothing at all where no terminal is.
struct ProgressBar {
    private let console: Console
    private let total: Int
    private static let width = 30

    /// - Parameter total: how many steps there are, 1 or more.
    init(_ console: Console, total: Int) {
        self.console = console
        self.total = max(total, 1)
    }

    private var isVisible: Bool { console.isTerminal && !console.isQuiet }

    func show(_ done: Int, _ label: String) {
        guard isVisible else { return }
        let filled = Self.width * min(max(done, 0), total) / total
        let bar = String(repeating: "=", count: filled) + String(repeating: " ", count: Self.width - filled)
        console.report("\r[\(bar)] \(done)/\(total) \(label)\u{1B}[K")
    }

    /// Takes the line away, before anything else is written.
    func clear() {
        if isVisible { console.report("\r\u{1B}[K") }
    }
}
