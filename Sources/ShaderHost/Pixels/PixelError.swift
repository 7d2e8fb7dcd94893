/// What can be wrong with a description of pixels, or with a pair of them.
public enum PixelError: Error, Equatable, Sendable {
    case negativeSize(width: Int, height: Int)
    /// `bytesPerRow × height` does not fit an `Int`.
    case sizeOverflow(width: Int, height: Int)
    case rowTooShort(bytesPerRow: Int, minimum: Int)
    /// The memory is shorter than its description needs.
    case bufferTooShort(byteCount: Int, minimum: Int)
    case sizesDiffer(source: PixelLayout, destination: PixelLayout)
    /// Source and destination share memory, or lie between each other's rows, in a way that this effect cannot
    /// work with.
    case buffersOverlap
    /// Positions are 32-bit floats, which cannot tell neighbouring pixels apart beyond this width or height.
    case tooLargeToSample(width: Int, height: Int, maximum: Int)
    /// The memory could not be had.
    case outOfMemory(byteCount: Int)
    /// A shader in the effect cannot be called.
    case shader(ShaderError)
}

extension PixelError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .negativeSize(let width, let height):
            "the size \(width)×\(height) pixels is negative; both must be 0 or more"
        case .sizeOverflow(let width, let height):
            "a picture of \(width)×\(height) pixels is larger than memory can be addressed"
        case .rowTooShort(let bytesPerRow, let minimum):
            "rows of \(bytesPerRow) bytes are too short; the width needs at least \(minimum) bytes"
        case .bufferTooShort(let byteCount, let minimum):
            "the buffer has \(byteCount) bytes; its description needs at least \(minimum) bytes"
        case .sizesDiffer(let source, let destination):
            "the source has \(source.width)×\(source.height) pixels and the destination "
                + "\(destination.width)×\(destination.height); both must be equal"
        case .buffersOverlap:
            "source and destination overlap; only colour effects can work in place, and only where both have the "
                + "same first byte, row distance and pixel size"
        case .tooLargeToSample(let width, let height, let maximum):
            "\(width)×\(height) pixels are too many for an effect that samples; width and height must be at most "
                + "\(maximum)"
        case .outOfMemory(let byteCount):
            "\(byteCount) bytes of memory could not be had"
        case .shader(let error):
            error.description
        }
    }
}
