import Foundation
import ImageFiles
import ShaderHost

/// A folder for one input, with two small pictures, removed with it.
final class Folder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "/fuzz-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try Data(Self.pictures.photo).write(to: URL(fileURLWithPath: path + "/photo.png"))
        try Data(Self.pictures.other).write(to: URL(fileURLWithPath: path + "/other.png"))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    private static let pictures: (photo: [UInt8], other: [UInt8]) = {
        func picture(_ width: Int, _ height: Int) -> [UInt8] {
            let bytes = (0..<4 * width * height).map { $0 % 4 == 3 ? 255 : UInt8($0 * 5 % 256) }
            let bitmap = try? Bitmap(width: width, height: height, bytes: bytes)
            return bitmap.flatMap { try? PNG.encode($0) } ?? []
        }
        return (picture(13, 7), picture(8, 9))
    }()

    /// What is in it, by its path.
    func content() throws -> [String: Data] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: path)
        return Dictionary(
            uniqueKeysWithValues: paths.map {
                ($0, FileManager.default.contents(atPath: path + "/" + $0) ?? Data())
            })
    }

    /// Everything that is called a picture is one, and nothing was left unfinished.
    func checkPictures() throws {
        for (name, data) in try content() {
            try Finding.unless(!name.contains(".unfinished-"), "\(name) was left")
            guard name.hasSuffix(".png"), !data.isEmpty else { continue }
            try Finding.unless((try? ImageFile.decode(Array(data))) != nil, "\(name) is no picture")
        }
    }
}
