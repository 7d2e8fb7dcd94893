import ShaderKernels

/// Content on a stage, on its way between the phases of its transition.
struct StageActor {
    let name: String
    let order: Double
    private(set) var picture: Bitmap
    private(set) var phase = TransitionPhase.willAppear
    /// The stage, with the content's place on it.
    private let canvas: Canvas
    private let transition: AnyTransition
    /// When it came.
    private let start: Double
    private var run: EffectRun
    private var isUnderWay = false
    private var crossing: StageCrossing?

    init(
        _ insertion: StageEvent.Insertion, named name: String, picture: Bitmap, on canvas: Canvas, size: Size,
        at time: Double
    ) {
        self.name = name
        self.picture = picture
        self.canvas = canvas
        order = insertion.order
        transition = insertion.transition
        start = time
        run = EffectRun(transition.bodyOf(.willAppear), size: size)
    }

    /// Sets out for a phase, from wherever it is.
    mutating func move(to phase: TransitionPhase, at time: Double, animation: Animation?) {
        self.phase = phase
        isUnderWay = true
        run.retarget(to: transition.bodyOf(phase), at: time - start, animation: animation)
    }

    /// Sets out for its place again, with the picture that it has by now.
    mutating func comeBack(as picture: Bitmap, at time: Double, animation: Animation?) {
        (self.picture, crossing) = (picture, nil)
        move(to: .identity, at: time, animation: animation)
    }

    /// Sets out for another picture; the one before it has arrived.
    mutating func cross(
        to picture: Bitmap, by crossing: Crossing, _ parameters: CrossingParameters, at time: Double,
        animation: Animation?
    ) {
        if let arrived = self.crossing { self.picture = arrived.picture }
        self.crossing = StageCrossing(
            picture: picture, crossing: crossing, parameters: parameters, start: time - start,
            run: AnimationRun(from: 0, to: 1, animation: animation))
    }

    /// - Returns: whether what was under way has come to its end.
    mutating func advance(to time: Double) -> Bool {
        run.advance(to: time - start)
        if var crossing {
            let hasArrived = crossing.advance(to: time - start)
            if hasArrived { picture = crossing.picture }
            self.crossing = hasArrived ? nil : crossing
        }
        guard isUnderWay, run.isLogicallyComplete else { return false }
        isUnderWay = false
        return true
    }

    var isAtRest: Bool { crossing == nil && run.isFinished }
    var isGone: Bool { phase == .didDisappear && run.isFinished }

    /// What is seen of it at the time that it has been moved on to.
    var layer: CanvasLayer {
        let shown = run.effect
        let effect = crossing.map { AnyVisualEffect($0.effect.visualEffect { _, _ in shown }) } ?? shown
        return CanvasLayer(picture: picture, effect: effect, canvas: canvas)
    }
}

/// A picture on its way to the place of another.
private struct StageCrossing {
    let picture: Bitmap
    let crossing: Crossing
    let parameters: CrossingParameters
    let start: Double
    var run: AnimationRun<Double>
    private var progress = 0.0

    init(
        picture: Bitmap, crossing: Crossing, parameters: CrossingParameters, start: Double,
        run: AnimationRun<Double>
    ) {
        (self.picture, self.crossing, self.parameters) = (picture, crossing, parameters)
        (self.start, self.run) = (start, run)
    }

    /// - Returns: whether it has arrived.
    mutating func advance(to time: Double) -> Bool {
        progress = run.value(at: time - start)
        return run.isFinished
    }

    var effect: CrossingEffect<EmptyVisualEffect, Image> {
        EmptyVisualEffect().crossing(
            crossing, to: Image(picture), progress: progress, parameters: parameters)
    }
}
