import ImageFiles
import ShaderHost

/// `compare`: whether pictures are the same, and where not.
struct Compare: Command {
    static let name = "compare"
    static let summary = "whether two pictures, or two folders of them, are the same"
    static let remarks = """
        A pixel differs if any of its channels, alpha among them, differs by more than --max-delta. Pictures are the \
        same if no pixel differs, or if no more do than --max-pixels and --max-fraction allow: the one that is given, \
        or both. Different sizes are always different. A picture's difference at a pixel is that of the channel that \
        differs most; the mean is over all pixels that are compared.
        Samples are compared as the files hold them, with straight alpha, so that colour under alpha 0 counts. They \
        have 8 bits: those of 16 are rounded first. Colour profiles are ignored, and so is how a file is compressed.
        In folders, pictures are paired by their names. Files that do not end in .png, .jpg or .jpeg, hidden files and \
        folders inside are ignored. A missing picture and one too many are differences; the limits are for each \
        picture, not for their sum.
        """

    static let statuses = ExitStatus.allCases
    static let examples = [
        Example("Whether two pictures are the same", "shaderbench compare expected.png photo.png"),
        Example(
            "Two folders of frames, with a picture of each difference",
            "shaderbench compare expected/ frames/ --max-delta 1 --triptych differences/"),
        Example(
            "All but the label in the upper left, for scripts",
            "shaderbench compare expected.png photo.png --ignore 0,0,64x16 --quiet && echo same"),
    ]

    private static let expected = Operand(
        name: "EXPECTED", summary: "the PNG or JPEG picture, or the folder of pictures, to compare with")
    private static let actual = Operand(
        name: "ACTUAL", summary: "the picture or folder that may have changed")
    static let operands = [expected, actual]

    private static let maxDelta = Option(
        name: "max-delta", type: .count(of: "code values", in: 0...255),
        summary: "by how much a channel may be off", defaultValue: 0)
    private static let maxPixels = Option(
        name: "max-pixels", type: .count(of: "pixels", in: 0...ImageSize.maximumPixelCount),
        summary: "how many pixels may differ", defaultText: "0, or with --max-fraction any number")
    private static let maxFraction = Option(
        name: "max-fraction", type: .fraction, summary: "how large a part of the compared pixels may differ",
        defaultText: "0, or with --max-pixels any part")
    private static let ignore = Option(
        name: "ignore", type: .region, summary: "leave a rectangle out; may be given several times",
        presence: .repeatable)
    private static let diff = Option(
        name: "diff", type: .path,
        summary:
            "write the expected picture, faint, with all that differs in red; with folders, a folder of these")
    private static let triptych = Option(
        name: "triptych", type: .path,
        summary:
            "write expected picture, difference and actual picture side by side; with folders, a folder of these"
    )
    private static let json = Switch.json
    private static let quiet = Switch(
        name: "quiet", summary: "print no report; the exit status says it")
    static let options: [any CommandOption] = [
        maxDelta, maxPixels, maxFraction, ignore, diff, triptych, json, quiet,
    ]

    private let expected: String
    private let actual: String
    private let limits: Limits
    private let ignored: [Region]
    private let diff: String?
    private let triptych: String?
    private let isJSON: Bool
    private let isQuiet: Bool

    init(_ arguments: Arguments) throws(CommandLineError) {
        expected = try arguments.value(of: Self.expected)
        actual = try arguments.value(of: Self.actual)
        limits = Limits(
            maxDelta: try arguments.value(of: Self.maxDelta),
            maxPixels: try arguments.optionalValue(of: Self.maxPixels),
            maxFraction: try arguments.optionalValue(of: Self.maxFraction))
        ignored = try arguments.values(of: Self.ignore)
        diff = try arguments.optionalValue(of: Self.diff)
        triptych = try arguments.optionalValue(of: Self.triptych)
        isJSON = arguments.contains(Self.json)
        isQuiet = arguments.contains(Self.quiet)
        if isJSON && isQuiet {
            throw .excludes(option: "json", other: "quiet", reason: "the one prints what the other leaves out")
        }
        try checkOutputs()
    }

    /// A slip must not cost a picture that cannot be made again.
    private func checkOutputs() throws(CommandLineError) {
        var taken = [(place(of: expected), Self.expected.name), (place(of: actual), Self.actual.name)]
        for (option, path) in [(Self.diff, diff), (Self.triptych, triptych)] {
            guard let path else { continue }
            let place = place(of: path)
            if let (_, what) = taken.first(where: { $0.0 == place }) {
                throw .overwrites(option: option.name, path: path, what: what)
            }
            taken.append((place, "--" + option.name))
        }
    }

    func run(_ console: Console) throws -> ExitStatus {
        let report = CompareReport(try PicturePair.pairs(expected: expected, actual: actual).map(compare))
        if !isQuiet {
            // Whoever has read enough must not be told that the pictures are the same.
            do { try console.write(isJSON ? jsonText(report) : report.text) } catch OutputError.readerLeft {}
        }
        return report.isSame ? .done : .different
    }

    private func compare(_ pair: PicturePair) throws -> ComparedPair {
        guard let expectedPath = pair.expected, let actualPath = pair.actual else {
            return ComparedPair(pair: pair)
        }
        let expected = try ImageFile.read(expectedPath, alpha: .premultiplied)
        let actual = try ImageFile.read(actualPath, alpha: .premultiplied)
        let comparison = Comparison(expected: expected, actual: actual, limits: limits, ignoring: ignored)
        if comparison == .nothingToCompare { throw CompareError.nothingLeft(path: actualPath) }
        func difference() throws -> Bitmap {
            try DifferencePicture.draw(expected: expected, actual: actual, limits: limits, ignoring: ignored)
        }
        return ComparedPair(
            pair: pair, comparison: comparison,
            diff: try diff.map { try write(to: $0, for: pair, difference) },
            triptych: try triptych.map {
                try write(to: $0, for: pair) { try Bitmap(sideBySide: [expected, difference(), actual]) }
            })
    }

    /// - Parameter path: of a picture, or of the folder of all pairs' pictures.
    /// - Returns: the path of the picture that was written.
    private func write(to path: String, for pair: PicturePair, _ draw: () throws -> Bitmap) throws -> String {
        var file = path
        if let name = pair.name {
            try makeFolder(path)
            file = filePath(name.lowercased().hasSuffix(".png") ? name : name + ".png", in: path)
        }
        do {
            try ImageFile.write(draw(), to: file, alpha: .premultiplied, compression: .fast)
        } catch let error as ImageDataError {
            throw ImageFileError.unencodable(path: file, error)
        }
        return absolutePath(of: file)
    }
}
