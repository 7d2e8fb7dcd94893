import Foundation
import ImageFiles
import ShaderHost

/// A folder for one test, removed with it.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "/shaderbench-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func path(_ name: String) -> String { path + "/" + name }

    /// The names in a folder inside of it.
    func names(in folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
    }

    /// Writes a small picture with colours, alpha and a size that nothing divides.
    ///
    /// - Returns: its path.
    func picture(width: Int = 13, height: Int = 7) throws -> String {
        let path = path("picture.png")
        try ImageFile.write(samplePicture(width: width, height: height), to: path)
        return path
    }
}

extension Bitmap {
    /// Pixels of 8 bits, as arrays of channels.
    var pixels: [[UInt8]] {
        let bytes = bytes
        return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
    }
}

func samplePicture(width: Int, height: Int) throws -> Bitmap {
    var bytes: [UInt8] = []
    for y in 0..<height {
        for x in 0..<width {
            let alpha = x % 3 == 0 ? 128 : 255
            let channels = [x * 37 % 256, y * 53 % 256, (x + y) * 11 % 256, 255]
            bytes += channels.map { UInt8($0 * alpha / 255) }
        }
    }
    return try Bitmap(width: width, height: height, bytes: bytes)
}
