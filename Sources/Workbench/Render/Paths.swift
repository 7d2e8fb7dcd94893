import Foundation
import ImageFiles

/// Makes a folder, and those around it, where they are not there yet.
///
/// - Throws: ``ImageFileError/unwritable(path:_:)`` with the folder that could not be made.
func makeFolder(_ path: String) throws(ImageFileError) {
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    let parent = path.split(separator: "/").dropLast()
    guard errno == ENOENT, !parent.isEmpty else { throw .unwritable(path: path, SystemError(code: errno)) }
    try makeFolder((path.hasPrefix("/") ? "/" : "") + parent.joined(separator: "/"))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
        throw .unwritable(path: path, SystemError(code: errno))
    }
}

/// Where a file that exists is, from the root on, so that it is found from anywhere.
func absolutePath(of path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
}
