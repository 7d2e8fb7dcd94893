import ExampleScenes
import ShaderHost
import ShaderKernels

/// Something that a gallery shows.
struct GalleryEntry: Sendable {
    enum Section: String, CaseIterable, Sendable {
        case scenes = "Scenes"
        case effects = "Effects"
        case transitions = "Transitions"
        case crossings = "Crossings"
        case kernels = "Kernels"
    }

    let section: Section
    let name: String
    let summary: String
    let parameters: [ParameterDescription]
    /// That makes frames of it, behind `shaderbench render`.
    let command: String
    var showing = Showing()
    let scene: @Sendable (GalleryPictures) throws -> any Scene

    /// How a page shows it.
    struct Showing: Sendable {
        /// Whether its end is its beginning.
        var isLoop = false
        /// Without the rests at its ends.
        var seconds = 1.7
        var frameCount = 13
        /// The part of its time that is shown where nothing moves.
        var still = 0.5
    }
}

extension GalleryEntry.Showing {
    fileprivate init(_ scene: ExampleScene) {
        self.init(
            isLoop: scene.isLoop, seconds: scene.duration, frameCount: 25, still: scene.highlight)
    }

    /// Halfway through the phases everything is in place.
    fileprivate static let phases = GalleryEntry.Showing(still: 0.25)
}

extension GalleryEntry {
    /// Everything that there is, by section.
    static func all(_ pictures: GalleryPictures) -> [GalleryEntry] {
        let words = GalleryWords(picture: pictures.pictureName, other: pictures.otherName)
        return ExampleScene.all.map { GalleryEntry($0, words) }
            + Vocabulary.effects.map { GalleryEntry($0, words) }
            + Vocabulary.transitions.map { GalleryEntry($0, words) }
            + zip(Vocabulary.crossings, Catalogue.crossings).map { GalleryEntry($0, kernel: $1, words) }
            + kernels.map { GalleryEntry($0, words) }
    }

    /// The crossings that are kernels are shown once.
    private static let kernels =
        Catalogue.measured + Catalogue.adjustments + Catalogue.effects + Catalogue.transitions
        + Catalogue.blends

    private init(_ scene: ExampleScene, _ words: GalleryWords) {
        self.init(
            section: .scenes, name: scene.name, summary: scene.summary, parameters: [],
            command: words.command("--scene", scene.name, words.onBoth), showing: .init(scene)
        ) {
            try SceneRun(scene, of: $0.picture, $0.other, animation: nil, renderer: $0.renderer)
        }
    }

    private init(_ effect: Entry<EffectStep>, _ words: GalleryWords) {
        let call = GallerySample.effects[effect.name] ?? effect.name
        self.init(
            section: .effects, name: effect.name, summary: effect.summary, parameters: effect.parameters,
            command: words.command("--effect", call, words.on), showing: .phases
        ) { pictures in
            let effect = try EffectExpression(parsing: call)
            return Self.sweep({ phase, _ in effect.effect(phase: phase) }, pictures)
        }
    }

    private init(_ transition: Entry<AnyTransition>, _ words: GalleryWords) {
        let call = GallerySample.transitions[transition.name] ?? transition.name
        self.init(
            section: .transitions, name: transition.name, summary: transition.summary,
            parameters: transition.parameters, command: words.command("--transition", call, words.between)
        ) { try Self.replacement(call, $0) }
    }

    private init(_ crossing: Entry<Crossing>, kernel: CataloguedKernel, _ words: GalleryWords) {
        self.init(
            section: .crossings, name: crossing.name, summary: "by phase: --kernel \(kernel.description.name)",
            parameters: crossing.parameters,
            command: words.command("--transition", crossing.name, words.between)
        ) { try Self.replacement(crossing.name, $0) }
    }

    private init(_ kernel: CataloguedKernel, _ words: GalleryWords) {
        let description = kernel.description
        self.init(
            section: .kernels, name: description.name, summary: description.summary,
            parameters: description.parameters.map { ParameterDescription($0) },
            command: words.command("--kernel", description.name, words.on), showing: .phases
        ) { pictures in
            Self.sweep(
                { phase, size in
                    var arguments = kernel.arguments()
                    arguments.phase = Float(phase)
                    arguments.size = SampleOffset(width: Float(size.width), height: Float(size.height))
                    return kernel.effect(arguments)
                }, pictures)
        }
    }

    private static func sweep(_ effect: @escaping Sweep.PhasedEffect, _ pictures: GalleryPictures) -> Sweep {
        Sweep(effect, of: pictures.picture, animation: nil, renderer: pictures.renderer)
    }

    private static func replacement(_ call: String, _ pictures: GalleryPictures) throws -> Replacement {
        Replacement(
            by: try TransitionExpression(parsing: call).kind, from: pictures.picture, to: pictures.other,
            background: nil, animation: nil, renderer: pictures.renderer)
    }
}
