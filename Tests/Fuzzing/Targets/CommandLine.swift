import Foundation
import ImageFiles
import ShaderHost
import Workbench

extension FuzzTarget {
    /// Words, one a line, as a command line in a folder with two small pictures; `~/` stands for that folder. What is wrong is
    /// said in one line, a wrong command line does nothing, and what is written is whole.
    static let commandLine = FuzzTarget(
        name: "commandLine", maximumLength: 600,
        check: { bytes in
            let words = String(decoding: bytes, as: UTF8.self)
                .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            guard ModestCommand(words)?.isModest ?? false else { return }
            let folder = try Folder()
            let before = try folder.content()
            let recording = RecordingConsole(limit: 1 << 17)
            let status = Tool.run(
                words.map { $0.replacing("~/", with: folder.path + "/") }, console: recording.console)
            let lines = recording.messages.split(separator: "\n", omittingEmptySubsequences: false)
            switch status {
            case .wrongCommandLine:
                try Finding.unless(
                    lines.count == 2 && lines[1].isEmpty, "\(lines.count - 1) lines of message: \(lines)")
                try Finding.unless(recording.data.isEmpty, "a wrong command line, and data")
                try Finding.unless(
                    try folder.content() == before, "a wrong command line, and something was done")
            case .failed:
                try Finding.unless(
                    lines.count >= 2 && lines[lines.count - 2].hasPrefix("shaderbench: "),
                    "no message: \(lines)")
            case .done, .different: break
            }
            try folder.checkPictures()
        },
        seeds: {
            let lines = ["measure", "render", "list", "compare", "gallery", "completions"].flatMap(examples)
            return Dictionary(
                uniqueKeysWithValues: (lines + more).enumerated().map { number, words in
                    ("\(number)", Array(words.joined(separator: "\n").utf8))
                })
        },
        words: (try? names()) ?? [])

    private static let more = [
        ["--help"], ["--version"], ["render", "-h"], ["completions", "zsh"], ["manual"],
        ["measure", "--kernel", "wave", "--size", "16x9", "--runs", "1", "--frames", "2", "--json"],
        ["render", "--scene", "cards", "--frames", "2", "--size", "20x12", "--output", "~/frames"],
        [
            "render", "--kernel", "mosaic", "--input", "~/photo.png", "--phase=0.5", "--tile-size=3",
            "--output=~/x.png",
        ],
        [
            "render", "--kernel", "wave", "--input", "~/photo.png", "--frames", "4", "--shard", "2/3",
            "--output", "~/frames",
        ],
        [
            "render", "--effect", "blur(3)", "--input", "~/photo.png", "--progress", "0.5", "--scale", "2",
            "--output", "-",
        ],
        [
            "render", "--transition", "slide", "--to", "~/other.png", "--animation", "bouncy", "--output", "-",
            "--stream", "y4m",
        ],
        [
            "render", "--transition", "radial", "--from", "~/photo.png", "--to", "~/other.png", "--fit",
            "cover", "--sheet", "--output", "~/s.png",
        ],
    ]

    /// Those of the command's help, in the folder.
    private static func examples(of command: String) -> [[String]] {
        let recording = RecordingConsole()
        _ = Tool.run([command, "--help"], console: recording.console)
        let help = String(decoding: recording.data, as: UTF8.self)
        let section =
            help.components(separatedBy: "Examples:\n").last?.components(separatedBy: "\n\n").first ?? ""
        let lines = section.replacing("\\\n", with: " ").split(separator: "\n").map(String.init)
        return lines.filter { $0.hasPrefix("    shaderbench") }.map(words)
    }

    /// A line of a shell, without the program's name and what is behind the program.
    private static func words(of line: String) -> [String] {
        var words: [String] = []
        for (index, part) in line.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
            words += index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
        }
        return words.dropFirst().prefix { $0 != "|" && $0 != "&&" }.map { word in
            [".png", ".html", "/"].contains { word.hasSuffix($0) } ? "~/" + word : word
        }
    }

    private static func names() throws -> [String] {
        let options = ["measure", "render", "compare"].flatMap { command in
            let recording = RecordingConsole()
            _ = Tool.run([command, "--help"], console: recording.console)
            return String(decoding: recording.data, as: UTF8.self).split(whereSeparator: { " \n".contains($0) })
                .filter { $0.hasPrefix("--") && $0.dropFirst(2).allSatisfy { $0.isLetter || $0 == "-" } }
        }
        return Set(options.map(String.init)).sorted() + (try Vocabulary.listed().words) + [
            "~/photo.png", "~/other.png",
        ]
    }
}
