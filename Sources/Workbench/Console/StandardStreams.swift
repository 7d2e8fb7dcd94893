import Foundation
package import ImageFiles

/// Why data could not be written.
package enum OutputError: Error, Equatable {
    /// Whoever read the data has had enough: `shaderbench list | head -1`.
    case readerLeft
    case failed(SystemError)
}

extension OutputError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .readerLeft: "nobody reads the output"
        case .failed(let error): "cannot write to standard output: \(error)"
        }
    }
}

extension Console {
    /// Standard output and standard error, neither of them buffered.
    package static let standard = Console(
        send: { bytes throws(OutputError) in try write(bytes, to: STDOUT_FILENO) },
        report: { text in
            Array(text.utf8).withUnsafeBytes { try? write($0, to: STDERR_FILENO) }
        },
        isTerminal: isatty(STDERR_FILENO) == 1)

    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(OutputError) {
        var rest = bytes
        while !rest.isEmpty {
            let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
            if count >= 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            } else if errno == EPIPE {
                throw .readerLeft
            } else if errno != EINTR {
                throw .failed(SystemError(code: errno))
            }
        }
    }
}
