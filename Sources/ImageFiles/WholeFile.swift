#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Files read and written whole (C10).
///
/// Plain system calls rather than Foundation's `Data`: that reads no pipes, buries the system's reason in its errors, and
/// would be the only thing that this module needs Foundation for.
enum WholeFile {
    static func read(_ path: String) throws(SystemError) -> [UInt8] {
        let file = try OpenFile(path, flags: O_RDONLY)
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = try file.fill(&block)
            if count == 0 { return bytes }
            bytes.append(contentsOf: block[..<count])
        }
    }

    /// Writes under a temporary name in the same folder, and renames: no part of a file is ever to be seen under the
    /// file's own name, even if the machine stops.
    ///
    /// A symbolic link is replaced, not followed. Folders, devices and pipes are refused, for renaming would replace
    /// even `/dev/null`.
    static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
        try refuseAnythingButAFile(at: path)
        let temporary = temporaryPath(beside: path)
        let file = try OpenFile(temporary, flags: O_WRONLY | O_CREAT | O_EXCL)
        do throws(SystemError) {
            try file.append(bytes)
            try file.close()
            try check(rename(temporary, path))
        } catch {
            unlink(temporary)
            throw error
        }
    }

    private static func refuseAnythingButAFile(at path: String) throws(SystemError) {
        var status = stat()
        guard stat(path, &status) == 0 else { return }  // nothing there, or a reason that opening will give too
        switch status.st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFDIR: throw SystemError(code: EISDIR)
        default: throw SystemError(code: ENOTSUP)
        }
    }

    /// A name that nobody else has, hidden, and short enough wherever the real one is.
    private static func temporaryPath(beside path: String) -> String {
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        return folder + ".unfinished-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
    }
}

/// A file descriptor, closed when it goes out of scope.
private struct OpenFile: ~Copyable {
    private let descriptor: Int32

    /// New files get the permissions that the process's mask leaves of reading and writing for everyone.
    init(_ path: String, flags: Int32) throws(SystemError) {
        // A zero character would silently end the path, and an empty one would pass for the current folder.
        guard !path.isEmpty, !path.utf8.contains(0) else { throw SystemError(code: EINVAL) }
        let descriptor = open(path, flags | O_CLOEXEC, 0o666)
        try check(descriptor)
        self.descriptor = descriptor
    }

    deinit { _ = Self.close(descriptor) }

    /// - Returns: how many bytes there were; 0 at the end of the file.
    func fill(_ block: inout [UInt8]) throws(SystemError) -> Int {
        try retrying { read(descriptor, &block, block.count) }
    }

    func append(_ bytes: [UInt8]) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = try retrying { rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } }
            rest = rest.dropFirst(count)
        }
    }

    /// Returns when the bytes are on the disk. What was refused late, as network disks do, is an error here.
    consuming func close() throws(SystemError) {
        let descriptor = descriptor
        discard self
        let synchronized = fsync(descriptor) == 0 || errno == EINVAL  // EINVAL: not a disk
        let problem = SystemError.last
        let closed = Self.close(descriptor) == 0
        guard synchronized else { throw problem }
        guard closed else { throw .last }
    }

    private static func close(_ descriptor: Int32) -> Int32 {
        #if canImport(Glibc)
            Glibc.close(descriptor)
        #elseif canImport(Musl)
            Musl.close(descriptor)
        #else
            Darwin.close(descriptor)
        #endif
    }
}

/// Repeats a call that a signal interrupted.
private func retrying(_ call: () -> Int) throws(SystemError) -> Int {
    while true {
        let result = call()
        if result >= 0 { return result }
        guard errno == EINTR else { throw .last }
    }
}

private func check(_ status: Int32) throws(SystemError) {
    guard status >= 0 else { throw .last }
}
