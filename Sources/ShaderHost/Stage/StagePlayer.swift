import ShaderKernels
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

    /// What has come to its end since the frame before.
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
        try advance(to: time)
        try renderer.render(
            actors.map(\.layer), width: stage.width, height: stage.height, into: destination)
    }

    /// Goes on to a time without showing anything. What is animated by a spring that repeats itself depends on the frames
    /// before, and so is the same only after the same times.
    public func advance(to time: Double) throws {
        let time = time.isNaN ? 0 : time
        if time < self.time { restart() }
        try play(to: time)
    }

    /// The same for a frame of a rate: its time is not summed up, and exact to the last bit.
    public func render(frame: Int, at rate: FrameRate, into destination: MutablePixelView) throws {
        try render(at: Double(frame) * Double(rate.seconds) / Double(rate.frames), into: destination)
    }

    private func restart() {
        (actors, nextEvent, time) = ([], 0, -.infinity)
    }

    private func play(to time: Double) throws {
        completions = []
        while nextEvent < stage.events.count, stage.events[nextEvent].time <= time {
            // What this does not concern is moved on when it is shown: scripts are long, and frames are few.
            let event = stage.events[nextEvent]
            settle(at: event.time) { $0.name == event.name }
            try apply(event)
            nextEvent += 1
        }
        settle(at: time) { _ in true }
        self.time = time
    }

    /// Moves some of what is there on, and takes off the stage what of it has gone.
    private func settle(at time: Double, where isMeant: (StageActor) -> Bool) {
        for index in actors.indices where isMeant(actors[index]) && actors[index].advance(to: time) {
            completions.append(
                StageCompletion(name: actors[index].name, hasAppeared: actors[index].phase == .identity))
        }
        actors.removeAll { isMeant($0) && $0.isGone }
    }

    /// Everything that can fail comes before anything changes: who asks again gets the same error again.

    private func apply(_ event: StageEvent) throws {
        let present = actors.lastIndex { $0.name == event.name }
        switch event.change {
        case .insertion(let insertion):
            if let present, actors[present].phase == .didDisappear {
                let layout = actors[present].picture.layout
                let picture = try insertion.content.picture(layout, renderer: renderer)
                actors[present].comeBack(as: picture, at: event.time, animation: event.animation)
                return
            }
            var actor = try actor(insertion, of: event)
            if let present {
                actors[present].move(to: .didDisappear, at: event.time, animation: event.animation)
            }
            actor.move(to: .identity, at: event.time, animation: event.animation)
            let place = actors.lastIndex { $0.order <= actor.order }.map { $0 + 1 } ?? 0
            actors.insert(actor, at: place)
        case .crossing(let content, let crossing, let parameters):
            guard let present else { return }
            let layout = actors[present].picture.layout
            actors[present].cross(
                to: try content.picture(layout, renderer: renderer), by: crossing, parameters, at: event.time,
                animation: event.animation)
        case .removal:
            guard let present, actors[present].phase != .didDisappear else { return }
            actors[present].move(to: .didDisappear, at: event.time, animation: event.animation)
        }
    }

    private func actor(_ insertion: StageEvent.Insertion, of event: StageEvent) throws -> StageActor {
        let scale = Double(renderer.displayScale)
        let whole = try PixelLayout(width: stage.width, height: stage.height, format: stage.format)
        let frame =
            insertion.frame.map { PixelFrame($0, scale: scale) }
            ?? PixelFrame(columns: 0..<whole.width, rows: 0..<whole.height)
        let layout = try PixelLayout(
            width: frame.columns.count, height: frame.rows.count, format: stage.format)
        return StageActor(
            insertion, named: event.name, picture: try insertion.content.picture(layout, renderer: renderer),
            on: Canvas(
                width: stage.width, height: stage.height, column: frame.columns.lowerBound,
                row: frame.rows.lowerBound),
            size: renderer.size(of: layout), at: event.time)
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
