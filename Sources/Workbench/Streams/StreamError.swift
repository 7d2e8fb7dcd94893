package import ImageFiles

/// What is wrong with frames that come through a pipe.
package enum StreamError: Error, Equatable {
    case unreadable(SystemError)
    /// The stream ends within a frame; those before it are whole.
    case cutOff(frame: Int)
    case noHeader
    /// A field of the header with a value that is not understood; `expected` says what is.
    case field(name: String, value: String, expected: String)
    case noFrame(Int)
}

extension StreamError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreadable(let error): "cannot read standard input: \(error)"
        case .cutOff(let frame): "standard input ends within frame \(frame)"
        case .noHeader:
            "standard input does not start with a YUV4MPEG2 header; --stream-input rgba takes bare pixels"
        case .field(let name, let value, let expected):
            "the header on standard input has \(quoted(value)) as its \(name); it must be \(expected)"
        case .noFrame(let frame): "standard input has something else where frame \(frame) should begin"
        }
    }
}
