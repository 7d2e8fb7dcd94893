public import ShaderHost

/// What can be wrong with the bytes of a picture, or with a picture that is to become bytes.
public enum ImageDataError: Error, Equatable, Sendable {
    /// The bytes do not start like any of the expected formats. `start` holds the first few of them.
    case unrecognized(expected: [ImageFormat], start: [UInt8])
    /// No pixels at all, or more than ``ImageSize`` allows.
    case sizeOutOfRange(width: Int, height: Int)
    /// More pixels than the caller wants to decode.
    case tooManyPixels(width: Int, height: Int, maximum: Int)
    /// The bytes are damaged or cut short, or use what the decoder does not know; `reason` is the decoder's
    /// own.
    case undecodable(ImageFormat, reason: String)
    /// The encoder gave up; `reason` is its own.
    case unencodable(ImageFormat, reason: String)
    /// Memory for the pixels could not be had.
    case pixels(PixelError)
}

extension ImageDataError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unrecognized(let expected, let start) where start.isEmpty:
            "there are no bytes; a \(names(expected)) picture is needed"
        case .unrecognized(let expected, let start):
            "it starts with the bytes \(start.map(hexadecimal).joined(separator: " ")) and so is not a "
                + "\(names(expected)) picture; convert it first"
        case .sizeOutOfRange(let width, let height):
            "the size \(width)×\(height) pixels is out of range; each side must have 1 to "
                + "\(ImageSize.maximumSide) pixels, both together at most \(ImageSize.maximumPixelCount)"
        case .tooManyPixels(let width, let height, let maximum):
            "a picture of \(width)×\(height) pixels is too large here; at most \(maximum) are decoded"
        case .undecodable(let format, let reason):
            "this \(format.rawValue) picture is damaged or of an unknown kind (\(reason)); export it again "
                + "from its source"
        case .unencodable(let format, let reason):
            "the picture could not be encoded as \(format.rawValue) (\(reason))"
        case .pixels(let error):
            error.description
        }
    }

    private func names(_ formats: [ImageFormat]) -> String {
        formats.map(\.rawValue).joined(separator: " or ")
    }

    private func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
    }
}
