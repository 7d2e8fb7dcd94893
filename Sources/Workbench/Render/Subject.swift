import ExampleScenes
import ShaderHost
import ShaderKernels

/// What is rendered, and on which pictures.
enum Subject: Sendable {
    /// What depends on a phase.
    case effect(name: String, Sweep.PhasedEffect, on: Input)
    /// What happens between two pictures, of which there is at least one.
    case replacement(name: String, TransitionExpression.Kind, from: String?, to: String?)
    /// An example, of which the pictures that are not given are drawn.
    case scene(ExampleScene, picture: String?, other: String?)

    enum Input: Equatable, Sendable {
        /// A path.
        case picture(String)
        /// Standard input.
        case stream(StreamFormat)
    }

    var name: String {
        switch self {
        case .effect(let name, _, _), .replacement(let name, _, _, _): name
        case .scene(let scene, _, _): scene.name
        }
    }

    var isStream: Bool {
        if case .effect(_, _, .stream) = self { true } else { false }
    }

    init(_ arguments: Arguments) throws(CommandLineError) {
        if let kernel = try arguments.optionalValue(of: Render.kernel) {
            try arguments.checkParameters(of: [kernel])
            let (name, effect) = Self.effect(kernel, try arguments.arguments(for: kernel))
            self = .effect(name: name, effect, on: try Self.input(arguments))
            return
        }
        try arguments.checkParameters(of: [])
        if let effect = try arguments.expression(of: Render.effect) {
            self = .effect(
                name: effect.text, { phase, _ in effect.effect(phase: phase) }, on: try Self.input(arguments))
            return
        }
        if let scene = try arguments.optionalValue(of: Render.scene) {
            self = try Self.scene(scene, arguments)
            return
        }
        guard let transition = try arguments.expression(of: Render.transition) else {
            throw .missing(option: Render.transition.name, Render.transition.type.placeholder)
        }
        try self.init(transition, arguments)
    }

    private init(_ transition: TransitionExpression, _ arguments: Arguments) throws(CommandLineError) {
        let from = try arguments.optionalValue(of: Render.from)
        let to = try arguments.optionalValue(of: Render.to)
        if from != nil || to != nil {
            if arguments.contains(Render.input) {
                throw .excludes(
                    option: Render.input.name, other: (from != nil ? Render.from : Render.to).name,
                    reason: "one picture comes and goes, or one gives way to another")
            }
            self = .replacement(name: transition.text, transition.kind, from: from, to: to)
            return
        }
        guard arguments.contains(Render.input) else {
            throw .notExactlyOne(of: ["--input", "--from", "--to"], given: [])
        }
        guard case .transition(let body) = transition.kind else {
            throw .excludes(
                option: Render.input.name, other: Render.transition.name,
                reason: "\(transition.text) goes from one picture to another; give --from and --to")
        }
        self = .effect(
            name: transition.text, { phase, size in body.effect(at: phase, for: size) },
            on: try Self.input(arguments))
    }

    private static func scene(
        _ scene: ExampleScene, _ arguments: Arguments
    ) throws(CommandLineError) -> Subject {
        for other in [Render.from, Render.background] as [any CommandOption] where arguments.contains(other) {
            throw .excludes(
                option: other.name, other: Render.scene.name,
                reason: "a scene has a picture, --input, and another one, --to")
        }
        let picture = try arguments.optionalValue(of: Render.input)
        if picture == "-" {
            throw .invalid(
                option: Render.input.name, "-",
                requirement: "the path of a PNG or JPEG file where a scene is rendered")
        }
        return .scene(scene, picture: picture, other: try arguments.optionalValue(of: Render.to))
    }

    private static func input(_ arguments: Arguments) throws(CommandLineError) -> Input {
        for other in [Render.from, Render.to] where arguments.contains(other) {
            throw .excludes(
                option: other.name, other: Render.input.name, reason: "effects are seen on one picture")
        }
        let path = try arguments.value(of: Render.input)
        return path == "-" ? .stream(try arguments.value(of: Render.streamInput)) : .picture(path)
    }

    private static func effect(
        _ kernel: CataloguedKernel, _ arguments: KernelArguments
    ) -> (name: String, Sweep.PhasedEffect) {
        let parameters = kernel.parameters.map { "  \($0.name) \(arguments[$0.name].text)" }
        return (
            kernel.description.name + parameters.joined(),
            { phase, size in
                var arguments = arguments
                arguments.phase = Float(phase)
                arguments.size = SampleOffset(width: Float(size.width), height: Float(size.height))
                return kernel.effect(arguments)
            }
        )
    }
}
