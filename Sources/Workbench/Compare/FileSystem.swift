import Foundation
import ImageFiles

func filePath(_ name: String, in folder: String) -> String {
    folder + (folder.hasSuffix("/") ? "" : "/") + name
}

/// One spelling for all paths that lead to the same place, whether or not there is something.
func place(of path: String) -> String { URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path }

/// Whether a path leads to a folder, through symbolic links too.
func isFolder(_ path: String) throws(ImageFileError) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .unreadable(path: path, SystemError(code: errno)) }
    return status.st_mode & S_IFMT == S_IFDIR
}

/// The system's own list. Foundation's says less about what went wrong.
func names(inFolder path: String) throws(ImageFileError) -> [String] {
    guard let folder = opendir(path) else { throw .unreadable(path: path, SystemError(code: errno)) }
    defer { closedir(folder) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(folder) {
        names.append(
            withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        )
        errno = 0
    }
    guard errno == 0 else { throw .unreadable(path: path, SystemError(code: errno)) }
    return names
}
