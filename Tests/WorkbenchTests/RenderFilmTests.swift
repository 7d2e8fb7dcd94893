import Foundation
import ImageFiles
import ShaderHost
import ShaderKernels
import Testing

@testable import Workbench

/// `render` with two pictures, and over time.
@Suite("render over time")
struct RenderFilmTests {
    private let folder: TemporaryFolder
    private let (first, second): (String, String)

    init() throws {
        folder = try TemporaryFolder()
        (first, second) = (folder.path("first.png"), folder.path("second.png"))
        let opaque = EmptyVisualEffect().background(Color.white)
        try ImageFile.write(samplePicture(width: 13, height: 7).applying(opaque), to: first)
        try ImageFile.write(
            samplePicture(width: 13, height: 7).applying(opaque.colorInvert()), to: second)
    }

    /// The frames that a command line writes.
    private func frames(_ words: String..., count: Int) throws -> [Bitmap] {
        let output = folder.path("frames-\(words.joined().filter(\.isLetter))")
        let recording = RecordingConsole()
        let status = Tool.run(
            ["render"] + words + ["--output", output, "--quiet"], console: recording.console())
        #expect(status == .done, "\(recording.messages)")
        let names = try FileManager.default.contentsOfDirectory(atPath: output).sorted()
        #expect(names.count == count)
        return try names.map { try ImageFile.read(output + "/" + $0) }
    }

    private func from() throws -> Bitmap { try ImageFile.read(first) }
    private func to() throws -> Bitmap { try ImageFile.read(second) }

