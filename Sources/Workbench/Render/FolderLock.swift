import Foundation
import ImageFiles

/// Keeps runs apart that write into the same folder: a whole run has it for itself, parts of one share it. The system lets go
/// of it when the program ends, however it ends.
final class FolderLock {
    private let descriptor: Int32

    /// - Throws: ``FolderError/inUse(path:)`` where another run is at work.
    init(_ path: String, isShared: Bool) throws {
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw ImageFileError.unwritable(path: path, SystemError(code: errno)) }
        // Some network disks know no locks; there nobody is kept apart.
        guard flock(descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
            throw FolderError.inUse(path: path)
        }
    }

    deinit { close(descriptor) }
}

enum FolderError: Error, Equatable {
    case inUse(path: String)
}

extension FolderError: CustomStringConvertible {
    var description: String {
        switch self {
        case .inUse(let path): "another run writes into \(path); wait for it, or choose another folder"
        }
    }
}
