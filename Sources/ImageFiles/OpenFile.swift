#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file descriptor, closed when it goes out of scope.
struct OpenFile: ~Copyable {
    private let descriptor: Int32

    static func reading(_ path: String) throws(SystemError) -> OpenFile {
        try OpenFile(path, flags: O_RDONLY)
    }

    /// A file that must not exist yet. It gets the permissions that the process's mask leaves of reading and
    /// writing for everyone.
    ///
    /// It is locked for as long as it is open: see ``locking(_:)``. Some network disks know no locks; there it is not.
    static func creating(_ path: String) throws(SystemError) -> OpenFile {
        let file = try OpenFile(path, flags: O_WRONLY | O_CREAT | O_EXCL)
        _ = flock(file.descriptor, LOCK_EX | LOCK_NB)
        return file
    }

    /// A file that is there; refused where the process that is writing it still has it open.
    static func locking(_ path: String) throws(SystemError) -> OpenFile {
        let file = try OpenFile(path, flags: O_WRONLY | O_NOFOLLOW | O_NONBLOCK)
        guard flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .last }
        return file
    }

    private init(_ path: String, flags: Int32) throws(SystemError) {
        let descriptor = open(path, flags | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .last }
        self.descriptor = descriptor
    }

    deinit { _ = closing(descriptor) }

    /// Reads into the start of `block`.
    ///
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

    /// Returns when the bytes are on the disk. A refusal that comes late, as network disks do it, is an error.
    consuming func close() throws(SystemError) {
        let descriptor = descriptor
        discard self
        // EINVAL: what is there is no disk, and has nothing to wait for.
        let problem = fsync(descriptor) == 0 || errno == EINVAL ? nil : SystemError.last
        guard closing(descriptor) == 0 else { throw problem ?? .last }
        if let problem { throw problem }
    }
}

/// The system's `close`, which the method of that name hides.
private func closing(_ descriptor: Int32) -> Int32 { close(descriptor) }

/// Repeats a call that a signal interrupted.
private func retrying(_ call: () -> Int) throws(SystemError) -> Int {
    while true {
        let result = call()
        if result >= 0 { return result }
        guard errno == EINTR else { throw .last }
    }
}
