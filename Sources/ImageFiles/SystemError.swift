#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the operating system said to a call that concerns files.
public struct SystemError: Error, Hashable, Sendable {
    /// The system's own number, such as `ENOENT`.
    public let code: Int32

    public init(code: Int32) { self.code = code }

    /// The failure of the call just made.
    static var last: SystemError { SystemError(code: errno) }
}

extension SystemError: CustomStringConvertible {
    public var description: String {
        switch code {
        case ENOENT: "there is no such file or folder; check the path"
        case ENOTDIR: "a part of the path is a file, not a folder; check the path"
        case EISDIR: "this is a folder; name a file in it"
        case EACCES, EPERM: "permission denied; change the permissions of the file or of its folder"
        case EROFS: "the file system can only be read; choose another folder"
        case ENOSPC, EDQUOT: "no space is left; free some, or choose another disk"
        case EFBIG: "the file is too large"
        case ENAMETOOLONG: "the name is too long; choose a shorter one"
        case EINVAL: "the path is empty or has a character that is not allowed; check the path"
        case ENOTSUP: "this is a device or a pipe, which cannot be replaced by a file; choose another path"
        default: String(cString: strerror(code))
        }
    }
}
