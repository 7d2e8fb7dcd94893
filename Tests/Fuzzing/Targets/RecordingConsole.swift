import ShaderHost
import Workbench

/// Keeps what a command says.
final class RecordingConsole: Sendable {
    private let limit: Int
    private let said = Lock((data: [UInt8](), messages: ""))

    /// - Parameter limit: bytes of data after which nobody reads on.
    init(limit: Int = .max) { self.limit = limit }

    var data: [UInt8] { said.withLock { $0.data } }
    var messages: String { said.withLock { $0.messages } }

    var console: Console {
        Console(
            send: { [self] bytes throws(OutputError) in
                let bytes = Array(bytes)
                let count = said.withLock {
                    $0.data += bytes
                    return $0.data.count
                }
                if count > limit { throw .readerLeft }
            },
            report: { [self] text in said.withLock { $0.messages += text } }, isTerminal: false)
    }
}
