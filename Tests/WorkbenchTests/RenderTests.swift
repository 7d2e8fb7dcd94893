import Foundation
import ImageFiles
import ShaderHost
import ShaderKernels
import Testing

@testable import Workbench

@Suite("render")
struct RenderTests {
    private let folder: TemporaryFolder
    private let input: String

    init() throws {
        folder = try TemporaryFolder()
        input = try folder.picture()
    }

    private func mosaic(_ phase: Float, tileSize: Float = 32) throws -> Bitmap {
        try ImageFile.read(input).applying(
            EmptyVisualEffect().distortionEffect(
                Mosaic2(value: phase, tileSize: tileSize), maxSampleOffset: .zero))
    }

    /// Straight alpha in files loses bits of translucent pixels, so pictures are compared as files.
    private func expectFile(_ name: String, shows picture: Bitmap) throws {
        let reference = folder.path("reference.png")
        try ImageFile.write(picture, to: reference)
        #expect(try ImageFile.read(folder.path(name)) == ImageFile.read(reference))
        try FileManager.default.removeItem(atPath: reference)
    }

    @Test func onePhase() throws {
        let output = folder.path("one.png")
        let outcome = run(
            "render", "--kernel", "mosaic", "--tile-size", "5", "--input", input, "--phase", "-0.75",
            "--output", output)
        #expect(outcome.status == .done)
        #expect(outcome.data == absolutePath(of: output) + "\n" && outcome.data.hasPrefix("/"))
        #expect(outcome.messages.hasPrefix("1 frame of mosaic, 13x7 pixels: effects "))
        try expectFile("one.png", shows: mosaic(-0.75, tileSize: 5))
    }

    @Test func phasesBeyondTheEndsAreRenderedAsTheKernelDefinesThem() throws {
        let outcome = run(
            "render", "--kernel=mosaic", "--input", input, "--phase", "2.5", "--output", folder.path("a.png"))
        #expect(outcome.status == .done)
        try expectFile("a.png", shows: mosaic(2.5))
    }

    @Test func aSweepIsNumbered() throws {
        let output = folder.path("new/frames/")
        let outcome = run(
            "render", "--kernel", "mosaic2", "--input", input, "--frames", "5", "--output", output, "--quiet")
        #expect(outcome == Outcome(status: .done, data: absolutePath(of: output) + "\n", messages: ""))
        let names = (1...5).map { "frame-000\($0).png" }
        #expect(try folder.names(in: "new/frames") == names)
        for (name, phase) in zip(names, [-1, -0.5, 0, 0.5, 1] as [Float]) {
            try expectFile("new/frames/" + name, shows: mosaic(phase))
        }
    }

    /// A kernel without a phase is the same in every frame, and takes its own parameters.
    @Test func aKernelWithoutAPhase() throws {
        let brighter = try ImageFile.read(input).applying(EmptyVisualEffect().brightness(-0.25))
        let words = ["--kernel", "brightness", "--amount", "-0.25", "--input", input, "--quiet"]
        func isDone(_ more: String...) -> Bool {
            Tool.run(["render"] + words + more, console: RecordingConsole().console()) == .done
        }
        #expect(isDone("--phase", "-1", "--output", folder.path("one.png")))
        try expectFile("one.png", shows: brighter)
        #expect(isDone("--frames", "3", "--output", folder.path("frames")))
        for index in 1...3 { try expectFile("frames/frame-000\(index).png", shows: brighter) }
        #expect(isDone("--sheet", "--output", folder.path("sheet.png")))
    }

