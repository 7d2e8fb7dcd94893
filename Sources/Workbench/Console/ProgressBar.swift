/// One line on a terminal that shows how far something is, and how long it will still take; nothing at all where no terminal
/// is.
struct ProgressBar {
    private let console: Console
    private let total: Int
    private let things: String
    private let start = ContinuousClock.now
    private static let width = 30

    /// - Parameters:
    ///   - total: how many steps there are, 1 or more.
    ///   - things: what they are, in the plural.
    init(_ console: Console, total: Int, things: String) {
        self.console = console
        self.total = max(total, 1)
        self.things = things
    }

    private var isVisible: Bool { console.isTerminal && !console.isQuiet }

    func show(_ done: Int, _ label: String) {
        guard isVisible else { return }
        let filled = Self.width * min(max(done, 0), total) / total
        let bar = String(repeating: "=", count: filled) + String(repeating: " ", count: Self.width - filled)
        let pace = Self.pace(done, of: total, things, seconds: start.duration(to: .now) / .seconds(1))
        console.report("\r[\(bar)] \(done)/\(total) \(pace)\(label)\u{1B}[K")
    }

    /// "12.5 frames/s, 1:04 left ": as fast as until now. Nothing before the first step is done.
    static func pace(_ done: Int, of total: Int, _ things: String, seconds: Double) -> String {
        guard done > 0, seconds > 0 else { return "" }
        let rate = Double(done) / seconds
        let left = Int((Double(total - done) / rate).rounded(.up))
        let digits = "\(left % 60)"
        return
            "\(rate.text(decimals: 1)) \(things)/s, \(left / 60):\(digits.count < 2 ? "0" : "")\(digits) left "
    }

    /// Takes the line away, before anything else is written.
    func clear() {
        if isVisible { console.report("\r\u{1B}[K") }
    }
}
