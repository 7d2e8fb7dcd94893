import Testing

@testable import Workbench

@Suite("Help")
struct HelpTests {
    @Test func usageIsWhatMustBeGiven() {
        #expect(Help.usage(of: Measure.self) == "  shaderbench measure [OPTIONS]")
        #expect(
            Help.usage(of: Render.self) == """
                  shaderbench render (--kernel NAME | --effect EFFECT | --transition TRANSITION | --scene NAME)
                                     --output PATH [OPTIONS]
                """)
        #expect(Help.usage(of: Compare.self) == "  shaderbench compare EXPECTED ACTUAL [OPTIONS]")
        #expect(Help.usage(of: Completions.self) == "  shaderbench completions SHELL")
        #expect(Help.usage(of: Manual.self) == "  shaderbench manual")
    }

    /// That they work is for `Scripts/check-tour` to see, which runs them.
    @Test func examplesAreThere() {
        for command in Tool.commands {
            #expect((2...4).contains(command.examples.count))
            for example in command.examples {
                #expect(Help.text(of: command).contains("  \(example.purpose)\n    "))
                #expect(example.line.contains(Tool.name))
            }
        }
    }

    @Test func everySectionIsThere() {
        for command in Tool.commands {
            let text = Help.text(of: command)
            for title in command.sections.map(\.title) + ["Usage", "Examples", "Exit status", "Environment"] {
                #expect(text.contains("\n\n\(title):\n"))
            }
            #expect(Set(command.sections.flatMap(\.options).map(\.name)) == Set(command.options.map(\.name)))
        }
        #expect(Help.text(of: Compare.self).contains("\n  1   done, but pictures"))
        #expect(!Help.text(of: Render.self).contains("\n  1   "))
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
                          mosaic, mosaic2: edge of a tile at phase -1 and 1
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
        #expect(words.contains("; default: gray, opacity, mosaic, mosaic2, wave, rotation --input"))
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