    @Test func framesOfALongerRunAreNoticed() throws {
        let output = folder.path("frames")
        func render(_ count: String) -> Outcome {
            run("render", "--kernel=gray", "--input", input, "--frames", count, "--output", output, "--quiet")
        }
        #expect(render("4").messages.isEmpty)
        #expect(render("4").messages.isEmpty)
        #expect(
            render("2").messages == "warning: \(output) also holds 2 of another run's frames "
                + "(frame-0003.png to frame-0004.png); delete them or choose another folder\n")
        try Data().write(to: URL(fileURLWithPath: output + "/frame-x.png"))
        #expect(render("3").messages.contains("holds 1 of another run's frames (frame-0004.png);"))
    }

    @Test func namesOfFramesSortLikeTheFrames() throws {
        let many = try FrameFolder(folder.path("many"), frameCount: 12345)
        #expect(many.name(ofFrame: 0) == "frame-00001.png")
        #expect(many.name(ofFrame: 12344) == "frame-12345.png")
        #expect(try FrameFolder(folder.path("few"), frameCount: 9999).name(ofFrame: 9998) == "frame-9999.png")
    }

    @Test func aSheetShowsTheWholeSweep() throws {
        let output = folder.path("sheet.png")
        let outcome = run("render", "--kernel", "mosaic", "--input", input, "--sheet", "--output", output)
        #expect(outcome.status == .done && outcome.messages.hasPrefix("9 frames of mosaic"))
        let sheet = try ImageFile.read(output)
        // Labels of 32 letters, which are wider than the pictures, and pictures enlarged 29 times.
        #expect(sheet.width == 20 + 3 * (32 * 12 + 20))
        #expect(sheet.height == 20 + 3 * (7 * 29 + 10 + 18 + 20))
    }

    @Test func progressIsForTerminalsOnly() {
        let words = ["render", "--kernel=gray", "--input", input, "--frames=2", "--output", folder.path("f")]
        let recording = RecordingConsole()
        #expect(Tool.run(words, console: recording.console(isTerminal: true)) == .done)
        #expect(recording.messages.contains("] 0/2 frame-0001.png"))
        let quiet = RecordingConsole()
        #expect(Tool.run(words + ["--quiet"], console: quiet.console(isTerminal: true)) == .done)
        #expect(quiet.messages.isEmpty)
    }

    @Test func progressSaysHowLongItWillTake() {
        #expect(ProgressBar.pace(0, of: 10, "frames", seconds: 1) == "")
        #expect(ProgressBar.pace(5, of: 10, "frames", seconds: 2) == "2.5 frames/s, 0:02 left ")
        #expect(ProgressBar.pace(1, of: 100, "runs", seconds: 1.25) == "0.8 runs/s, 2:04 left ")
    }

    @Test func whatIsWrongOnTheCommandLine() throws {
        let output = folder.path("out.png")
        let base = ["render", "--input", input, "--output", output]
        let wrong: [([String], String)] = [
            (["--sheet"], "one of --kernel, --effect, --transition, --scene is needed"),
            (
                ["--kernel", "gray"],
                "one of --phase, --progress, --frames, --duration, --animation, --sheet is needed"
            ),
            (["--kernel", "gray", "--sheet", "--phase", "0"], "--phase and --sheet exclude each other"),
            (["--kernel", "gray", "--sheet", "--tile-size", "8"], "--tile-size is no parameter of gray"),
            (["--kernel", "mosaic", "--sheet", "--tile-size", "-8"], "a number of points, 0 or more"),
            (["--kernel", "mosaic", "--sheet", "--tile-size", "inf"], "a number of points, 0 or more"),
            (["--kernel", "mosiac", "--sheet"], "did you mean mosaic or mosaic2?"),
            (["--kernel", "grayscale", "--sheet", "--amount", "2"], "a number, 0 to 1"),
            (["--kernel", "saturation", "--sheet", "--amount", "-1"], "a number, 0 or more"),
            (
                ["--kernel", "colorInvert", "--sheet", "--amount", "1"],
                "--amount is no parameter of colorInvert"
            ),
            (
                ["--kernel", "hueRotation", "--sheet", "--amount", "1"],
                "--amount is no parameter of hueRotation"
            ),
            (["--kernel", "hueRotation", "--sheet", "--angle", "400"], "a number of degrees, -360 to 360"),
            (["--kernel", "colorinvert", "--sheet"], "did you mean colorInvert?"),
            (["--kernel", "gray", "--frames", "0"], "a number of frames, 1 to 1000000, or a range"),
            (["--kernel", "gray", "--phase", "nan"], "a finite number"),
            (["--kernel", "gray", "--sheet", "--threads", "0"], "a whole number of threads, 1 to"),
            (["--kernel", "gray", "--sheets"], "did you mean --sheet?"),
        ]
        for (words, message) in wrong {
            let recording = RecordingConsole()
            #expect(Tool.run(base + words, console: recording.console()) == .wrongCommandLine)
            #expect(recording.messages.contains(message) && recording.data.isEmpty, "\(recording.messages)")
            #expect(recording.messages.filter(\.isNewline).count == 1)
        }
        #expect(run("rendr").messages == "shaderbench: there is no command \"rendr\"; did you mean render?\n")
        #expect(try folder.names() == ["picture.png"])
    }

    @Test func filesThatFail() throws {
        try Data("no picture".utf8).write(to: URL(fileURLWithPath: folder.path("damaged.png")))
        let (out, inside) = (folder.path("out.png"), folder.path("picture.png/inside"))
        let failures = [
            (folder.path("missing.png"), "--sheet", out, "there is no such file or folder"),
            (folder.path(""), "--sheet", out, "this is a folder"),
            (folder.path("damaged.png"), "--sheet", out, "is not a PNG or JPEG picture"),
            (input, "--phase=1", folder.path("out.jpg"), "only PNG is written"),
            (input, "--phase=1", folder.path("no/out.png"), "there is no such file or folder"),
            (input, "--frames=1", inside, "a part of the path is a file"),
            (input, "--frames=1", input, "a part of the path is a file"),
            (input, "--frames=1", "", "there is no such file or folder"),
        ]
        for (input, target, output, message) in failures {
            let outcome = run("render", "--kernel=gray", "--input", input, target, "--output", output)
            #expect(outcome.status == .failed && outcome.data.isEmpty)
            #expect(outcome.messages.contains(message), "\(outcome.messages)")
        }
        #expect(try folder.names() == ["damaged.png", "picture.png"])
    }
}
