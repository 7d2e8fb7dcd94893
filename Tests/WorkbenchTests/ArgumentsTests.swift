import Testing

@testable import Workbench

@Suite("Arguments")
struct ArgumentsTests {
    private static let size = Option(
        name: "size", type: .size, summary: "", defaultValue: PictureSize(width: 4, height: 3))
    private static let count = Option(name: "count", type: .count(of: "things", in: 1...9), summary: "")
    private static let kernel = Option(name: "kernel", type: .kernel, summary: "", presence: .repeatable)
    private static let phase = Option(name: "phase", type: .phase, summary: "")
    private static let json = Switch(name: "json", summary: "")
    private static let options: [any CommandOption] = [size, count, kernel, phase, json]

    private static let names = ["--size", "--count", "--kernel", "--phase", "--json", "--help", "--version"]

    private func arguments(_ words: String...) throws -> Arguments {
        try Arguments(words, options: Self.options)
    }

    @Test func valuesFollowOrAreAttached() throws {
        let arguments = try arguments("--count", "7", "--size=640x480", "--json", "--phase", "-0.5")
        #expect(try arguments.value(of: Self.count) == 7)
        #expect(try arguments.value(of: Self.size) == PictureSize(width: 640, height: 480))
        #expect(try arguments.value(of: Self.phase) == -0.5)
        #expect(arguments.contains(Self.json))
    }

