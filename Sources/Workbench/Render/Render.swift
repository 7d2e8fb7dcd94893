import ImageFiles
import ShaderHost
import ShaderKernels

/// `render`: effects and transitions as pictures, as numbered frames, or as a stream.
struct Render: Command {
    static let name = "render"
    static let summary = "effects and transitions as pictures, numbered frames, a sheet or a stream"
    static let remarks = """
        Effects are seen on one picture, --input, while a phase runs from -1 (about to appear) over 0 (in place) to 1 \
        (gone). A transition may be seen that way too, or as it happens: --to alone appears, --from alone goes, and \
        with both the one gives way to the other.
        One of --phase, --progress and --sheet makes one picture; --frames, --duration or --animation make frames, of \
        which the first shows the beginning and the last the end. The ffmpeg command that makes a film of them is \
        printed beside.
        Streams: rgba is the pixels' bytes, 8 bits each of red, green, blue and alpha, sRGB, alpha straight. y4m is \
        YUV4MPEG2, 4:4:4, BT.709 at limited range, over black; from standard input also 4:2:0 and 4:2:2.
        Only one whole run writes into a folder at a time; parts of one (--shard) share it. A run that was killed leaves \
        whole frames, and perhaps hidden files .unfinished-*, which the next whole run removes.
        """
    static let examples = [
        Example(
            "One picture through a chain of effects",
            "shaderbench render --effect 'blur(3) | saturation(1.5)' --input photo.png --phase 0 --output soft.png"
        ),
        Example(
            "Two seconds in which a picture gives way to another, as numbered frames",
            """
            shaderbench render --transition 'push(from: leading)' --from photo.png --to other.png \\
                --duration 2 --fps 30 --output frames/
            """),
        Example(
            "The same with a spring, on one sheet",
            """
            shaderbench render --transition circleOpen --from photo.png --to other.png \\
                --animation 'spring(bounce: 0.3)' --sheet --output sheet.png
            """),
        Example(
            "Straight into a film",
            """
            shaderbench render --kernel mosaic --tile-size 24 --input photo.png --frames 60 --stream y4m --output - |
                ffmpeg -y -f yuv4mpegpipe -i - -pix_fmt yuv420p -vf 'pad=ceil(iw/2)*2:ceil(ih/2)*2' film.mp4
            """),
    ]

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
        try checkUse(of: arguments)
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
        if !output.isStream {
            throw .invalid(
                option: Self.output.name, output.path,
                requirement: "-, standard output, where frames come from standard input")
        }
    }

    /// Nothing that was asked for is passed over in silence.
    private func checkUse(of arguments: Arguments) throws(CommandLineError) {
        if arguments.contains(Self.stream), !output.isStream {
            throw .pointless(option: Self.stream.name, without: "--\(Self.output.name) -")
        }
        if arguments.contains(Self.streamInput), !subject.isStream {
            throw .pointless(option: Self.streamInput.name, without: "--\(Self.input.name) -")
        }
        let single: any CommandOption
        if subject.isStream {
            // Frames come in their order and in their size.
            let ofPictures: [any CommandOption] = [Self.reverse, Self.fit]
            for option in ofPictures where arguments.contains(option) {
                throw .excludes(
                    option: option.name, other: "\(Self.input.name) -",
                    reason: "a stream's frames are taken as they come")
            }
            if arguments.contains(Self.size), try arguments.value(of: Self.streamInput) == .y4m {
                throw .excludes(
                    option: Self.size.name, other: "\(Self.input.name) -", reason: "a y4m stream says its own")
            }
        }
        switch timing.moments {
        case .frames: return
        case .everyFrame:
            let ofMany: [any CommandOption] = [Self.reverse, Self.shard]
            for option in ofMany where arguments.contains(option) {
                throw .pointless(option: option.name, without: "--\(Self.frames.name)")
            }
            return
        case .phase: single = Self.phase
        case .progress: single = Self.progress
        case .sheet: single = Self.sheet
        }
        let ofFrames: [any CommandOption] =
            timing.moments == .sheet ? [Self.shard] : [Self.frames, Self.reverse, Self.shard]
        for option in ofFrames where arguments.contains(option) {
            throw .excludes(option: single.name, other: option.name, reason: "one picture is written")
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
