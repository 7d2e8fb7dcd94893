import ImageFiles
import ShaderHost
import ShaderKernels

/// `render`: effects and transitions as pictures, as numbered frames, or as a stream.
struct Render: Command {
    static let name = "render"
    static let summary = "effects and transitions as pictures, numbered frames, a sheet or a stream"
    static let remarks = """
        With --input, a picture is shown at the phases from -1 to 1. With --from and --to it goes from one picture to \
        the other; with one of them, it goes or appears. Of N frames the first shows the beginning and the last the \
        end. The ffmpeg command that makes a film of them is printed beside.
        Streams: rgba is the pixels' bytes, 8 bits each of red, green, blue and alpha, sRGB, alpha straight. y4m is \
        YUV4MPEG2, 4:4:4, BT.709 at limited range, over black; from standard input also 4:2:0 and 4:2:2.
        """

    private let subject: Subject
    private let sizing: Sizing
    private let timing: Timing
    private let background: Color?
    private let scale: Double
    private let output: RenderOutput
    private let threads: Int
    private let isQuiet: Bool

    init(_ arguments: Arguments) throws(CommandLineError) {
        subject = try Subject(arguments)
        sizing = try Sizing(arguments)
        timing = try Timing(arguments)
        background = try arguments.optionalValue(of: Self.background)
        scale = try arguments.value(of: Self.scale)
        output = try RenderOutput(arguments)
        threads = try arguments.value(of: Self.threads)
        isQuiet = arguments.contains(Self.quiet)
        try check()
    }

    /// What each may be by itself, but not together.
    private func check() throws(CommandLineError) {
        if case (.phase, .replacement) = (timing.moments, subject) {
            throw .excludes(
                option: Self.phase.name, other: Self.transition.name,
                reason: "between two pictures there is no phase; --progress says how far it has come")
        }
        if output.isStream, timing.moments == .sheet {
            throw .invalid(
                option: Self.output.name, "-", requirement: "the path of a file where a sheet is written")
        }
        if case (.phase, .scene(let scene, _, _)) = (timing.moments, subject) {
            throw .excludes(
                option: Self.phase.name, other: Self.scene.name,
                reason: "\(scene.name) has no phase; --progress says how far it has come")
        }
        guard case .effect(_, _, .stream(let format)) = subject else { return }
        if format == .rgba, sizing.size == nil {
            throw .missing(option: Self.size.name, Self.size.type.placeholder)
        }
        if timing.moments == .sheet {
            throw .excludes(
                option: Self.sheet.name, other: Self.input.name + " -",
                reason: "a stream is shown frame by frame")
        }
    }

    func run(_ console: Console) throws -> ExitStatus {
        var console = console
        console.isQuiet = isQuiet
        let renderer = Renderer(threadCount: threads, displayScale: Float(scale))
        let press = Press(
            name: subject.name, output: output, rate: timing.rate, renderer: renderer, console: console)
        switch subject {
        case .effect(_, let effect, .stream(let format)):
            let reader = try StreamReader(format, size: sizing.size, renderer: renderer)
            let sweep = Sweep(
                over(effect), of: try Bitmap(width: reader.size.width, height: reader.size.height),
                animation: timing.animation, renderer: renderer)
            try press.write(reader, through: sweep, timing)
        case .effect(_, let effect, .picture(let path)):
            let sweep = Sweep(
                over(effect), of: try sizing.picture(path), animation: timing.animation, renderer: renderer)
            try press.write(sweep, timing)
        case .replacement(_, let transition, let from, let to):
            let pictures = try sizing.pair(from, to)
            let replacement = Replacement(
                by: transition, from: pictures.from, to: pictures.to, background: background,
                animation: timing.animation, renderer: renderer)
            try press.write(replacement, timing)
        case .scene(let scene, let picture, let other):
            let pictures = try sizing.pictures(picture, other)
            let run = try SceneRun(
                scene, of: pictures.picture, pictures.other, animation: timing.animation, renderer: renderer)
            try press.write(run, timing)
        }
        return .done
    }

    private func over(_ effect: @escaping Sweep.PhasedEffect) -> Sweep.PhasedEffect {
        guard let background else { return effect }
        return { AnyVisualEffect(effect($0, $1).background(background)) }
    }
}
