import Foundation
import ImageFiles
import ShaderHost
import Testing

@Suite("Recording goldens")
struct RecordingTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "goldens-\(UUID())").path
    private let picture: Bitmap
    private let other: Bitmap

    init() throws {
        // With alpha 0 and colour: files must keep that.
        picture = try Bitmap(width: 2, height: 1, bytes: [1, 2, 3, 255, 200, 100, 50, 0])
        other = try Bitmap(width: 2, height: 1, bytes: [1, 2, 3, 254, 200, 100, 50, 0])
    }

    private func check(
        _ bitmap: Bitmap, _ recording: Recording, by author: GoldenFolder.Author = .scalar
    ) throws {
        try GoldenFolder(goldens: folder, failures: "\(folder)/failures", recording: recording)
            .check(bitmap, named: "picture", by: author)
    }

    private var path: String { "\(folder)/picture.png" }
    private func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    @Test func aMissingGoldenFailsWithItsPath() throws {
        let missing = GoldenFolder.Problem.missing(path: path)
        #expect(throws: missing) { try check(picture, .never) }
        for recording in Recording.allCases {
            #expect(throws: missing) { try check(picture, recording, by: .variant("wide")) }
        }
        #expect(!isThere(path), "nothing but the scalar instantiation writes")
        #expect(missing.description.contains(path))
    }

    @Test(arguments: [Recording.missing, .failed, .all])
    func recordingFailsTheRunAndSaysWhatItWrote(recording: Recording) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let recorded = GoldenFolder.Problem.recorded(path: path)
        #expect(throws: recorded) { try check(picture, recording) }
        #expect(recorded.description.contains(path))
        #expect(try ImageFile.read(path, alpha: .premultiplied) == picture)
        try check(picture, .never)
        try check(picture, .never, by: .variant("wide"))
    }

    @Test func onlyWhatDiffersIsReplacedUnlessAllIs() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(throws: GoldenFolder.Problem.recorded(path: path)) { try check(picture, .missing) }
        try check(picture, .missing)
        try check(picture, .failed)
        #expect(throws: GoldenFolder.Problem.recorded(path: path)) { try check(picture, .all) }
        for recording in [Recording.never, .missing] {
            #expect { try check(other, recording) } throws: { isDifferent($0) }
        }
        #expect { try check(other, .all, by: .variant("wide")) } throws: { isDifferent($0) }
        try check(picture, .never)
        #expect(throws: GoldenFolder.Problem.recorded(path: path)) { try check(other, .failed) }
        try check(other, .never)
    }

    private func isDifferent(_ error: any Error) -> Bool {
        if case .different = error as? GoldenFolder.Problem { true } else { false }
    }

    @Test func aDifferenceLeavesAPictureNamedAfterItsVariant() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(throws: GoldenFolder.Problem.recorded(path: path)) { try check(picture, .missing) }
        #expect { try check(other, .never, by: .variant("wide")) } throws: { error in
            guard case .different(path, _, let shown) = error as? GoldenFolder.Problem else { return false }
            return shown == "\(folder)/failures/picture.wide.png"
        }
        let shown = try ImageFile.read("\(folder)/failures/picture.wide.png", alpha: .premultiplied)
        #expect(try shown == GoldenFolder.shown(expected: picture, actual: other))
    }

    /// A golden that cannot be read is not one that is equal.
    @Test func aDamagedGoldenFails() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(throws: GoldenFolder.Problem.recorded(path: path)) { try check(picture, .missing) }
        let bytes = try Data(contentsOf: URL(filePath: path))
        for damaged in [Data(), bytes.prefix(bytes.count / 2), Data("no picture".utf8)] {
            try damaged.write(to: URL(filePath: path))
            for recording in [Recording.never, .missing] {
                #expect { try check(picture, recording) } throws: { error in
                    if case .unreadable = error as? GoldenFolder.Problem { true } else { false }
                }
            }
        }
        #expect(throws: GoldenFolder.Problem.recorded(path: path)) { try check(picture, .failed) }
    }

    @Test func onlyTheEnvironmentAsksForIt() throws {
        let variable = Recording.environmentVariable
        #expect(try Recording(environment: [:]) == .never)
        #expect(try Recording(environment: ["CI": "true"]) == .never)
        for recording in Recording.allCases {
            #expect(try Recording(environment: [variable: recording.rawValue]) == recording)
            #expect(try Recording(environment: [variable: recording.rawValue, "CI": "true"]) == .never)
            #expect(try Recording(environment: [variable: recording.rawValue, "CI": ""]) == .never)
        }
        for word in ["", "yes", "Missing", "1"] {
            #expect(throws: UnknownRecording(word: word)) { try Recording(environment: [variable: word]) }
        }
        #expect(UnknownRecording(word: "yes").description.contains("missing"))
    }
}
