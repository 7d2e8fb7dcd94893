public import ShaderKernels
import ShaderLoops

/// Shows a stage at any time. Frames in order cost no more late in the run than early; a time before the last one that was
/// asked for starts the script again.
///
/// A player keeps the pictures of what is on the stage, and is for one thread at a time.
public final class StagePlayer {
    public let stage: Stage
    private let renderer: Renderer
    private var actors: [StageActor] = []
    private var nextEvent = 0
    private var time = -Double.infinity

    /// What has come to its end since the frame before, in the order of the stage.
    public private(set) var completions: [StageCompletion] = []

    public init(_ stage: Stage, renderer: Renderer = Renderer()) {
        self.stage = stage
        self.renderer = renderer
    }

    /// Whether everything that happens has happened, and nothing is under way any more.
    public var isFinished: Bool { nextEvent == stage.events.count && actors.allSatisfy(\.isAtRest) }

    /// Renders the stage as it is at a time into pixels of its size.
    ///
    /// - Parameter time: in seconds; NaN counts as 0.
    /// - Throws: ``PixelError``.
    public func render(at time: Double, into destination: MutablePixelView) throws {
        let time = time.isNaN ? 0 : time
        if time < self.time { restart() }
        try advance(to: time)
        let layers = actors.map { ($0.picture, $0.effect(size: size)) }
        try renderer.render(layers, into: destination)
    }

    /// The same for a frame of a rate: its time is not summed up, and exact to the last bit.
    public func render(frame: Int, at rate: FrameRate, into destination: MutablePixelView) throws {
        try render(at: Double(frame) * Double(rate.seconds) / Double(rate.frames), into: destination)
    }

    private var size: Size {
        let scale = Double(renderer.displayScale)
        return Size(width: Double(stage.width) / scale, height: Double(stage.height) / scale)
    }

    private func restart() {
        (actors, nextEvent, time) = ([], 0, -.infinity)
    }

    private func advance(to time: Double) throws {
        completions = []
        while nextEvent < stage.events.count, stage.events[nextEvent].time <= time {
            let event = stage.events[nextEvent]
            settle(at: event.time)
            try apply(event)
            nextEvent += 1
        }
        settle(at: time)
        self.time = time
    }

    /// Moves everything on, and takes off the stage what has gone.
    private func settle(at time: Double) {
        for index in actors.indices where actors[index].advance(to: time) {
            completions.append(
                StageCompletion(name: actors[index].name, hasAppeared: actors[index].phase == .identity))
        }
        actors.removeAll(where: \.isGone)
    }

    private func apply(_ event: StageEvent) throws {
        let present = actors.lastIndex { $0.name == event.name }
        switch event.change {
        case .insertion(let insertion):
            if let present, actors[present].phase == .didDisappear {
                actors[present].move(to: .identity, at: event.time, animation: event.animation, size: size)
                return
            }
            if let present {
                actors[present].move(to: .didDisappear, at: event.time, animation: event.animation, size: size)
            }
            var actor = StageActor(
                insertion, named: event.name, picture: try picture(of: insertion.content), at: event.time,
                size: size)
            actor.move(to: .identity, at: event.time, animation: event.animation, size: size)
            let place = actors.lastIndex { $0.order <= actor.order }.map { $0 + 1 } ?? 0
            actors.insert(actor, at: place)
        case .crossing(let content, let crossing, let parameters):
            guard let present else { return }
            actors[present].cross(
                to: try picture(of: content), by: crossing, parameters, at: event.time,
                animation: event.animation)
        case .removal:
            guard let present, actors[present].phase != .didDisappear else { return }
            actors[present].move(to: .didDisappear, at: event.time, animation: event.animation, size: size)
        }
    }

    private func picture(of content: AnyVisualEffect) throws -> Bitmap {
        try Bitmap(width: stage.width, height: stage.height, format: stage.format)
            .applying(content, renderer: renderer)
    }
}

/// Content that has quite appeared, or quite gone.
public struct StageCompletion: Hashable, Sendable {
    public let name: String
    public let hasAppeared: Bool

    public init(name: String, hasAppeared: Bool) {
        self.name = name
        self.hasAppeared = hasAppeared
    }
}

extension Renderer {
    /// Pictures through effects, one over the other.
    fileprivate func render(_ layers: [(Bitmap, AnyVisualEffect)], into destination: MutablePixelView) throws {
        guard let (picture, effect) = layers.first else {
            destination.pixels?.clear(rows: 0..<destination.layout.height)
            return
        }
        try picture.withPixels { source in
            guard layers.count > 1 else { return try render(effect, from: source, into: destination) }
            try check(source, destination, worksInPlace: false)
            let sources = layers.map(\.0.source)
            var rows = try effect.rows(of: sources[0], with: self, lanes: Lanes4.self)
            for (source, (_, effect)) in zip(sources, layers).dropFirst() {
                let top = try effect.rows(of: source, with: self, lanes: Lanes4.self)
                rows = self.rows(
                    top, over: rows, width: destination.layout.width, with: Blend(effect.blendMode),
                    lanes: Lanes4.self)
            }
            shade(rows, from: source, into: destination)
        }
    }
}
