import Foundation
import ImageFiles
import PictureBuilders
import ShaderHost
import Testing

/// A folder of its own for each test, removed with it.
@Suite("Image files")
final class ImageFileTests {
    private let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "/image-files-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func path(_ name: String) -> String { folder + "/" + name }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
    }

    private func pixel(_ bytes: [UInt8] = [1, 2, 3, 255]) throws -> Bitmap {
        try Bitmap(width: 1, height: 1, bytes: bytes)
    }

    @Test func whatIsWrittenIsReadBackAndNothingElseIsLeft() throws {
        try ImageFile.write(pixel(), to: path("a.png"))
        #expect(try ImageFile.read(path("a.png")) == pixel())
        try ImageFile.write(pixel([9, 9, 9, 9]), to: path("a.png"))  // replaces
        #expect(try ImageFile.read(path("a.png")) == pixel([9, 9, 9, 9]))
        #expect(try names == ["a.png"])
    }

    /// By the header: neither memory nor time is spent on what the caller does not want.
    @Test func aCallerMayWantSmallerPictures() throws {
        let jpeg = try JPEGBuilder.squares([[[200, 100, 50]]]).build()
        let side = try JPEG.decode(jpeg).width
        try ImageFile.write(Bitmap(width: 5, height: 3), to: path("a.png"))
        #expect(try ImageFile.read(path("a.png"), maximumPixelCount: 15).width == 5)
        let error = ImageDataError.tooManyPixels(width: 5, height: 3, maximum: 14)
        #expect(throws: ImageFileError.undecodable(path: path("a.png"), error)) {
            try ImageFile.read(path("a.png"), maximumPixelCount: 14)
        }
        #expect(throws: ImageDataError.tooManyPixels(width: side, height: side, maximum: 0)) {
            try ImageFile.decode(jpeg, maximumPixelCount: 0)
        }
    }

    @Test func theAlphaEncodingIsPassedOn() throws {
        let noPremultipliedPixel = try pixel([200, 100, 50, 0])
        try ImageFile.write(noPremultipliedPixel, to: path("a.png"), alpha: .premultiplied)
        #expect(try ImageFile.read(path("a.png"), alpha: .premultiplied) == noPremultipliedPixel)
        #expect(try ImageFile.read(path("a.png")) == pixel([0, 0, 0, 0]))
    }

    @Test func theContentDecidesNotTheName() throws {
        let jpeg = try JPEGBuilder.squares([[[200, 100, 50]]]).build()
        try Data(jpeg).write(to: URL(fileURLWithPath: path("jpeg.png")))
        #expect(try ImageFile.read(path("jpeg.png")) == JPEG.decode(jpeg))
        try Data(PNG.encode(pixel())).write(to: URL(fileURLWithPath: path("png.jpg")))
        #expect(try ImageFile.read(path("png.jpg")) == pixel())
    }

    @Test func relativePathsAndLongNames() throws {
        let longest = String(repeating: "n", count: 251) + ".png"
        try ImageFile.write(pixel(), to: path(longest))
        #expect(try ImageFile.read(path(longest)) == pixel())
        let name = "image-files-" + UUID().uuidString + ".PNG"
        defer { try? FileManager.default.removeItem(atPath: name) }
        try ImageFile.write(pixel(), to: name)
        #expect(try ImageFile.read(name) == pixel())
    }

    @Test func permissionsAreThoseOfAnyNewFile() throws {
        try ImageFile.write(pixel(), to: path("a.png"))
        try Data().write(to: URL(fileURLWithPath: path("plain")))
        let permissions = try ["a.png", "plain"].map {
            try FileManager.default.attributesOfItem(atPath: path($0))[.posixPermissions] as? Int
        }
        #expect(permissions[0] != nil && permissions[0] == permissions[1])
    }

    @Test func readingWhatCannotBeRead() throws {
        #expect(throws: ImageFileError.unreadable(path: path("no.png"), SystemError(code: ENOENT))) {
            try ImageFile.read(path("no.png"))
        }
        #expect(throws: ImageFileError.unreadable(path: folder, SystemError(code: EISDIR))) {
            try ImageFile.read(folder)
        }
        #expect(throws: ImageFileError.unreadable(path: "", SystemError(code: EINVAL))) {
            try ImageFile.read("")
        }
        #expect(throws: ImageFileError.unreadable(path: "a\0b", SystemError(code: EINVAL))) {
            try ImageFile.read("a\0b")
        }
        try Data("GIF89a".utf8).write(to: URL(fileURLWithPath: path("a.gif")))
        let reason = ImageDataError.unrecognized(expected: [.png, .jpeg], start: Array("GIF89a".utf8))
        #expect(throws: ImageFileError.undecodable(path: path("a.gif"), reason)) {
            try ImageFile.read(path("a.gif"))
        }
    }

    /// It never ends; its first bytes say enough.
    @Test func endlessInputIsJudgedByItsStart() {
        #expect(
            throws: ImageFileError.undecodable(
                path: "/dev/zero",
                .unrecognized(expected: ImageFormat.allCases, start: [UInt8](repeating: 0, count: 8)))
        ) {
            try ImageFile.read("/dev/zero")
        }
    }

    @Test func writingWhereNothingCanBeWritten() throws {
        let targets = [
            (path("no/a.png"), ENOENT), (folder, EISDIR), ("", EINVAL), (path("a\0.png"), EINVAL),
            (path(String(repeating: "n", count: 300) + ".png"), ENAMETOOLONG), ("/dev/null", ENOTSUP),
        ]
        for (target, code) in targets {
            #expect(throws: ImageFileError.unwritable(path: target, SystemError(code: code))) {
                try ImageFile.write(pixel(), to: target)
            }
        }
        try ImageFile.write(pixel(), to: path("file"))
        #expect(throws: ImageFileError.unwritable(path: path("file/a.png"), SystemError(code: ENOTDIR))) {
            try ImageFile.write(pixel(), to: path("file/a.png"))
        }
        #expect(try names == ["file"])
    }

    @Test func aBitmapThatIsNoPictureLeavesTheOldFile() throws {
        try ImageFile.write(pixel(), to: path("a.png"))
        let reason = ImageDataError.sizeOutOfRange(width: 0, height: 1)
        #expect(throws: ImageFileError.unencodable(path: path("a.png"), reason)) {
            try ImageFile.write(Bitmap(width: 0, height: 1), to: path("a.png"))
        }
        #expect(try ImageFile.read(path("a.png")) == pixel())
    }

    @Test func onlyPNGIsWritten() throws {
        #expect(throws: ImageFileError.misleadingName(path: path("a.b.jpg"), fileExtension: "jpg")) {
            try ImageFile.write(pixel(), to: path("a.b.jpg"))
        }
        for name in ["a.png", "B.PNG", "no extension", ".hidden"] {
            try ImageFile.write(pixel(), to: path(name))
        }
        #expect(try names == [".hidden", "B.PNG", "a.png", "no extension"])
    }

    @Test func messagesSayWhatToDo() {
        let errors: [(ImageFileError, String)] = [
            (
                .unreadable(path: "a.png", SystemError(code: ENOENT)),
                "cannot read a.png: there is no such file or folder; check the path"
            ),
            (
                .unwritable(path: "a.png", SystemError(code: EACCES)),
                "cannot write a.png: permission denied; change the permissions of the file or of its folder"
            ),
            (
                .undecodable(
                    path: "a.png", .unrecognized(expected: [.png, .jpeg], start: [0x47, 0x49, 0x06])),
                "cannot read a.png: it starts with the bytes 47 49 06 and so is not a PNG or JPEG picture; "
                    + "convert it first"
            ),
            (
                .undecodable(path: "a.png", .unrecognized(expected: [.png, .jpeg], start: [])),
                "cannot read a.png: there are no bytes; a PNG or JPEG picture is needed"
            ),
            (
                .misleadingName(path: "a.jpg", fileExtension: "jpg"),
                "cannot write a.jpg: only PNG is written; let the name end in .png instead of .jpg"
            ),
            (
                .unencodable(path: "a.png", .sizeOutOfRange(width: 0, height: 7)),
                "cannot write a.png: the size 0×7 pixels is out of range; each side must have 1 to 1000000 "
                    + "pixels, both together at most 268435456"
            ),
        ]
        for (error, message) in errors { #expect("\(error)" == message) }
    }
}
