import Testing

@testable import shaderbench

@Suite("Help")
struct HelpTests {
    @Test func usageIsThatOfTheContract() {
        #expect(
            Help.usage(of: Measure.self) == """
                  shaderbench measure [--kernel NAME]... [--tile-size N] [--amplitude N] [--wavelength N]
                                      [--angle N] [--amount N] [--radius N] [--factor N] [--line-width N]
                                      [--input PICTURE] [--size WxH] [--format FORMAT] [--phase V] [--frames N]
                                      [--runs N] [--threads N] [--json]
                """)
        #expect(
            Help.usage(of: Render.self) == """
                  shaderbench render (--kernel NAME | --effect EFFECT | --transition TRANSITION | --scene NAME)
                                     [--tile-size N] [--amplitude N] [--wavelength N] [--angle N] [--amount N]
                                     [--radius N] [--factor N] [--line-width N] [--input PICTURE] [--from PICTURE]
                                     [--to PICTURE] [--stream-input NAME] [--size WxH] [--fit NAME] [--scale S]
                                     [--background COLOR] [--phase V] [--progress F] [--frames N] [--duration S]
                                     [--fps R] [--animation ANIMATION] [--reverse] [--shard K/N] [--sheet]
                                     --output PATH [--stream NAME] [--threads N] [--quiet]
                """)
        #expect(
            Help.usage(of: Compare.self) == """
                  shaderbench compare EXPECTED ACTUAL [--max-delta N] [--max-pixels N] [--max-fraction F]
                                      [--ignore X,Y,WxH]... [--diff PATH] [--triptych PATH] [--json] [--quiet]
                """)
        #expect(Help.usage(of: List.self) == "  shaderbench list [--json]")
    }

    @Test func everyOptionIsExplained() {
        for command in Tool.commands {
            let text = Help.text(of: command)
            for operand in command.operands {
                #expect(text.contains("\n  \(operand.name)\n      \(operand.summary)\n"))
            }
            for option in command.options {
                let value = option.placeholder.map { " " + $0 } ?? ""
                #expect(text.contains("  --\(option.name)\(value)\n"))
                #expect(!option.summary.isEmpty)
                #expect((option.placeholder == nil) == (option.valueHelp == nil))
            }
        }
    }

    @Test func everyParameterOfAKernelIsThere() {
        for text in [Help.text(of: Render.self), Help.text(of: Measure.self)] {
            #expect(
                text.contains(
                    """
                      --tile-size N
                          edge of a tile at phase -1 and 1
                          a number of points, 0 or more; default: 32

                    """))
        }
    }

    /// Where a name does not mean the same to all kernels, each of them has its line.
    @Test func whatDiffersBetweenKernelsIsThere() {
        let text = Help.text(of: Render.self)
        #expect(
            text.contains(
                """
                  --angle N
                      rotation: how far it turns at phase 1; -360 to 360 degrees, default 30
                      hueRotation: how far the hue turns; -360 to 360 degrees, default 90
                      rotation3D: at phase -1 and 1; 0 or more degrees, default 80
                      a number

                """))
        for kernel in Catalogue.adjustments {
            for parameter in kernel.parameters {
                #expect(text.contains("      \(kernel.description.name): \(parameter.explanation)\n"))
            }
        }
    }

    @Test func whatIsMeasuredWithoutBeingAskedForIsThere() {
        let words = Help.text(of: Measure.self).split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        #expect(words.contains("; default: gray, opacity, mosaic, mosaic2, wave, rotation --tile-size"))
    }

    @Test func helpIsDataAndWinsOverWhatIsWrong() {
        for words in [["--help"], ["-h"], ["--wrong", "--help"]] {
            let recording = RecordingConsole()
            #expect(Tool.run(words, console: recording.console()) == .done)
            #expect(recording.data == Help.overview && recording.messages.isEmpty)
        }
        #expect(run("render", "--help").data == Help.text(of: Render.self))
        #expect(run("render", "--kernel", "-h").data == Help.text(of: Render.self))
        #expect(run("list", "--version") == run("--version"))
        #expect(run("--verison").messages.contains("did you mean --version?"))
        #expect(run("--version") == Outcome(status: .done, data: "shaderbench \(Tool.version)\n", messages: ""))
    }

    @Test func linesFitATerminal() {
        let texts = Tool.commands.map { Help.text(of: $0) } + [Help.overview]
        for line in texts.flatMap({ $0.split(separator: "\n") }) { #expect(line.count <= 110) }
    }
}