    @Test func whatIsNotGivenHasItsDefault() throws {
        let arguments = try arguments()
        #expect(try arguments.value(of: Self.size) == PictureSize(width: 4, height: 3))
        #expect(try arguments.optionalValue(of: Self.count) == nil)
        #expect(try arguments.values(of: Self.kernel).isEmpty)
        #expect(!arguments.contains(Self.json))
        #expect(throws: CommandLineError.missing(option: "count", "N")) {
            try arguments.value(of: Self.count)
        }
    }

    @Test func someMayBeRepeated() throws {
        let kernels = try arguments("--kernel", "mosaic", "--kernel=gray").values(of: Self.kernel)
        #expect(kernels.map(\.description.name) == ["mosaic", "gray"])
        #expect(throws: CommandLineError.repeated(option: "count")) {
            try arguments("--count", "1", "--count", "2")
        }
    }

    @Test func operandsAreKnownByTheirPlace() throws {
        let operands = [Operand(name: "LEFT", summary: "one"), Operand(name: "RIGHT", summary: "another")]
        func arguments(_ words: String...) throws -> Arguments {
            try Arguments(words, options: Self.options, operands: operands)
        }
        for words in [["a b", "--json", "--count", "3", ""], ["--count=3", "a b", "", "--json"]] {
            let arguments = try Arguments(words, options: Self.options, operands: operands)
            #expect(try operands.map { try arguments.value(of: $0) } == ["a b", ""])
            #expect(try arguments.contains(Self.json) && arguments.value(of: Self.count) == 3)
        }
        #expect(throws: CommandLineError.unexpected("c")) { try arguments("a", "b", "c") }
        #expect(throws: CommandLineError.missingOperand("RIGHT", "another")) {
            try arguments("a").value(of: operands[1])
        }
    }

    @Test func wordsThatAreWrong() {
        let wrong: [([String], CommandLineError)] = [
            (["gray"], .unexpected("gray")),
            ([""], .unexpected("")),
            (["--count"], .missingValue(option: "count", "N")),
            (["--count", "--json"], .missingValue(option: "count", "N")),
            (["--json=yes"], .takesNoValue(option: "json", "yes")),
            (["--cout", "1"], .unknown("option", "--cout", all: Self.names)),
            (["-j"], .unknown("option", "-j", all: Self.names)),
            (["-"], .unknown("option", "-", all: Self.names)),
            (["--=3"], .unknown("option", "--", all: Self.names)),
        ]
        for (words, error) in wrong {
            #expect(throws: error) { try Arguments(words, options: Self.options) }
        }
    }

    @Test(arguments: ["0", "10", "-1", "1.5", "", " 1", "99999999999999999999"])
    func countsOutOfRange(text: String) throws {
        let requirement = "a whole number of things, 1 to 9"
        #expect(throws: CommandLineError.invalid(option: "count", text, requirement: requirement)) {
            try arguments("--count=\(text)").value(of: Self.count)
        }
    }

    @Test(arguments: [
        "0x0", "0x1", "1x0", "-1x2", "640", "640x", "x480", "1x2x3", "1000001x1", "1000000x1000000",
        "9223372036854775807x2", "99999999999999999999x1", "axb", "",
    ])
    func sizesThatAreNone(text: String) throws {
        #expect(throws: CommandLineError.self) { try arguments("--size=\(text)").value(of: Self.size) }
    }

    @Test(arguments: ["nan", "inf", "-inf", "1e99", "half", "", "0,5"])
    func phasesThatAreNone(text: String) throws {
        #expect(throws: CommandLineError.self) { try arguments("--phase=\(text)").value(of: Self.phase) }
    }

    @Test func phasesBeyondTheEnds() throws {
        #expect(try arguments("--phase", "3.75").value(of: Self.phase) == 3.75)
        #expect(try arguments("--phase", "-1e9").value(of: Self.phase) == -1e9)
    }

    @Test func aParameterGoesToEveryKernelThatHasIt() throws {
        let arguments = try Arguments(
            ["--kernel=hueRotation", "--kernel=rotation", "--kernel=gray", "--angle=-15"],
            options: [Self.kernel] + Catalogue.parameterOptions)
        let kernels = try arguments.values(of: Self.kernel)
        try arguments.checkParameters(of: kernels)
        let angles = try kernels.map { try arguments.arguments(for: $0)["angle"] }
        #expect(angles.prefix(2) == [-15, -15] && angles[2].isNaN)
    }

    @Test func aParameterThatIsNotGivenHasTheKernelsOwnDefault() throws {
        let arguments = try Arguments(
            ["--kernel=rotation", "--kernel=hueRotation"], options: [Self.kernel] + Catalogue.parameterOptions)
        let kernels = try arguments.values(of: Self.kernel)
        #expect(try kernels.map { try arguments.arguments(for: $0)["angle"] } == [30, 90])
    }

    /// One of the two has no upper limit.
    @Test func aParameterMustBeInTheRangeOfEach() throws {
        let arguments = try Arguments(
            ["--kernel=saturation", "--kernel=grayscale", "--amount=2"],
            options: [Self.kernel] + Catalogue.parameterOptions)
        let kernels = try arguments.values(of: Self.kernel)
        #expect(try arguments.arguments(for: kernels[0])["amount"] == 2)
        #expect(throws: CommandLineError.invalid(option: "amount", "2", requirement: "a number, 0 to 1")) {
            try arguments.arguments(for: kernels[1])
        }
    }

    @Test func aParameterThatNoneHasIsRefused() throws {
        let arguments = try Arguments(
            ["--kernel=gray", "--kernel=wave", "--amplitude=3", "--radius=3"],
            options: [Self.kernel] + Catalogue.parameterOptions)
        #expect(throws: CommandLineError.parameterNotTaken(option: "radius", kernels: ["gray", "wave"])) {
            try arguments.checkParameters(of: arguments.values(of: Self.kernel))
        }
    }

    @Test func exactlyOneAlternative() throws {
        let options: [any CommandOption] = ["a", "b", "c"].map {
            Switch(name: $0, summary: "", presence: .alternative)
        }
        _ = try Arguments(["--b"], options: options)
        #expect(throws: CommandLineError.notExactlyOne(of: ["--a", "--b", "--c"], given: [])) {
            try Arguments([], options: options)
        }
        #expect(throws: CommandLineError.notExactlyOne(of: ["--a", "--b", "--c"], given: ["--a", "--c"])) {
            try Arguments(["--c", "--a"], options: options)
        }
    }
}
