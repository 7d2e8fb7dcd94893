import ExampleScenes
import ShaderHost
import ShaderKernels

// What `render` understands, in the order of its help.

extension Render {
    static let kernel = Option(
        name: "kernel", type: .kernel, summary: "a kernel, driven by the phase",
        presence: .alternative)
    static let effect = Option(
        name: "effect", type: .effect, summary: "a chain of effects", presence: .alternative)
    static let transition = Option(
        name: "transition", type: .transition,
        summary: "how a picture appears, goes, or gives way to another",
        presence: .alternative)
    static let scene = Option(
        name: "scene", type: .scene,
        summary:
            "an example, on --input and, where it needs two pictures, --to; what is not given is drawn",
        presence: .alternative)

    static let input = Option(
        name: "input", type: .picture,
        summary:
            "the picture that it is seen on, at the phases from -1 to 1; - takes frames from standard input")
    static let from = Option(
        name: "from", type: .picture,
        summary: "the picture that is there at first, and goes")
    static let to = Option(
        name: "to", type: .picture,
        summary: "the picture that appears, and is there at last")
    static let streamInput = Option(
        name: "stream-input", type: .choice(of: StreamFormat.self),
        summary: "what comes from standard input; rgba needs --size", defaultValue: .y4m, defaultText: "y4m")

    static let size = Option(
        name: "size", type: .size, summary: "the size of what is rendered",
        defaultText: "the size of --input, --from or --to")
    static let fit = Option(
        name: "fit", type: .choice(of: Fit.self), summary: "how pictures of another size are made to have it",
        defaultText: "they are refused")
    static let scale = Option(
        name: "scale", type: .scale, summary: "pixels a point", defaultValue: 1, defaultText: "1")
    static let background = Option(
        name: "background", type: .color, summary: "what lies behind everything", defaultText: "nothing: clear")

    static let phase = Option(
        name: "phase", type: .phase, summary: "write one picture, at this phase")
    static let progress = Option(
        name: "progress", type: .fraction, summary: "write one picture, at this part of the time")
    static let frames = Option(
        name: "frames", type: .frames,
        summary: "how many frames there are from the first to the last, or which of them to write")
    static let duration = Option(
        name: "duration", type: .seconds, summary: "how long it takes, with --fps the number of frames",
        defaultText: "as long as the animation, where there is one")
    static let fps = Option(
        name: "fps", type: .frameRate, summary: "frames a second",
        defaultText: "30, or that of the stream on standard input")
    static let animation = Option(
        name: "animation", type: .animation, summary: "how it moves",
        defaultText: "at the same speed all the time")
    static let reverse = Switch(name: "reverse", summary: "the last frame first")
    static let shard = Option(
        name: "shard", type: .shard,
        summary: "write this part of the frames only; all parts together are all frames")
    static let sheet = Switch(
        name: "sheet", summary: "write one picture that shows \(sheetFrames) frames, with labels")

    static let output = Option(
        name: "output", type: .path,
        summary: "the PNG file to write; for frames the folder, which is made if it is not there; "
            + "- writes frames to standard output",
        presence: .required)
    static let stream = Option(
        name: "stream", type: .choice(of: StreamFormat.self), summary: "what goes to standard output",
        defaultValue: .rgba, defaultText: "rgba")
    static let threads = Option.threads
    static let quiet = Switch(
        name: "quiet", summary: "no progress, no times: only the path that was written, and what is wrong")

    static let options = sections.flatMap(\.options)
    static let sections = [
        OptionSection(title: "What is rendered, one of", options: [kernel, effect, transition, scene]),
        OptionSection(
            title: "Pictures", options: [input, from, to, streamInput, size, fit, scale, background]),
        OptionSection(
            title: "Time",
            options: [phase, progress, frames, duration, fps, animation, reverse, shard, sheet]),
        OptionSection(title: "Output", options: [output, stream, threads, quiet]),
        OptionSection(title: "Parameters of --kernel", options: Catalogue.parameterOptions),
    ]

    /// Odd, so that the middle is among them.
    static let sheetFrames = 9
}

extension ValueType {
    /// One of a few names.
    static func choice(of type: Value.Type) -> ValueType
    where Value: RawRepresentable<String> & CaseIterable {
        let names = Value.allCases.map(\.rawValue)
        return ValueType(
            placeholder: "NAME", requirement: "one of " + names.joined(separator: ", "), names: names,
            parse: Value.init(rawValue:))
    }
}

extension ValueType<ExampleScene> {
    static let scene = ValueType(
        placeholder: "NAME", requirement: "one of the scenes of `\(Tool.name) list`",
        names: ExampleScene.all.map(\.name)
    ) { name in
        ExampleScene.all.first { $0.name == name }
    }
}

extension ValueType<Double> {
    static let scale = ValueType(placeholder: "S", requirement: "a number, 0.01 to 16") { text in
        Double(text).flatMap { 0.01...16 ~= $0 ? $0 : nil }
    }
    static let seconds = ValueType(placeholder: "S", requirement: "a number of seconds, above 0, up to 86400") {
        text in
        Double(text).flatMap { $0 > 0 && $0 <= 86400 ? $0 : nil }
    }
}

extension ValueType<FrameRate> {
    static let frameRate = ValueType(
        placeholder: "R", requirement: "a whole number of frames a second, or a ratio such as 30000/1001"
    ) { text in
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard let frames = parts.first ?? nil, parts.count <= 2, let seconds = parts.count == 2 ? parts[1] : 1
        else {
            return nil
        }
        return try? FrameRate(frames, per: seconds)
    }
}

extension ValueType<FrameSelection> {
    static let frames = ValueType(
        placeholder: "N",
        requirement:
            "a number of frames, 1 to \(FrameSelection.maximumCount), or a range of them such as '30..<60', "
            + "counted from 0, of as many as --duration or --animation make",
        parse: FrameSelection.init(parsing:))
}

extension ValueType<Shard> {
    static let shard = ValueType(
        placeholder: "K/N", requirement: "a part and how many there are, such as 3/8",
        parse: Shard.init(parsing:))
}

extension ValueType<Color> {
    static let color = ValueType(
        placeholder: "COLOR", requirement: "black, white, clear, or the digits of #rgb, #rrggbb or #rrggbbaa",
        parse: Color.init(parsing:))
}
