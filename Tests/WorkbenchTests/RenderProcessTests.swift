import Foundation
import ImageFiles
import Testing

@testable import Workbench

/// `render` among other programs: pipes that close, disks that are full, runs beside it, and signals.
@Suite("render as a process")
struct RenderProcessTests {
    private let folder: TemporaryFolder
    private let render = "shaderbench render --effect gray --input picture.png --quiet"

    init() throws {
        folder = try TemporaryFolder()
        _ = try folder.picture(width: 64, height: 48)
    }

    private func shell(_ script: String) throws -> Program.Outcome { try Program.shell(script, in: folder) }

    @Test(arguments: ["rgba", "y4m"])
    func aReaderThatLeavesEndsItQuietly(format: String) throws {
        let outcome = try shell(
            "\(render) --frames 1000 --stream \(format) --output - | head -c 1000 | wc -c; echo ${PIPESTATUS[*]}"
        )
        #expect(outcome.data.split { $0.isWhitespace } == ["1000", "0", "0", "0"])
        #expect(outcome.messages.isEmpty)
    }

    /// A closed stream must not become that of a file which is opened later.
    @Test func closedStreams() throws {
        let input = try shell("shaderbench render --effect gray --input - --output - <&-")
        #expect(input.status == 3 && input.messages.contains("cannot read standard input"))
        let output = try shell("\(render) --frames 9 --output frames >&-")
        #expect(output.status == 3 && output.messages.contains("cannot write to standard output"))
        let stream = try shell("\(render) --frames 9 --output - >&-")
        #expect(stream.status == 3 && stream.messages.contains("cannot write to standard output"))
        let errors = try shell(
            "shaderbench render --effect gray --input picture.png --frames 9 --output other 2>&-")
        #expect(errors.status == 0)
        for index in 1...9 {
            let name = "frame-000\(index).png"
            #expect(
                try ImageFile.read(folder.path("frames/" + name))
                    == ImageFile.read(folder.path("other/" + name)))
        }
    }

    @Test func noRoom() throws {
        let full = try shell("\(render) --frames 9 --output - >/dev/full")
        #expect(full.status == 3 && full.messages.contains("no space is left"))
        let limited = try shell("ulimit -f 1; \(render) --frames 9 --output frames")
        #expect(
            limited.status == 3 && limited.messages.contains("frames/frame-0001.png: the file is too large"))
        #expect(try folder.names(in: "frames").isEmpty)
        let stream = try shell("ulimit -f 1; \(render) --frames 9 --output - >stream")
        #expect(stream.status == 3 && stream.messages.contains("the file is too large"))
    }

    @Test(arguments: [
        ("--phase 0 --output missing/a.png", "there is no such file or folder"),
        ("--frames 2 --output picture.png/frames", "a part of the path is a file"),
        ("--frames 2 --output /proc/frames", "cannot write /proc/frames"),
        ("--phase 0 --output /dev/full", "this is a device or a pipe"),
    ])
    func noPlace(words: String, message: String) throws {
        let outcome = try shell("\(render) \(words)")
        #expect(outcome.status == 3 && outcome.data.isEmpty && outcome.messages.contains(message))
        #expect(try folder.names() == ["picture.png"])
    }

    /// `flock` stands for the other run: it holds the folder as one does.
    @Test func runsBesideEachOther() throws {
        let (whole, part) = (
            "\(render) --frames 2 --output frames", "\(render) --frames 2 --shard 1/2 --output frames"
        )
        for (held, command, status) in [("-x", whole, 3), ("-x", part, 3), ("-s", whole, 3), ("-s", part, 0)] {
            let outcome = try shell(
                "mkdir -p frames; exec 9<frames; flock -n \(held) 9 || exit 9; \(command) 9<&-")
            #expect(outcome.status == Int32(status))
            #expect(status == 0 || outcome.messages == "shaderbench: \(FolderError.inUse(path: "frames"))\n")
        }
        #expect(try folder.names(in: "frames") == ["frame-0001.png"])
        #expect(try shell(whole).status == 0)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGKILL])
    func aSignalLeavesWholeFramesOnly(signal: Int32) throws {
        let words = ["render", "--effect", "gray", "--input", folder.path("picture.png"), "--frames", "50000"]
        let process = try Program.start(
            words + ["--output", folder.path("frames")], output: FileHandle.nullDevice,
            errors: FileHandle.nullDevice)
        func frames() -> [String] {
            ((try? folder.names(in: "frames")) ?? []).filter { !$0.hasPrefix(".") }
        }
        while process.isRunning && frames().count < 5 { usleep(1000) }
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
        #expect(frames().count >= 5)
        for name in frames() { #expect(try ImageFile.read(folder.path("frames/" + name)).width == 64) }
    }

    /// What a killed run left is removed by the next whole run; what somebody is writing is not, nor is anything else.
    @Test func leftoversOfADeadRun() throws {
        let outcome = try shell(
            """
            mkdir frames; cd frames; touch .unfinished-dead .unfinished-alive .other; cd ..
            exec 9>>frames/.unfinished-alive; flock -n 9 || exit 9
            \(render) --frames 2 --shard 1/1 --output frames 9<&- || exit 8
            [ -e frames/.unfinished-dead ] || exit 7
            \(render) --frames 2 --output frames 9<&-
            """)
        #expect(outcome.status == 0 && outcome.messages.isEmpty)
        #expect(
            try folder.names(in: "frames") == [
                ".other", ".unfinished-alive", "frame-0001.png", "frame-0002.png",
            ])
    }

    @Test func streamsGoThroughOneAnother() throws {
        let outcome = try shell(
            """
            set -e -o pipefail
            \(render) --frames 3 --output - >once
            shaderbench render --effect gray --input - --stream-input rgba --size 64x48 --output - --quiet <once | cmp - once
            \(render) --frames 3 --fps 30000/1001 --stream y4m --output - >once.y4m
            shaderbench render --effect gray --input - --stream y4m --output - --quiet <once.y4m >twice.y4m
            head -n 1 once.y4m; head -n 1 twice.y4m; wc -c <twice.y4m
            """)
        #expect(outcome.status == 0 && outcome.messages.isEmpty)
        let lines = outcome.data.split(separator: "\n")
        #expect(lines.count == 3 && lines.first?.hasPrefix("YUV4MPEG2 W64 H48 F30000:1001 ") == true)
        let frame = "FRAME\n".utf8.count + 3 * 64 * 48
        let length = lines[0].count + 1 + 3 * frame
        #expect(lines[0] == lines[1] && lines[2] == "\(length)")
    }

    /// An option that nothing comes of is refused rather than passed over.
    @Test(arguments: [
        ("--frames 2 --stream y4m --output frames", "--stream means nothing without --output -"),
        ("--frames 2 --stream-input y4m --output frames", "--stream-input means nothing without --input -"),
        ("--phase 0 --shard 1/2 --output a.png", "--phase and --shard exclude each other"),
        ("--progress 0 --reverse --output a.png", "--progress and --reverse exclude each other"),
        ("--phase 0 --frames 2 --output a.png", "--phase and --frames exclude each other"),
        ("--sheet --shard 1/2 --output a.png", "--sheet and --shard exclude each other"),
        ("--sheet --duration 1 --frames '2..<4' --output a.png", "a number of frames where a sheet is written"),
    ])
    func nothingIsPassedOver(words: String, message: String) throws {
        let outcome = try shell("\(render) \(words)")
        #expect(outcome.status == 2 && outcome.messages.contains(message), "\(outcome.messages)")
        #expect(try folder.names() == ["picture.png"])
    }

    @Test func framesFromAPipeGoOnThroughOne() throws {
        let outcome = try shell("shaderbench render --effect gray --input - --output frames")
        #expect(outcome.status == 2 && outcome.messages.contains("--output is \"frames\"; it must be -"))
        let reversed = try shell("shaderbench render --effect gray --input - --reverse --output -")
        #expect(reversed.messages.contains("--reverse and --input - exclude each other"))
    }

    /// Without an animation, everything has come to rest when the last frame is there.
    @Test(arguments: ["push", "circleOpen"])
    func aSteadyTransitionEnds(name: String) throws {
        let command =
            "shaderbench render --transition \(name) --from picture.png --to picture.png --output frames"
        #expect(try !shell("\(command) --frames 3").messages.contains("come to rest"))
        #expect(try !shell("\(command) --animation 'linear(0.1s)' --fps 100").messages.contains("come to rest"))
        #expect(try folder.names(in: "frames").count == 10)
        #expect(try shell("\(command) --animation spring --duration 0.1").messages.contains("come to rest"))
    }
}
