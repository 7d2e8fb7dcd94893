import Foundation
import ImageFiles
import ShaderHost
import Testing

@testable import Workbench

@Suite("compare")
struct CompareTests {
    private let folder: TemporaryFolder
    private let expected: String

    init() throws {
        folder = try TemporaryFolder()
        expected = try folder.picture()
    }

    /// Writes a picture's samples as they are.
    ///
    /// - Returns: its path.
    @discardableResult
    private func write(_ picture: Bitmap, _ name: String) throws -> String {
        let path = folder.path(name)
        try makeFolder(URL(filePath: path).deletingLastPathComponent().path)
        try ImageFile.write(picture, to: path, alpha: .premultiplied)
        return path
    }

    private func sample() throws -> Bitmap { try ImageFile.read(expected, alpha: .premultiplied) }

    // MARK: Verdicts, one for each reason

    @Test func same() throws {
        let outcome = run("compare", expected, try write(sample(), "other.png"))
        #expect(outcome == Outcome(status: .done, data: "same: 0 of 91 pixels (0 %) differ\n", messages: ""))
    }

    /// Everything that is said of a difference.
    @Test func pixels() throws {
        let changed = try sample().changed(x: 4, y: 1, channel: 1, by: 3).changed(
            x: 2, y: 5, channel: 2, by: 40)
        let outcome = run("compare", expected, try write(changed, "other.png"))
        #expect(outcome.status == .different && outcome.messages.isEmpty)
        #expect(
            outcome.data == """
                different: 2 of 91 pixels (2.2 %) differ
                  largest difference    40 of 255; the mean is 0.473
                  bounding box          2,1,3x5
                  first pixel           (4, 1): expected [148, 53, 55, 255], actual [148, 56, 55, 255]
                  worst pixel           (2, 5): expected [74, 9, 77, 255], actual [74, 9, 117, 255]
                  pixels by difference  2-3: 1, 32-63: 1
                smallest limits that pass, any of these:
                  --max-delta 40
                  --max-pixels 2
                  --max-fraction 0.02197802197802198

                """)
    }

    @Test(arguments: [(12, 7), (13, 8), (14, 6), (7, 13)])
    func sizes(width: Int, height: Int) throws {
        let other = try write(samplePicture(width: width, height: height), "other.png")
        let diff = folder.path("diff.png")
        let outcome = run("compare", expected, other, "--max-fraction=1", "--max-delta=255", "--diff", diff)
        #expect(outcome.status == .different && outcome.messages.isEmpty)
        #expect(outcome.data.hasPrefix("different: the size is \(width)x\(height), not 13x7\n"))
        #expect(!outcome.data.contains("limits"), "none would help")
        let padded = try ImageFile.read(diff)
        #expect(padded.size == PictureSize(width: max(width, 13), height: max(height, 7)))
    }

    @Test func folders() throws {
        for name in ["a.png", "b.png", "d.png", "e.png"] { try write(sample(), "left/\(name)") }
        for name in ["a.png", "c.png"] { try write(sample(), "right/\(name)") }
        try write(sample().changed(x: 0, y: 0, by: 1), "right/d.png")
        try write(samplePicture(width: 2, height: 2), "right/e.png")
        let outcome = run("compare", folder.path("left"), folder.path("right/"))
        #expect(outcome.status == .different)
        let lines = outcome.data.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        #expect(
            lines == [
                "different: 4 of 5 pictures", "b.png: missing, there is only the expected picture",
                "c.png: one too many, there is no expected picture", "d.png: 1 of 91 pixels (1.1 %) differs",
                "e.png: the size is 2x2, not 13x7",
            ])
    }

    /// Neither is passed by any limit.
    @Test(arguments: [("left", "right"), ("right", "left")])
    func missingAndExtraPicturesAreDifferences(first: String, second: String) throws {
        for name in ["left/a.png", "right/a.png", "left/b.png"] { try write(sample(), name) }
        let outcome = run(
            "compare", folder.path(first), folder.path(second), "--max-delta=255", "--max-fraction=1")
        #expect(
            outcome.status == .different && outcome.data.contains("b.png: ") && !outcome.data.contains("a.png"))
        #expect(outcome.data.contains(first == "left" ? "missing" : "one too many"))
    }

    @Test func aNameIsNoLineOfTheReport() throws {
        try write(sample(), "left/a\nsame: b.png")
        try write(sample(), "right/c.png")
        let data = run("compare", folder.path("left"), folder.path("right")).data
        #expect(data.contains(#"a\nsame: b.png: missing"#) && data.filter(\.isNewline).count == 3)
    }

    // MARK: What is compared

    /// Other compression and other chunks, the same samples.
    @Test func bytesOfFilesDoNotCount() throws {
        let picture = try sample()
        let (small, fast) = (folder.path("small.png"), folder.path("fast.png"))
        try ImageFile.write(picture, to: small, alpha: .premultiplied, compression: .small)
        try ImageFile.write(picture, to: fast, alpha: .premultiplied, compression: .fast)
        let bytes = try Data(contentsOf: URL(filePath: fast))
        // A private chunk, "quIc" with no data, behind the header's 33 bytes.
        let chunk = Data([0, 0, 0, 0] + Array("quIc".utf8) + [0, 0, 0, 0])
        try (bytes.prefix(33) + chunk + bytes.suffix(from: 33)).write(to: URL(filePath: fast))
        #expect(try Data(contentsOf: URL(filePath: small)) != Data(contentsOf: URL(filePath: fast)))
        #expect(run("compare", small, fast).status == .done)
    }

    /// Colour under alpha 0 is in the file, and so is a step of a faint colour, which premultiplying would round
    /// away.
    @Test(arguments: [[200, 100, 50, 0], [200, 100, 50, 1]] as [[UInt8]])
    func straightSamplesAreCompared(bytes: [UInt8]) throws {
        let picture = try Bitmap(width: 1, height: 1, bytes: bytes)
        let (left, right) = (
            try write(picture, "a.png"), try write(picture.changed(x: 0, y: 0, by: 1), "b.png")
        )
        #expect(try ImageFile.read(left) == ImageFile.read(right), "premultiplied")
        #expect(run("compare", left, right).status == .different)
        #expect(run("compare", left, left).status == .done)
    }

    @Test func whatIsNoPictureIsIgnoredInFolders() throws {
        for name in ["left/a.png", "right/a.png", "left/.hidden.png", "left/inner/b.png"] {
            try write(sample(), name)
        }
        try Data("note".utf8).write(to: URL(filePath: folder.path("left/note.txt")))
        try FileManager.default.createDirectory(
            atPath: folder.path("right/frames"), withIntermediateDirectories: true)
        let outcome = run("compare", folder.path("left"), folder.path("right"))
        #expect(outcome == Outcome(status: .done, data: "same: 1 picture\n", messages: ""))
    }

    /// Two ways to write é, which are equal as strings.
    @Test func namesArePairedByteByByte() throws {
        let names = ["caf\u{E9}.png", "cafe\u{301}.png"]
        for name in names { try write(sample(), "left/\(name)") }
        try write(sample(), "right/\(names[0])")
        try write(sample().changed(x: 0, y: 0, by: 1), "right/\(names[1])")
        let all = run("compare", folder.path("left"), folder.path("right"))
        #expect(all.status == .different && all.data.hasPrefix("different: 1 of 2 pictures"))
        try FileManager.default.removeItem(atPath: folder.path("right/\(names[1])"))
        #expect(run("compare", folder.path("left"), folder.path("right")).data.contains("missing"))
    }

    // MARK: Options

    /// Every one changes the verdict, and no less than it should.
    @Test(arguments: [
        ("--max-delta=2", "--max-delta=3"), ("--max-pixels=1", "--max-pixels=2"),
        ("--max-fraction=0.0219", "--max-fraction=0.022"), ("--ignore=0,0,4x7", "--ignore=4,1,2x1"),
    ])
    func eachOptionDecides(tooLittle: String, enough: String) throws {
        let changed = try sample().changed(x: 4, y: 1, by: 3).changed(x: 5, y: 1, by: 3)
        let other = try write(changed, "other.png")
        #expect(run("compare", expected, other).status == .different)
        #expect(run("compare", expected, other, tooLittle).status == .different)
        #expect(run("compare", expected, other, enough).status == .done)
    }

    /// What the report says would pass does.
    @Test func printedLimitsPass() throws {
        try write(sample(), "left/a.png")
        try write(sample(), "left/b.png")
        try write(sample().changed(x: 1, y: 1, by: 9), "right/a.png")
        try write(sample().changed(x: 1, y: 1, by: 2).changed(x: 4, y: 0, by: 3), "right/b.png")
        let words = ["compare", folder.path("left"), folder.path("right")]
        let data = run(words[0], words[1], words[2]).data
        let lines = data.split(separator: "\n").drop { !$0.hasPrefix("smallest limits") }.dropFirst()
        #expect(lines.count == 3)
        for line in lines {
            let options = line.split(separator: " ").map(String.init)
            #expect(Tool.run(words + options, console: RecordingConsole().console()) == .done, "\(line)")
        }
    }

    @Test func quietSaysNothing() throws {
        let other = try write(sample().changed(x: 4, y: 1, by: 3), "other.png")
        #expect(
            run("compare", "--quiet", expected, other) == Outcome(status: .different, data: "", messages: ""))
        #expect(run("compare", "--quiet", expected, expected) == Outcome(status: .done, data: "", messages: ""))
        let failed = run("compare", "--quiet", expected, "/no/such.png")
        #expect(failed.status == .failed && failed.messages.contains("/no/such.png"))
    }

    @Test func json() throws {
        let other = try write(sample().changed(x: 4, y: 1, channel: 3, by: -5), "other.png")
        let outcome = run("compare", "--json", expected, other)
        #expect(outcome.status == .different)
        let report = try JSONDecoder().decode(Report.self, from: Data(outcome.data.utf8))
        #expect(!report.same && report.limitsThatPass.count == 3 && report.limitsThatPass[0] == "--max-delta 5")
        let picture = try #require(report.pictures.first)
        #expect(picture.verdict == "pixels" && picture.expected == expected && picture.actual == other)
        let pixels = try #require(picture.pixels)
        #expect(pixels.compared == 91 && pixels.count == 1 && pixels.largest == 5)
        #expect(pixels.first?.actual == [148, 53, 55, 250])
        #expect(pixels.boundingBox == ["x": 4, "y": 1, "width": 1, "height": 1])
    }

    /// The reasons, for programs.
    @Test func jsonOfFolders() throws {
        for name in ["a.png", "b.png", "e.png"] { try write(sample(), "left/\(name)") }
        for name in ["a.png", "c.png"] { try write(sample(), "right/\(name)") }
        try write(samplePicture(width: 2, height: 2), "right/e.png")
        let data = run("compare", "--json", folder.path("left"), folder.path("right")).data
        let report = try JSONDecoder().decode(Report.self, from: Data(data.utf8))
        #expect(report.pictures.map(\.verdict) == ["same", "missing", "extra", "size"])
        #expect(report.pictures[1].actual == nil && report.pictures[2].expected == nil)
        #expect(report.pictures[3].actualSize == ["width": 2, "height": 2])
        #expect(!report.same && report.limitsThatPass.isEmpty)
    }

    private struct Report: Decodable {
        struct Picture: Decodable {
            let verdict: String
            let expected: String?
            let actual: String?
            let actualSize: [String: Int]?
            let pixels: Pixels?
        }
        struct Pixels: Decodable {
            let compared: Int
            let count: Int
            let largest: Int
            let boundingBox: [String: Int]?
            let first: Pixel?
        }
        struct Pixel: Decodable { let actual: [Int] }
        let same: Bool
        let pictures: [Picture]
        let limitsThatPass: [String]
    }

    // MARK: Pictures of differences

    @Test func picturesThatShowIt() throws {
        let changed = try sample().changed(x: 4, y: 1, by: 3)
        let other = try write(changed, "other.png")
        let (diff, triptych) = (folder.path("diff.png"), folder.path("triptych.png"))
        let outcome = run("compare", expected, other, "--diff", diff, "--triptych", triptych)
        #expect(outcome.status == .different)
        #expect(outcome.data.contains("  difference            \(absolutePath(of: diff))\n"))
        #expect(outcome.data.contains("  triptych              \(absolutePath(of: triptych))\n"))
        let shown = try DifferencePicture.draw(expected: sample(), actual: changed)
        #expect(try ImageFile.read(diff, alpha: .premultiplied) == shown)
        #expect(
            try ImageFile.read(triptych, alpha: .premultiplied)
                == Bitmap(sideBySide: [sample(), shown, changed]))
    }

    /// One picture a pair, and each has the name of its pair.
    @Test func foldersOfThem() throws {
        for name in ["a.png", "b.PNG", "c.png"] { try write(sample(), "left/\(name)") }
        for name in ["a.png", "b.PNG", "d.png"] { try write(sample(), "right/\(name)") }
        let outcome = run(
            "compare", folder.path("left"), folder.path("right"), "--diff", folder.path("out/diff"),
            "--triptych", folder.path("out/triptych/"))
        #expect(outcome.status == .different)
        #expect(try folder.names(in: "out/diff") == ["a.png", "b.PNG"])
        #expect(try folder.names(in: "out/triptych") == ["a.png", "b.PNG"])
    }

    // MARK: What is wrong

    @Test func whatIsWrongOnTheCommandLine() throws {
        let wrong: [([String], String)] = [
            ([], "EXPECTED is needed"), ([expected], "ACTUAL is needed"),
            ([expected, expected, expected], "belongs to no option"),
            ([expected, expected, "--max-delta=-1"], "a whole number of code values, 0 to 255"),
            ([expected, expected, "--max-delta=256"], "a whole number of code values, 0 to 255"),
            ([expected, expected, "--max-pixels=-1"], "a whole number of pixels, 0 to"),
            ([expected, expected, "--max-pixels=99999999999999999999"], "a whole number of pixels, 0 to"),
            ([expected, expected, "--max-fraction=nan"], "a number, 0 to 1"),
            ([expected, expected, "--max-fraction=inf"], "a number, 0 to 1"),
            ([expected, expected, "--max-fraction=-0.1"], "a number, 0 to 1"),
            ([expected, expected, "--max-fraction=1%"], "a number, 0 to 1"),
            ([expected, expected, "--ignore=1,2"], "such as 0,12,64x16"),
            ([expected, expected, "--json", "--quiet"], "exclude each other"),
            ([expected, expected, "--tolerance=3"], "there is no option"),
            ([expected, "other.png", "--diff", expected], "would overwrite EXPECTED"),
            (["other.png", expected, "--triptych", folder.path("./picture.png")], "would overwrite ACTUAL"),
            ([folder.path, folder.path("a"), "--diff", folder.path + "/"], "would overwrite EXPECTED"),
            (
                [expected, "b", "--diff", folder.path("new.png"), "--triptych", folder.path("x/../new.png")],
                "would overwrite --diff"
            ),
        ]
        let bytes = try Data(contentsOf: URL(filePath: expected))
        for (words, message) in wrong {
            let recording = RecordingConsole()
            #expect(Tool.run(["compare"] + words, console: recording.console()) == .wrongCommandLine)
            #expect(recording.messages.contains(message) && recording.data.isEmpty, "\(recording.messages)")
        }
        #expect(try folder.names() == ["picture.png"] && Data(contentsOf: URL(filePath: expected)) == bytes)
    }

    /// Whatever cannot be read is not the same, not even as itself.
    @Test func filesThatFail() throws {
        let bytes = try Data(contentsOf: URL(filePath: expected))
        let damaged = folder.path("damaged.png")
        try bytes.prefix(bytes.count / 2).write(to: URL(filePath: damaged))
        let text = folder.path("text.png")
        try Data("no picture".utf8).write(to: URL(filePath: text))
        let link = folder.path("dangling.png")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere.png")
        let loop = folder.path("loop.png")
        try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
        let missing = folder.path("missing.png")
        for (path, message) in [
            (damaged, "damaged or of an unknown kind"), (text, "is not a PNG or JPEG picture"),
            (loop, "cannot read"), (missing, "there is no such file"), (link, "there is no such file"),
            ("", "there is no such file"),
        ] {
            for (left, right) in [(path, expected), (expected, path), (path, path)] {
                let outcome = run("compare", left, right, "--max-fraction=1")
                #expect(outcome.status == .failed && outcome.data.isEmpty)
                #expect(outcome.messages.contains(message), "\(outcome.messages)")
            }
        }
    }

    /// A frame that is damaged, empty or no picture is one that failed, in either folder, and not one to ignore.
    @Test(arguments: ["left", "right"])
    func aDamagedFrameFailsTheFolder(damaged: String) throws {
        for name in ["left/a.png", "right/a.png", "left/b.png", "right/b.png"] { try write(sample(), name) }
        try Data().write(to: URL(filePath: folder.path("\(damaged)/b.png")))
        let outcome = run("compare", folder.path("left"), folder.path("right"))
        #expect(outcome.status == .failed && outcome.data.isEmpty)
        #expect(outcome.messages.contains("\(damaged)/b.png"))
    }

    @Test func aFolderAgainstAFile() throws {
        try write(sample(), "left/picture.png")
        for (left, right) in [(folder.path("left"), expected), (expected, folder.path("left"))] {
            let outcome = run("compare", left, right)
            #expect(outcome.status == .failed && outcome.messages.contains("is a folder and"))
        }
    }

    @Test func nothingIsNotTheSameAsNothing() throws {
        try makeFolder(folder.path("left"))
        try makeFolder(folder.path("right"))
        try Data().write(to: URL(filePath: folder.path("right/note.txt")))
        for (left, right) in [("left", "right"), ("left", "left")] {
            let outcome = run("compare", folder.path(left), folder.path(right))
            #expect(outcome.status == .failed && outcome.messages.contains("there is nothing to compare"))
        }
        let outcome = run("compare", expected, expected, "--ignore=0,0,13x7")
        #expect(outcome.status == .failed && outcome.messages.contains("every pixel of"))
    }

    /// A difference that could not be written down is a failure, whatever the verdict would have been.
    @Test(arguments: ["--diff", "--triptych"])
    func outputsThatFail(option: String) throws {
        for (path, message) in [
            ("no/out.png", "there is no such file or folder"), ("out.jpg", "only PNG is written"),
            ("picture.png/out.png", "a part of the path is a file"),
        ] {
            let outcome = run("compare", expected, expected, option, folder.path(path))
            #expect(outcome.status == .failed && outcome.data.isEmpty)
            #expect(outcome.messages.contains(message), "\(outcome.messages)")
        }
        #expect(try folder.names() == ["picture.png"])
    }
}
