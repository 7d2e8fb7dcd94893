import ExampleScenes
import Foundation
import ImageFiles
import ShaderHost
import Testing

@testable import Workbench

/// Galleries of pictures that are 16 pixels wide: all that depends on the size is how long it takes.
@Suite("Gallery")
struct GalleryTests {
    private static let width = 16
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func pictures(_ picture: String? = nil, _ other: String? = nil) throws -> GalleryPictures {
        try GalleryPictures(picture, other, width: Self.width, threads: 1)
    }

    private func page(_ pictures: GalleryPictures) throws -> String {
        try Gallery.page(pictures, RecordingConsole().console())
    }

    @Test func everythingIsThere() throws {
        let entries = try GalleryEntry.all(pictures())
        func names(_ section: GalleryEntry.Section) -> [String] {
            entries.filter { $0.section == section }.map(\.name)
        }
        #expect(names(.scenes) == ExampleScene.all.map(\.name))
        #expect(names(.effects) == Vocabulary.effects.map(\.name))
        #expect(names(.transitions) == Vocabulary.transitions.map(\.name))
        #expect(names(.crossings) == Vocabulary.crossings.map(\.name))
        let commands = entries.map { $0.command + " " + $0.summary + " " }.joined()
        for kernel in Catalogue.names { #expect(commands.contains("--kernel \(kernel) "), "\(kernel)") }
        #expect(entries.allSatisfy { $0.showing.frameCount >= 12 && 0...1 ~= $0.showing.still })
    }

    /// Each as a shell takes it apart, since it is there to be pasted into one.
    @Test func commandsAreCommands() throws {
        let entries = try GalleryEntry.all(pictures())
        let script = entries.map { "printf '%s\\037' \($0.command); echo" }.joined(separator: "\n")
        let lines = try shell(script).split(separator: "\n")
        #expect(lines.count == entries.count)
        for line in lines {
            let words = line.split(separator: "\u{1F}").map(String.init)
            #expect(throws: Never.self) { try Render(Arguments(words, options: Render.options)) }
        }
    }

    @Test func everyEntryMoves() throws {
        let pictures = try pictures()
        for entry in GalleryEntry.all(pictures) where entry.name != "identity" {
            let film = try entry.film(pictures)
            let strip = try ImageFile.decode(film.jpeg)
            #expect(strip.width == Self.width * entry.showing.frameCount, "\(entry.name)")
            #expect(strip.height == pictures.picture.height)
            let frames = Set((0..<entry.showing.frameCount).map { strip.column(of: $0, width: Self.width) })
            #expect(frames.count > 1, "\(entry.name)")
        }
    }

    @Test func thePageHasACardForEachAndNeedsNothingElse() throws {
        let page = try page(pictures())
        let count = try GalleryEntry.all(pictures()).count
        #expect(page.ranges(of: "<article class=\"card\" tabindex=\"0\"").count == count)
        #expect(page.ranges(of: "url(data:image/jpeg;base64,").count == page.ranges(of: "url(").count)
        #expect(page.ranges(of: "url(").count == count)
        for reference in ["://", "src=", "@import", "fetch(", "<link rel=\"style"] {
            #expect(!page.contains(reference), "\(reference)")
        }
        #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</html>\n"))
        let ids = page.matches(of: /id="([^"]*)"/).map { String($0.1) }
        #expect(Set(ids).count == ids.count)
        for name in page.matches(of: /aria-labelledby="([^"]*)"/).map({ String($0.1) }) {
            #expect(ids.contains(name))
        }
    }

    /// The name of a file is a word and no markup, and there is nothing in a page but what is asked for.
    @Test func namesAreEscapedAndTheSamePicturesGiveTheSamePage() throws {
        let name = "<img src=x onerror=\"alert(1)\"> & 'it' $(id).png"
        let path = folder.path(name)
        try ImageFile.write(samplePicture(width: 30, height: 20), to: path)
        let page = try page(pictures(path))
        #expect(try self.page(pictures(path)) == page)
        #expect(!page.contains("<img") && !page.contains("onerror=\""))
        #expect(page.contains("&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;it&#39; $(id).png"))
        let words = GalleryWords(picture: name, other: "-").command("--effect", "gray", ["--input", name])
        #expect(try shell("printf '%s\\n' \(words)").split(separator: "\n")[3] == name)
    }

    @Test func whatAPageMustNotHaveIsReplaced() {
        #expect("a<b>&\"'".htmlEscaped == "a&lt;b&gt;&amp;&quot;&#39;")
        #expect(
            "\u{0}\u{1B}\u{7F}\u{85}\t\n\r é🐈".htmlEscaped == "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\t\n\u{FFFD} é🐈")
        #expect(
            "".shellQuoted == "''" && "a b".shellQuoted == "'a b'" && "a-b_1.png".shellQuoted == "a-b_1.png")
    }

    @Test func aPageIsWholeOrAbsent() throws {
        let output = folder.path("page.html")
        #expect(run("gallery", folder.path("missing.png"), "--output", output).status == .failed)
        #expect(try folder.names() == [])
        #expect(throws: ImageFileError.self) { try Gallery.save("page", to: folder.path("missing/page.html")) }
        try Gallery.save("before", to: output)
        try Gallery.save("page", to: output)
        #expect(try folder.names() == ["page.html"])
        #expect(try String(contentsOfFile: output, encoding: .utf8) == "page")
    }

    @Test func commandLinesThatAreWrong() throws {
        #expect(run("gallery").messages.contains("--output PATH is needed"))
        let picture = try folder.picture()
        #expect(run("gallery", picture, "--output", picture).messages.contains("would overwrite"))
        #expect(run("gallery", "a", "b", "c", "--output", "d").messages.contains("belongs to no option"))
        #expect(
            Help.usage(of: Gallery.self)
                == "  shaderbench gallery [PICTURE] [OTHER] --output PATH [OPTIONS]")
    }

    /// What is long is cut down, so that cards are alike.
    @Test(arguments: [(60, 40, 11), (300, 10, 8), (10, 300, 16)])
    func picturesAreSmall(width: Int, height: Int, expected: Int) throws {
        let pictures = try pictures(folder.picture(width: width, height: height))
        #expect(pictures.picture.size == PictureSize(width: Self.width, height: expected))
        #expect(pictures.other.size == pictures.picture.size)
    }

    private func shell(_ script: String) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(script.utf8))
        try input.fileHandleForWriting.close()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}

extension Bitmap {
    /// The bytes of one of the pictures in a strip.
    fileprivate func column(of index: Int, width: Int) -> [UInt8] {
        let bytes = 4 * index * width..<4 * (index + 1) * width
        return withPixels { pixels in
            (0..<height).flatMap { y -> [UInt8] in Array(pixels.row(y)[bytes]) }
        }
    }
}
