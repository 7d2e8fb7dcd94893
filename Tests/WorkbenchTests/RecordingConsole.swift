import ShaderHost

@testable import Workbench

/// A console that keeps what is said to it.
final class RecordingConsole: Sendable {
    private let said = Lock((data: [UInt8](), messages: ""))

    var bytes: [UInt8] { said.withLock { $0.data } }
    var data: String { String(decoding: bytes, as: UTF8.self) }
    var messages: String { said.withLock { $0.messages } }

    /// - Parameter isTerminal: whether progress is to be shown.
    func console(isTerminal: Bool = false) -> Console {
        Console(
            send: { [self] bytes throws(OutputError) in
                let bytes = Array(bytes)
                said.withLock { $0.data += bytes }
            },
            report: { [self] text in said.withLock { $0.messages += text } },
            isTerminal: isTerminal)
    }
}

/// What a command line leads to.
struct Outcome: Equatable {
    let status: ExitStatus
    let data: String
    let messages: String
}

func run(_ words: String...) -> Outcome {
    let recording = RecordingConsole()
    let status = Tool.run(words, console: recording.console())
    return Outcome(status: status, data: recording.data, messages: recording.messages)
}
