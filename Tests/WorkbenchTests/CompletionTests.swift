import ShaderHost
import Testing

@testable import Workbench

@Suite("Completion")
struct CompletionTests {
    /// What bash proposes for the last of the words, in a folder with two files.
    private func completed(_ words: [String]) throws -> [String] {
        let folder = try TemporaryFolder()
        let script = """
            touch 'a b.png' a.png
            eval "$(shaderbench completions bash)"
            complete -p shaderbench >/dev/null
            COMP_WORDS=(\(words.map(Shell.literal).joined(separator: " ")))
            COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _shaderbench
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let outcome = try Program.shell(script, in: folder)
        #expect(outcome.status == 0 && outcome.messages.isEmpty, "\(outcome.messages)")
        return outcome.data.split(separator: "\n").map(String.init)
    }

    @Test func bash() throws {
        let cases: [([String], [String])] = [
            (["re"], ["render"]),
            (["render", "--ker"], ["--kernel"]),
            (["render", "--stream"], ["--stream-input", "--stream"]),
            (["render", "--hel"], ["--help"]),
            (["render", "--kernel", "mosaic"], ["mosaic", "mosaic2"]),
            (["render", "--kernel", "=", "mosaic"], ["mosaic", "mosaic2"]),
            (["render", "--fit", "="], ["cover", "contain", "stretch"]),
            (["render", "--effect", "'blu"], ["blur"]),
            (["render", "--transition", "circleO"], ["circleOpen"]),
            (["render", "--animation", "spr"], ["spring"]),
            (["render", "--input", "a"], ["a b.png", "a.png"]),
            (["render", "--fps", ""], []),
            (["compare", "a"], ["a b.png", "a.png"]),
            (["compare", "a.png", "--max-d"], ["--max-delta"]),
            (["--thr"], ["--threads"]),
            (["--format", "rgba32"], ["rgba32Float"]),
            (["completions", ""], ["bash", "zsh", "fish"]),
            (["nothing", "--"], []),
        ]
        for (words, expected) in cases {
            #expect(try completed(["shaderbench"] + words).sorted() == expected.sorted(), "\(words)")
        }
        #expect(try completed(["shaderbench", ""]) == Tool.commands.map { $0.name })
    }

    @Test(arguments: Shell.allCases)
    func everythingIsInEveryScript(shell: Shell) {
        let script = run("completions", shell.rawValue).data
        #expect(script == shell.script)
        for command in Tool.commands {
            #expect(script.contains(command.name))
            for option in command.options {
                #expect(script.contains(shell == .fish ? "-l \(option.name) " : "--\(option.name)"))
            }
        }
        for name in Catalogue.names + Vocabulary.effects.map(\.name) + Vocabulary.crossings.map(\.name) {
            #expect(script.contains(name))
        }
    }

    @Test func marksInSummariesAreNoCommands() {
        #expect(Shell.literal("don't") == #"'don'\''t'"#)
        #expect(zshCompletion.contains("which of them to write]"))
        #expect(fishCompletion.contains("-d 'the test card'\\''s size'"))
    }

    @Test func whatIsWrong() {
        #expect(
            run("completions", "fsh").messages.hasPrefix(
                "shaderbench: there is no shell \"fsh\"; did you mean fish"))
        #expect(run("completions").status == .wrongCommandLine)
    }
}
