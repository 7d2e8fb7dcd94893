import Foundation
import ImageFiles
import Testing

@testable import Workbench

/// The program as others start it.
@Suite("Process")
struct ProcessTests {
    @Test func anInstructionSetThatIsNotThereIsSaid() throws {
        let known = try Program.run("list", environment: ["SHADEREFFECTS_INSTRUCTION_SET": "baseline"])
        #expect(known.status == 0 && known.messages.isEmpty)
        let unknown = try Program.run("list", environment: ["SHADEREFFECTS_INSTRUCTION_SET": "AVX9"])
        #expect(
            unknown.status == 0 && unknown.messages.contains("AVX9") && unknown.messages.contains("baseline"))
    }

    @Test func dataAndMessagesGoDifferentWays() throws {
        let list = try Program.run("list")
        #expect(list.status == 0 && list.messages.isEmpty && list.data.contains("mosaic2"))
        let wrong = try Program.run("list", "--jsn")
        #expect(wrong.status == 2 && wrong.data.isEmpty)
        #expect(wrong.messages == "shaderbench: there is no option \"--jsn\"; did you mean --json?\n")
        let missing = try Program.run("--input", "/no/such/picture.png", "--json")
        #expect(missing.status == 3 && missing.data.isEmpty)
        #expect(missing.messages.contains("cannot read /no/such/picture.png: "))
    }

    /// Swift mends such words, and they would name another file.
    @Test func wordsThatAreNotUTF8() throws {
        let folder = try TemporaryFolder()
        let outcome = try Program.shell(
            #"shaderbench render --effect gray --input \#(try folder.picture()) --phase 0 --output $'\xff.png'"#,
            in: folder)
        #expect(outcome.status == 2 && outcome.messages.contains("is not UTF-8"))
        #expect(try folder.names() == ["picture.png"])
    }

    @Test func renderingShowsNoProgressWithoutATerminal() throws {
        let folder = try TemporaryFolder()
        let frames = folder.path("frames")
        let outcome = try Program.run(
            "render", "--kernel", "mosaic", "--input", folder.picture(), "--frames", "2", "--output", frames)
        #expect(outcome.status == 0 && outcome.data.hasSuffix("/frames\n"))
        // What it took, and the command that makes a film of it.
        #expect(outcome.messages.filter(\.isNewline).count == 2 && !outcome.messages.contains("\r"))
        #expect(try folder.names(in: "frames") == ["frame-0001.png", "frame-0002.png"])
    }

    @Test func comparingSaysItByTheExitStatus() throws {
        let folder = try TemporaryFolder()
        let (picture, other) = (try folder.picture(), folder.path("a name with spaces.png"))
        try ImageFile.write(samplePicture(width: 13, height: 8), to: other)
        let same = try Program.run("compare", picture, picture)
        #expect(same.status == 0 && same.data.hasPrefix("same: ") && same.messages.isEmpty)
        let different = try Program.run("compare", picture, other, "--quiet")
        #expect(different.status == 1 && different.data.isEmpty && different.messages.isEmpty)
        let wrong = try Program.run("compare", picture, other, "--max-delta", "nan")
        #expect(wrong.status == 2 && wrong.data.isEmpty)
        let failed = try Program.run("compare", picture, "/no/such/picture.png")
        #expect(failed.status == 3 && failed.data.isEmpty && failed.messages.contains("/no/such/picture.png"))
    }

    /// `shaderbench compare a.png b.png | head -0`, in a shell that looks at every status of a pipe.
    @Test func aReaderThatLeavesDoesNotMakeThemTheSame() throws {
        let folder = try TemporaryFolder()
        let (picture, other) = (try folder.picture(), folder.path("other.png"))
        try ImageFile.write(samplePicture(width: 13, height: 8), to: other)
        for (path, status) in [(picture, 0), (other, 1)] {
            let (output, errors) = (Pipe(), Pipe())
            try output.fileHandleForReading.close()
            let process = try Program.start(["compare", picture, path], output: output, errors: errors)
            #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
            process.waitUntilExit()
            #expect(process.terminationReason == .exit && process.terminationStatus == status)
        }
    }

    @Test(arguments: [["list"], ["--help"], ["measure", "--size=1x1", "--kernel=gray", "--runs=1"]])
    func aReaderThatLeavesEndsItQuietly(words: [String]) throws {
        let (output, errors) = (Pipe(), Pipe())
        try output.fileHandleForReading.close()
        let process = try Program.start(words, output: output, errors: errors)
        let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 0)
        #expect(!messages.contains("shaderbench: "))
    }

    @Test func outputThatCannotBeWrittenIsAFailure() throws {
        guard let full = FileHandle(forWritingAtPath: "/dev/full") else { return }  // Linux has it
        let errors = Pipe()
        let process = try Program.start(["list"], output: full, errors: errors)
        let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 3)
        #expect(messages.hasPrefix("shaderbench: cannot write to standard output: no space is left"))
    }
}