    /// From end to end, and what lies between, for a transition of each, a crossing, and one picture alone.
    @Test func picturesGiveWay() throws {
        let (from, to) = (try from(), try to())
        let faded = try frames(
            "--transition", "opacity", "--from", first, "--to", second, "--frames", "3", count: 3)
        #expect(faded[0] == from && faded[2] == to)
        #expect(faded[1].pixels.allSatisfy { $0[3] == 191 })
        let crossed = try frames(
            "--transition", "fade", "--from", first, "--to", second, "--frames", "5", count: 5)
        #expect(crossed[0] == from && crossed[4] == to)
        #expect(
            try crossed[1] == from.applying(EmptyVisualEffect().crossing(.fade, to: Image(to), progress: 0.25)))
        let slides = try frames("--transition", "slide", "--to", second, "--frames", "3", count: 3)
        #expect(try slides[0] == Bitmap(width: 13, height: 7) && slides[2] == to)
        #expect(try slides[1] == to.applying(EmptyVisualEffect().offset(x: -6.5)))
        let goes = try frames("--transition", "slide", "--from", first, "--frames", "3", count: 3)
        #expect(try goes[0] == from && goes[1] == from.applying(EmptyVisualEffect().offset(x: 6.5)))
        let both = try frames("--transition", "slide", "--input", first, "--frames", "5", count: 5)
        #expect(try both[1] == from.applying(EmptyVisualEffect().offset(x: -6.5)) && both[2] == from)
    }

    @Test func effectsFollowThePhase() throws {
        let chain = try frames(
            "--effect", "brightness(0...0.5) | opacity(1)", "--input", first, "--frames", "3", count: 3)
        for (frame, amount) in zip(chain, [0, 0.25, 0.5]) {
            #expect(try frame == from().applying(EmptyVisualEffect().brightness(amount)))
        }
        let mosaic = try frames("--effect", "mosaic(tileSize: 4)", "--input", first, "--frames", "3", count: 3)
        #expect(
            try mosaic
                == frames("--kernel", "mosaic", "--tile-size", "4", "--input", first, "--frames", "3", count: 3)
        )
    }

    @Test func animationsSayHowItGoes() throws {
        let (from, to) = (try from(), try to())
        let eased = try frames(
            "--transition", "fade", "--from", first, "--to", second, "--duration", "1", "--fps", "5",
            "--animation", "easeIn",
            count: 5)
        let progress = UnitCurve.easeIn.value(at: 0.25)
        #expect(
            try eased[1]
                == from.applying(EmptyVisualEffect().crossing(.fade, to: Image(to), progress: progress)))
        #expect(eased[4] == to)
        // As long as the spring takes to come to rest.
        let spring = try frames(
            "--transition", "fade", "--from", first, "--to", second, "--animation", "spring", count: 25)
        #expect(spring[0] == from && spring[24] == to)
    }

    @Test func ratesAreExact() throws {
        let frames = try frames(
            "--transition", "fade", "--from", first, "--to", second, "--duration", "1", "--fps", "30000/1001",
            count: 30)
        #expect(try frames[29] == to())
    }

    /// Whatever part is rendered, in whatever order, also where frames depend on those before.
    @Test(arguments: ["linear", "'spring(bounce: 0.4) | repeatCount(3)'", "spring | repeatForever"])
    func partsAreWhatTheyAreInTheWhole(animation: String) throws {
        let animation = animation.replacingOccurrences(of: "'", with: "")
        let words = [
            "render", "--transition", "fade", "--from", first, "--to", second, "--duration", "2", "--fps", "12",
            "--animation", animation, "--quiet", "--output",
        ]
        func run(_ output: String, _ more: String...) throws -> [Bitmap] {
            let recording = RecordingConsole()
            #expect(Tool.run(words + [folder.path(output)] + more, console: recording.console()) == .done)
            return try folder.names(in: output).map { try ImageFile.read(folder.path(output + "/" + $0)) }
        }
        let whole = try run("whole")
        #expect(whole.count == 24)
        for part in 1...5 { _ = try run("parts", "--shard", "\(part)/5") }
        #expect(try run("parts", "--shard", "5/5") == whole)
        #expect(try run("range", "--frames", "7..<11") == Array(whole[7..<11]))
        #expect(try folder.names(in: "range").first == "frame-0008.png")
        #expect(try run("backwards", "--reverse") == whole.reversed())
    }

    @Test func onePictureOfTheTime() throws {
        let (from, to) = (try from(), try to())
        let output = folder.path("one.png")
        let outcome = run(
            "render", "--transition", "wipeLeft", "--from", first, "--to", second, "--progress", "0.4",
            "--output", output,
            "--quiet")
        #expect(outcome.status == .done)
        #expect(
            try ImageFile.read(output)
                == from.applying(EmptyVisualEffect().crossing(.wipeLeft, to: Image(to), progress: 0.4)))
    }

    @Test func picturesOfOtherSizesNeedAFit() throws {
        let wide = folder.path("wide.png")
        let picture = try samplePicture(width: 27, height: 7).applying(
            EmptyVisualEffect().background(Color.white))
        try ImageFile.write(picture, to: wide)
        let words = [
            "render", "--transition", "fade", "--from", first, "--to", wide, "--progress", "1", "--quiet",
        ]
        let output = folder.path("out.png")
        let recording = RecordingConsole()
        #expect(Tool.run(words + ["--output", output], console: recording.console()) == .failed)
        #expect(
            recording.messages == "shaderbench: \(wide) has 27x7 pixels, and \(first) has 13x7; "
                + "--fit cover, contain or stretch makes it that size\n")
        for fit in Fit.allCases {
            #expect(
                Tool.run(words + ["--fit", fit.rawValue, "--output", output], console: recording.console())
                    == .done)
            let fitted = try ImageFile.read(output)
            #expect(fitted.size == PictureSize(width: 13, height: 7))
            let alphas = fitted.pixels.map { $0[3] }
            switch fit {
            // The middle, as it is: seven columns are cut off on either side.
            case .cover:
                for (index, pixel) in fitted.pixels.enumerated() {
                    #expect(pixel == picture.pixels[index / 13 * 27 + index % 13 + 7])
                }
            // 13 by 3⅓: three rows and a share of those beside them, and nothing above and below.
            case .contain:
                #expect(alphas[..<13].allSatisfy { $0 == 0 } && alphas[(6 * 13)...].allSatisfy { $0 == 0 })
                #expect(alphas[26..<65].allSatisfy { $0 == 255 })
            // A pixel is 2 1/13 wide: the first is two whole ones and a thirteenth of the third, by area.
            case .stretch:
                #expect(alphas.allSatisfy { $0 == 255 })
                for channel in 0..<3 {
                    let parts = (0..<3).map { Double(picture.pixels[$0][channel]) }
                    let mean = (parts[0] + parts[1] + parts[2] / 13) / (27.0 / 13)
                    #expect(abs(Double(fitted.pixels[0][channel]) - mean) <= 0.5 + 1e-3)
                }
            }
        }
        #expect(
            Tool.run(
                [
                    "render", "--effect=gray", "--input", first, "--size", "26x14", "--fit=stretch",
                    "--phase=0", "--output", output,
                ],
                console: recording.console()) == .done)
        #expect(try ImageFile.read(output).size == PictureSize(width: 26, height: 14))
    }

    @Test func aBackgroundLiesBehindEverything() throws {
        let frames = try frames(
            "--transition", "opacity", "--to", second, "--frames", "2", "--background", "#336699", count: 2)
        #expect(frames[0].pixels.allSatisfy { $0 == [0x33, 0x66, 0x99, 255] })
        #expect(try frames[1] == to())
        let effect = try self.frames(
            "--effect", "opacity(0)", "--input", first, "--frames", "1", "--background", "white", count: 1)
        #expect(effect[0].pixels.allSatisfy { $0 == [255, 255, 255, 255] })
    }

    @Test func theFilmsCommandIsPrinted() throws {
        let outcome = run(
            "render", "--transition", "fade", "--from", first, "--to", second, "--frames", "2", "--fps", "24",
            "--output",
            folder.path("f"))
        #expect(
            outcome.messages.hasSuffix(
                "ffmpeg -framerate 24 -i \(folder.path("f"))/frame-%04d.png "
                    + "-vf 'pad=ceil(iw/2)*2:ceil(ih/2)*2' -pix_fmt yuv420p film.mp4\n"))
    }

    @Test func twoRunsInOneFolderAreKeptApart() throws {
        let output = folder.path("busy")
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        let words = ["render", "--kernel=gray", "--input", first, "--frames=1", "--output", output, "--quiet"]
        let recording = RecordingConsole()
        do {
            let whole = try FolderLock(output, isShared: false)
            #expect(Tool.run(words, console: recording.console()) == .failed)
            #expect(recording.messages.contains("another run writes into \(output)"))
            #expect(Tool.run(words + ["--shard=1/1"], console: recording.console()) == .failed)
            withExtendedLifetime(whole) {}
        }
        let part = try FolderLock(output, isShared: true)
        #expect(Tool.run(words + ["--shard=1/1"], console: recording.console()) == .done)
        #expect(Tool.run(words, console: recording.console()) == .failed)
        withExtendedLifetime(part) {}
    }

    @Test func whatIsWrongOnTheCommandLine() throws {
        let wrong: [([String], String)] = [
            (
                ["--transition", "fade", "--input", first, "--sheet"],
                "fade goes from one picture to another; give --from and --to"
            ),
            (["--transition", "fade", "--sheet"], "one of --input, --from, --to is needed"),
            (
                ["--transition", "fade", "--from", first, "--input", first, "--sheet"],
                "--input and --from exclude each other"
            ),
            (
                ["--transition", "fade", "--from", first, "--phase", "0"],
                "between two pictures there is no phase"
            ),
            (["--effect", "gray", "--from", first, "--sheet"], "--from and --input exclude each other"),
            (["--effect", "gray", "--sheet"], "--input PICTURE is needed"),
            (["--effect", "grey", "--input", first, "--sheet"], "did you mean gray?"),
            (
                ["--effect", "gray", "--input", first, "--tile-size", "3", "--sheet"],
                "--tile-size is no parameter"
            ),
            (["--effect", "gray", "--kernel", "gray", "--input", first, "--sheet"], "exclude each other"),
            (
                ["--effect", "gray", "--input", first, "--sheet", "--progress", "1"],
                "--progress and --sheet exclude each other"
            ),
            (
                ["--effect", "gray", "--input", first, "--animation", "linear | repeatForever"],
                "does not come to rest"
            ),
            (
                ["--effect", "gray", "--input", first, "--duration", "1", "--frames", "3..<99"],
                "within the 30 frames that there are"
            ),
            (["--effect", "gray", "--input", first, "--frames", "3..<9"], "--duration S is needed"),
            (
                ["--effect", "gray", "--input", first, "--duration", "1", "--shard", "4/3"],
                "a part and how many there are"
            ),
            (
                ["--effect", "gray", "--input", first, "--duration", "86400", "--fps", "1000"],
                "at most 1000000 frames"
            ),
            (
                ["--effect", "gray", "--input", first, "--frames", "2", "--fps", "0"],
                "a whole number of frames a second"
            ),
            (
                ["--effect", "gray", "--input", "-", "--stream-input", "rgba", "--frames", "2"],
                "--size WxH is needed"
            ),
            (
                ["--effect", "gray", "--input", "-", "--output", "-", "--frames", "2", "--reverse"],
                "a stream's frames are taken as they come"
            ),
            (
                ["--effect", "gray", "--input", "-", "--output", "-", "--frames", "2", "--size", "2x2"],
                "a y4m stream says its own"
            ),
            (
                ["--effect", "gray", "--input", "-", "--frames", "2"],
                "-, standard output, where frames come from"
            ),
            (["--effect", "gray", "--input", "-", "--sheet"], "a stream is shown frame by frame"),
            (
                ["--effect", "gray", "--input", first, "--background", "mauve", "--sheet"],
                "black, white, clear, or the digits"
            ),
        ]
        for (words, message) in wrong {
            let recording = RecordingConsole()
            let output = words.contains("--output") ? [] : ["--output", folder.path("o")]
            let status = Tool.run(["render"] + words + output, console: recording.console())
            #expect(
                status == .wrongCommandLine && recording.messages.contains(message),
                "\(words): \(recording.messages)")
            #expect(recording.messages.filter(\.isNewline).count == 1)
        }
        #expect(try folder.names() == ["first.png", "second.png"])
    }
}
