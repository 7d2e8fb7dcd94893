#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Files read and written whole (C10).
///
/// Plain system calls rather than Foundation's `Data`: that reads no pipes, buries the system's reason in its
/// errors, and would be the only thing that this module needs Foundation for.
package enum WholeFile {
    /// Larger files are refused: a picture of the largest size, stored without compression, fits twice.
    private static let maximumByteCount = 1 << 31

    /// - Parameter isOfUse: asked once, with the first bytes. Where it says no, reading ends there: a pipe or a
    ///   device may never end.
    static func read(_ path: String, if isOfUse: ([UInt8]) -> Bool) throws(SystemError) -> [UInt8] {
        try refuseImpossible(path)
        let file = try OpenFile.reading(path)
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        var isKnown = false
        while true {
            let count = try file.fill(&block)
            if count == 0 { return bytes }
            bytes.append(contentsOf: block[..<count])
            if !isKnown && bytes.count >= ImageFormat.longestSignature {
                guard isOfUse(bytes) else { return bytes }
                isKnown = true
            }
            guard bytes.count <= maximumByteCount else { throw SystemError(code: EFBIG) }
        }
    }

    /// Writes under a temporary name in the same folder, and renames: no part of a file is ever to be seen
    /// under the file's own name, even if the machine stops.
    ///
    /// A symbolic link is replaced, not followed. Folders, devices and pipes are refused, for renaming would
    /// replace even `/dev/null`.
    package static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
        try refuseImpossible(path)
        try refuseAnythingButAFile(at: path)
        let temporary = temporaryPath(beside: path)
        let file = try OpenFile.creating(temporary)
        do throws(SystemError) {
            try file.append(bytes)
            try file.close()
            guard rename(temporary, path) == 0 else { throw .last }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// Removes a file that was never finished because its writer was killed. Any other file stays, and so does one that is
    /// being written.
    static func removeUnfinished(_ path: String) {
        let name = path.split(separator: "/").last ?? ""
        guard name.hasPrefix(temporaryPrefix), (try? OpenFile.locking(path)) != nil else { return }
        unlink(path)
    }

    private static let temporaryPrefix = ".unfinished-"

    /// A zero character would silently end the path for the system, so that another file is meant.
    private static func refuseImpossible(_ path: String) throws(SystemError) {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw SystemError(code: EINVAL) }
    }

    private static func refuseAnythingButAFile(at path: String) throws(SystemError) {
        var status = stat()
        guard stat(path, &status) == 0 else { return }  // nothing there, or opening will fail too
        switch status.st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFDIR: throw SystemError(code: EISDIR)
        default: throw SystemError(code: ENOTSUP)
        }
    }

    /// A name that nobody else has, hidden, and short enough wherever the real one is.
    private static func temporaryPath(beside path: String) -> String {
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        return folder + temporaryPrefix + String(UInt64.random(in: 0...UInt64.max), radix: 36)
    }
}
