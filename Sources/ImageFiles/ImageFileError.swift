/// Why a picture could not be read from a file, or written to one.
public enum ImageFileError: Error, Equatable, Sendable {
    /// The system did not give the file's bytes.
    case unreadable(path: String, SystemError)
    /// The bytes are there, but are not a picture that can be decoded.
    case undecodable(path: String, ImageDataError)
    /// The name ends like that of another kind of file than PNG, which alone is written; nothing was written.
    case misleadingName(path: String, fileExtension: String)
    /// The bitmap cannot become a picture file; nothing was written.
    case unencodable(path: String, ImageDataError)
    /// The system did not take the bytes. Whatever was there before still is.
    case unwritable(path: String, SystemError)
}

extension ImageFileError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let path, let error): "cannot read \(named(path)): \(error)"
        case .undecodable(let path, let error): "cannot read \(path): \(error)"
        case .misleadingName(let path, let fileExtension):
            "cannot write \(path): only PNG is written; let the name end in .png instead of .\(fileExtension)"
        case .unencodable(let path, let error): "cannot write \(path): \(error)"
        case .unwritable(let path, let error): "cannot write \(named(path)): \(error)"
        }
    }

    private func named(_ path: String) -> String { path.isEmpty ? "''" : path }
}
