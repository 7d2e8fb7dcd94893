import ExampleScenes
import Foundation
import ImageFiles
import ShaderHost
import Testing

@testable import Workbench

@Suite("Scenes")
struct SceneTests {
    private static let loops = ExampleScene.all.filter(\.isLoop).map(\.name)
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func frame(_ name: String, at progress: Double) throws -> Bitmap {
        let scene = try #require(ExampleScene.all.first { $0.name == name })
        let renderer = Renderer(threadCount: 1)
        let picture = try Landscape.dusk.picture(width: 48, height: 32)
        let other = try Landscape.morning.picture(width: 48, height: 32)
        let frames = try scene.frames(SceneContent(picture, other, renderer: renderer))
        var result = try Bitmap(width: 48, height: 32)
        try result.withMutablePixels { try frames(progress, $0) }
        return result
    }

    @Test func namesAreUnique() {
        #expect(Set(ExampleScene.all.map(\.name)).count == ExampleScene.all.count)
        #expect(ExampleScene.all.allSatisfy { $0.duration > 0 && 0...1 ~= $0.highlight })
    }

    @Test(arguments: loops) func aLoopEndsAsItBegan(name: String) throws {
        #expect(try frame(name, at: 1) == frame(name, at: 0))
    }

    /// What goes from one picture to the other begins and ends with nothing but that.
    @Test(arguments: ["crossDissolve", "mosaicPair", "clipReveal", "slidingDoors", "explosion"])
    func pairsBeginAndEndWithTheirPictures(name: String) throws {
        #expect(try frame(name, at: 0) == Landscape.dusk.picture(width: 48, height: 32))
        #expect(try frame(name, at: 1) == Landscape.morning.picture(width: 48, height: 32))
    }

    @Test func framesOfAScene() throws {
        let input = try folder.picture(width: 48, height: 32)
        let output = folder.path("frames")
        let outcome = run(
            "render", "--scene", "fade", "--input", input, "--frames", "3", "--output", output, "--quiet")
        #expect(outcome.status == .done && outcome.messages.isEmpty)
        #expect(try folder.names(in: "frames") == ["frame-0001.png", "frame-0002.png", "frame-0003.png"])
        #expect(try ImageFile.read(output + "/frame-0003.png") == ImageFile.read(input))
        let first = try ImageFile.read(output + "/frame-0001.png")
        #expect(first.bytes.allSatisfy { $0 == 0 })
    }

    @Test func whatIsNotGivenIsDrawn() throws {
        let output = folder.path("one.png")
        #expect(
            run("render", "--scene", "crossDissolve", "--size", "48x32", "--progress", "1", "--output", output)
                .status == .done)
        #expect(try ImageFile.read(output) == Landscape.morning.picture(width: 48, height: 32))
    }

    @Test func commandLinesThatAreWrong() {
        func messages(_ words: String...) -> String {
            Tool.messages(["render", "--scene", "fade", "--output", "x.png"] + words)
        }
        #expect(messages("--phase", "0").contains("fade has no phase; --progress says how far it has come"))
        #expect(messages("--from", "a.png", "--progress", "0").contains("a scene has a picture, --input"))
        #expect(messages("--input", "-", "--progress", "0").contains("the path of a PNG or JPEG file"))
        #expect(messages("--effect", "gray", "--progress", "0").contains("exclude each other"))
        #expect(
            run("render", "--scene", "fad", "--progress", "0", "--output", "x.png").messages.contains(
                "did you mean fade?"))
    }
}

extension Tool {
    fileprivate static func messages(_ words: [String]) -> String {
        let recording = RecordingConsole()
        #expect(run(words, console: recording.console()) == .wrongCommandLine)
        return recording.messages
    }
}
