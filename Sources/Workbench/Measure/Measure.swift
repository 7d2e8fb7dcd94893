import ImageFiles
import ShaderHost
import ShaderKernels

/// `measure`: how fast kernels are, against copying the same pixels.
struct Measure: Command {
    static let name = "measure"
    static let summary = "frames per second of kernels, and their speed against copying"
    static let remarks = """
        The frames of a run sweep the phase from -1 to 1, or hold the one that is given. Reading the picture is not \
        part of any time. The copy ratio is the time to copy the picture divided by the time of the effect, on the same buffers and \
        threads: 1 is as fast as copying. Copying is done with memcpy and with stores that go past the \
        caches, right after each run of the effect; the faster of the two counts.
        """

    static let examples = [
        Example("The usual kernels on a test card, in half a minute", "shaderbench"),
        Example(
            "How fast one kernel is on pictures of 3840x2160 pixels",
            "shaderbench measure --kernel mosaic --tile-size 12 --size 3840x2160 --runs 3"),
        Example(
            "On a picture of one's own and one core, for programs",
            "shaderbench measure --kernel gray --kernel wave --input photo.png --threads 1 --json"),
    ]

    private static let kernel = Option(
        name: "kernel", type: .kernel, summary: "a kernel to measure; may be given several times",
        presence: .repeatable,
        defaultText: Catalogue.measured.map(\.description.name).joined(separator: ", "))
    private static let input = Option(
        name: "input", type: .picture, summary: "the picture to measure on",
        defaultText: "a generated test card")
    private static let size = Option(
        name: "size", type: .size, summary: "the test card's size",
        defaultValue: PictureSize(width: 1920, height: 1080))
    private static let format = Option(
        name: "format", type: .format, summary: "of the pixels, before and after",
        defaultValue: PixelFormat.rgba8,
        defaultText: PixelFormat.rgba8.rawValue)
    private static let phase = Option(
        name: "phase", type: .phase, summary: "hold the phase instead of sweeping it",
        defaultText: "a sweep from -1 to 1")
    private static let frames = Option(
        name: "frames", type: .count(of: "frames", in: 1...1_000_000), summary: "frames of a run",
        defaultText: "as many as take about \(Trial.secondsOfRun) seconds")
    private static let runs = Option(
        name: "runs", type: .count(of: "runs", in: 1...1000),
        summary: "how often to measure; the median counts", defaultValue: 10)
    private static let threads = Option.threads
    private static let json = Switch.json
    static let options = sections.flatMap(\.options)
    static let sections = [
        OptionSection(
            title: "Options", options: [kernel, input, size, format, phase, frames, runs, threads, json]),
        OptionSection(title: "Parameters of kernels", options: Catalogue.parameterOptions),
    ]

    /// What to measure, and what to call it with.
    let calls: [(kernel: CataloguedKernel, arguments: KernelArguments)]
    private let input: String?
    private let size: PictureSize
    private let format: PixelFormat
    private let phase: Float?
    private let frames: Int?
    private let runs: Int
    private let threads: Int
    private let isJSON: Bool

    init(_ arguments: Arguments) throws(CommandLineError) {
        let chosen = try arguments.values(of: Self.kernel)
        let kernels = chosen.isEmpty ? Catalogue.measured : chosen
        try arguments.checkParameters(of: kernels)
        calls = try kernels.map { kernel throws(CommandLineError) in
            (kernel, try arguments.arguments(for: kernel))
        }
        input = try arguments.optionalValue(of: Self.input)
        size = try arguments.value(of: Self.size)
        format = try arguments.value(of: Self.format)
        phase = try arguments.optionalValue(of: Self.phase)
        frames = try arguments.optionalValue(of: Self.frames)
        runs = try arguments.value(of: Self.runs)
        threads = try arguments.value(of: Self.threads)
        isJSON = arguments.contains(Self.json)
        if input != nil && arguments.contains(Self.size) {
            throw .excludes(option: "input", other: "size", reason: "a picture has a size of its own")
        }
    }

    func run(_ console: Console) throws -> ExitStatus {
        let machine = Machine.current
        if machine.build == .debug { console.warn(Self.debugWarning) }
        let bytes = if let input { try ImageFile.read(input) } else { try testCard(size) }
        let picture = try bytes.applying(EmptyVisualEffect(), format: format)
        let bench = try Bench(picture: picture, threadCount: threads)
        let table = MeasureTable(kernelNames: calls.map(\.kernel.description.name))

        if !isJSON {
            try console.write(
                table.heading(machine, bench.setting, picture: input ?? "test card", phase: phase))
        }
        var results: [MeasuredKernel] = []
        let bar = ProgressBar(console, total: calls.count * runs, things: "runs")
        for (kernel, arguments) in calls {
            let name = kernel.description.name
            let done = results.count * runs
            bar.show(done, name)
            let trial = Trial(effect: bench.timing(kernel, arguments, phase: phase), copies: bench.copies)
            let rounds = try trial.rounds(runs, framesPerRun: frames) { bar.show(done + $0, name) }
            bar.clear()
            guard let summary = RoundSummary(rounds) else { continue }
            results.append(MeasuredKernel(kernel: name, setting: bench.setting, summary: summary))
            if !isJSON { try console.write(table.row(results[results.count - 1])) }
        }
        try console.write(isJSON ? jsonText(MeasureReport(machine: machine, results: results)) : table.footing)
        return .done
    }

    private static let debugWarning = """
        WARNING: this is a debug build, some hundred times slower than a release build. Nothing below says \
        anything about speed; build with: swift build -c release
        """
}
