import Foundation
import ImageFiles

/// A folder of numbered pictures: frame-0001.png and so on.
struct FrameFolder {
    private let path: String
    private let frameCount: Int
    private static let prefix = "frame-"
    private static let suffix = ".png"

    /// Makes the folder, and those around it, where they are not there yet.
    ///
    /// - Throws: ``ImageFileError/unwritable(path:_:)``.
    init(_ path: String, frameCount: Int) throws(ImageFileError) {
        self.path = path
        self.frameCount = frameCount
        try makeFolder(path)
    }

    /// - Parameter index: from 0; the names count from 1, as people do. Four digits or, where the frames need
    ///   them, more, so that the order of the names is the order of the frames.
    func name(ofFrame index: Int) -> String {
        let digits = String(index + 1)
        return Self.prefix + String(repeating: "0", count: max(width - digits.count, 0)) + digits + Self.suffix
    }

    /// Of the frames' paths, as `printf` and ffmpeg have it.
    var pattern: String { path + (path.hasSuffix("/") ? "" : "/") + "\(Self.prefix)%0\(width)d\(Self.suffix)" }

    private var width: Int { max(4, String(frameCount).count) }

    func path(ofFrame index: Int) -> String {
        path + (path.hasSuffix("/") ? "" : "/") + name(ofFrame: index)
    }

    /// A message about frames that are not of this run, such as those of an earlier and longer one: whoever
    /// makes a film of the folder would not want them. Nil where there are none.
    var staleFramesWarning: String? {
        let current = Set((0..<frameCount).map(name))
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let stale = names.filter { Self.isFrame($0) && !current.contains($0) }.sorted()
        guard let first = stale.first, let last = stale.last else { return nil }
        let which = first == last ? first : "\(first) to \(last)"
        return "warning: \(path) also holds \(stale.count) of another run's frames (\(which)); "
            + "delete them or choose another folder"
    }

    /// Removes what runs before this one left unfinished when they were killed.
    func removeUnfinished() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for name in names { ImageFile.removeUnfinished(filePath(name, in: path)) }
    }

    private static func isFrame(_ name: String) -> Bool {
        let digits = name.dropFirst(prefix.count).dropLast(suffix.count)
        return name.hasPrefix(prefix) && name.hasSuffix(suffix) && !digits.isEmpty
            && digits.allSatisfy { "0"..."9" ~= $0 }
    }
}
