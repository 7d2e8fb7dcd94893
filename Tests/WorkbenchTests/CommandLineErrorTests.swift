import ShaderHost
import Testing

@testable import Workbench

@Suite("Command line errors")
struct CommandLineErrorTests {
    @Test func messagesSayWhatWouldBeRight() {
        let messages: [(CommandLineError, String)] = [
            (
                .unknown("kernel", "mosiac", all: Catalogue.names),
                #"there is no kernel "mosiac"; did you mean mosaic or mosaic2?"#
            ),
            (
                .unknown("kernel", "blur", all: ["gray", "opacity"]),
                #"there is no kernel "blur"; there is gray, opacity"#
            ),
            (.unexpected("gray"), #""gray" belongs to no option; options start with --"#),
            (.missingValue(option: "phase", "V"), "--phase needs a value: --phase V"),
            (.takesNoValue(option: "json", "yes"), #"--json takes no value, but has "yes""#),
            (.missingOperand("ACTUAL", "a picture"), "ACTUAL is needed: a picture"),
            (
                .overwrites(option: "diff", path: "a.png", what: "EXPECTED"),
                #"--diff "a.png" would overwrite EXPECTED; choose another path"#
            ),
            (.repeated(option: "input"), "--input may be given only once"),
            (.missing(option: "input", "PICTURE"), "--input PICTURE is needed"),
            (.notExactlyOne(of: ["--a", "--b"], given: []), "one of --a, --b is needed"),
            (
                .notExactlyOne(of: ["--a", "--b", "--c"], given: ["--a", "--b"]),
                "--a and --b exclude each other; give one of them"
            ),
            (
                .invalid(option: "runs", "0", requirement: "a whole number of runs, 1 to 1000"),
                #"--runs is "0"; it must be a whole number of runs, 1 to 1000"#
            ),
            (
                .parameterNotTaken(option: "tile-size", kernels: ["gray"]),
                "--tile-size is no parameter of gray; `shaderbench list` shows what each kernel takes"
            ),
            (
                .parameterNotTaken(option: "radius", kernels: ["gray", "wave"]),
                "--radius is no parameter of gray or wave; `shaderbench list` shows what each kernel takes"
            ),
        ]
        for (error, message) in messages { #expect("\(error)" == message) }
    }

    @Test func whateverWasTypedTheMessageIsOneLine() {
        #expect(!"\(CommandLineError.unexpected("a\nb\u{1B}[2J"))".contains { $0.isNewline || $0 == "\u{1B}" })
    }
}

@Suite("Nearest names")
struct NearestNamesTests {
    private func distance(_ a: String, _ b: String) -> Int { editDistance(Array(a), Array(b)) }

    @Test func distancesCountSlips() {
        let distances = [
            ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("gray", "grey", 1), ("gray", "gry", 1),
            ("gray", "graay", 1), ("gray", "garY", 2), ("mosaic", "mosiac", 1), ("kitten", "sitting", 3),
        ]
        for (a, b, slips) in distances { #expect(distance(a, b) == slips) }
    }

    @Test func theNearestComeFirst() {
        let names = ["mosaic2", "mosaic", "opacity", "gray"]
        #expect(nearestNames(to: "mosiac", among: names) == ["mosaic", "mosaic2"])
        #expect(nearestNames(to: "GREY", among: names) == ["gray"])
        #expect(nearestNames(to: "opa", among: names) == ["opacity"])
        #expect(nearestNames(to: "blur", among: names) == [])
        #expect(nearestNames(to: "", among: names) == [])
        #expect(nearestNames(to: "-threds", among: ["--threads", "--frames"]) == ["--threads"])
    }
}
