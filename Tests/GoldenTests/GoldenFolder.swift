import Foundation
import ImageFiles
import ShaderHost

@testable import Workbench

/// Goldens and what failures leave, as PNG files. Premultiplied bytes are stored as they are, and decoded
/// pixels compared: the files of another zlib may differ.
struct GoldenFolder: Sendable {
    let goldens: String
    let failures: String
    let recording: Recording

    /// The folders beside this file, and the recording that the environment asks for.
    static var ofThisPackage: GoldenFolder {
        get throws {
            let tests = URL(filePath: #filePath).deletingLastPathComponent()
            return GoldenFolder(
                goldens: tests.appending(path: "Goldens").path,
                failures: tests.appending(path: "Failures").path,
                recording: try Recording(environment: ProcessInfo.processInfo.environment))
        }
    }

    /// Why a picture was not found equal to its golden.
    enum Problem: Error, Equatable {
        case missing(path: String)
        case unreadable(ImageFileError)
        case different(path: String, Comparison, shownIn: String)
        case recorded(path: String)
    }

    enum Author: Equatable {
        /// The scalar instantiation, which alone may write.
        case scalar
        /// Any other way to draw the same, by its name.
        case variant(String)
    }

    /// - Throws: ``Problem`` unless the picture is equal to its golden, or what prevents an ordered recording.
    func check(_ picture: Bitmap, named name: String, by author: Author, tolerance: Int = 0) throws {
        let path = "\(goldens)/\(name).png"
        do {
            try compare(picture, path, named: name, by: author, tolerance: tolerance)
            if author == .scalar, recording == .all { try record(picture, path) }
        } catch let problem as Problem {
            guard author == .scalar, isToBeRecorded(problem) else { throw problem }
            try record(picture, path)
        }
    }

    private func compare(
        _ picture: Bitmap, _ path: String, named name: String, by author: Author, tolerance: Int
    ) throws {
        guard FileManager.default.fileExists(atPath: path) else { throw Problem.missing(path: path) }
        let golden: Bitmap
        do {
            golden = try ImageFile.read(path, alpha: .premultiplied)
        } catch {
            throw Problem.unreadable(error)
        }
        let limits = Limits(maxDelta: tolerance)
        let comparison = Comparison(expected: golden, actual: picture, limits: limits)
        guard !comparison.isSame else { return }
        var failure = "\(failures)/\(name)"
        if case .variant(let variant) = author { failure += ".\(variant)" }
        failure += ".png"
        try FileManager.default.createDirectory(atPath: failures, withIntermediateDirectories: true)
        try ImageFile.write(
            Self.shown(expected: golden, actual: picture, limits), to: failure, alpha: .premultiplied)
        throw Problem.different(path: path, comparison, shownIn: failure)
    }

    /// What a failure leaves to look at: expected | actual | difference.
    static func shown(expected: Bitmap, actual: Bitmap, _ limits: Limits = Limits()) throws -> Bitmap {
        let difference = try DifferencePicture.draw(expected: expected, actual: actual, limits: limits)
        return try Bitmap(sideBySide: [expected, actual, difference])
    }

    private func isToBeRecorded(_ problem: Problem) -> Bool {
        switch (recording, problem) {
        case (.never, _), (_, .recorded): false
        case (.missing, .missing): true
        case (.missing, _): false
        case (.failed, _), (.all, _): true
        }
    }

    private func record(_ picture: Bitmap, _ path: String) throws {
        try FileManager.default.createDirectory(atPath: goldens, withIntermediateDirectories: true)
        try ImageFile.write(picture, to: path, alpha: .premultiplied)
        throw Problem.recorded(path: path)
    }
}

extension GoldenFolder.Problem: CustomStringConvertible {
    var description: String {
        switch self {
        case .missing(let path):
            "there is no golden \(path); \(Recording.environmentVariable)=missing records it, to be looked at"
        case .unreadable(let error): "\(error)"
        case .different(let path, let comparison, let shown):
            "not equal to \(path): \(comparison). Expected | actual | difference: \(shown)"
        case .recorded(let path): "recorded \(path); look at it, and run again without recording"
        }
    }
}
