/// The kinds of picture that can be read. Only PNG is written: it loses nothing.
public enum ImageFormat: String, Sendable, CaseIterable {
    case png = "PNG"
    case jpeg = "JPEG"

    /// Recognises a format by the bytes that a file of it must start with. Names and extensions are hearsay.
    ///
    /// - Returns: `nil` when it is none of the known formats.
    public init?(recognizing bytes: [UInt8]) {
        guard let format = Self.allCases.first(where: { bytes.starts(with: $0.signature) }) else { return nil }
        self = format
    }

    /// As many bytes as any signature has.
    static let longestSignature = allCases.map(\.signature.count).max() ?? 0

    var signature: [UInt8] {
        switch self {
        // The high bit, the two kinds of line end and the control-Z reveal a file that passed as text
        // somewhere.
        case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        // Start of image, and the start of whatever marker comes next.
        case .jpeg: [0xFF, 0xD8, 0xFF]
        }
    }
}
