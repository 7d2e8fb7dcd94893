import Foundation
import ImageFiles

/// Two files to be compared, of which one may not be there.
struct PicturePair: Equatable {
    /// What pairs them in their folders; nil for two files that were named themselves.
    let name: String?
    /// Paths.
    let expected: String?
    let actual: String?

    /// One pair of two files, or the pictures of two folders by their names, in order.
    ///
    /// - Throws: ``CompareError``, or ``ImageFileError`` with a path that cannot be read.
    static func pairs(expected: String, actual: String) throws -> [PicturePair] {
        switch (try isFolder(expected), try isFolder(actual)) {
        case (false, false): return [PicturePair(name: nil, expected: expected, actual: actual)]
        case (true, true): return try pairs(ofFolders: expected, actual)
        case (true, false): throw CompareError.folderAndFile(folder: expected, file: actual)
        case (false, true): throw CompareError.folderAndFile(folder: actual, file: expected)
        }
    }

    /// Names are paired byte by byte. As strings, two ways to spell a letter with an accent would be equal, and
    /// one of two files in a folder be lost.
    private static func pairs(ofFolders expected: String, _ actual: String) throws -> [PicturePair] {
        let names = (Set(try pictures(in: expected)), Set(try pictures(in: actual)))
        let all = names.0.union(names.1).sorted { $0.lexicographicallyPrecedes($1) }
        guard !all.isEmpty else { throw CompareError.noPictures(expected, actual) }
        return all.map { bytes in
            let name = String(decoding: bytes, as: UTF8.self)
            return PicturePair(
                name: name, expected: names.0.contains(bytes) ? filePath(name, in: expected) : nil,
                actual: names.1.contains(bytes) ? filePath(name, in: actual) : nil)
        }
    }

    /// By their names, not by what is in them: a frame that is damaged or empty must be missed.
    private static func pictures(in folder: String) throws(ImageFileError) -> [[UInt8]] {
        let suffixes = [".png", ".jpg", ".jpeg"]
        return try names(inFolder: folder)
            .filter { name in !name.hasPrefix(".") && suffixes.contains { name.lowercased().hasSuffix($0) } }
            .map { Array($0.utf8) }
    }
}
