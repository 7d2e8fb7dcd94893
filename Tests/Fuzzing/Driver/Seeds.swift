import Foundation
import FuzzTargets

/// Inputs to begin with, a folder a target.
enum Seeds {
    static func write(to folder: String) throws {
        for target in FuzzTarget.all {
            let folder = URL(fileURLWithPath: folder).appending(path: target.name)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, bytes) in try target.seeds() {
                try Data(bytes).write(to: folder.appending(path: name))
            }
        }
    }
}
