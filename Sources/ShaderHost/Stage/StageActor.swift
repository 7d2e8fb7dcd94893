import ShaderKernels

/// Content on a stage, on its way between the phases of its transition.
struct StageActor {
    let name: String
    let order: Double
    private(set) var picture: Bitmap
    private(set) var phase = TransitionPhase.willAppear
    private let transition: AnyTransition
    /// When it came.
    private let start: Double
    private var runs: [any PartRun] = []
    private var isUnderWay = false
    private var crossing: StageCrossing?

    init(
        _ insertion: StageEvent.Insertion, named name: String, picture: Bitmap, at time: Double, size: Size
    ) {
        self.name = name
        self.picture = picture
        order = insertion.order
        transition = insertion.transition
        start = time
        runs = parts(in: .willAppear, size: size).map { $0.data.resting }
    }

    private func parts(in phase: TransitionPhase, size: Size) -> [AnimatableVisitor.Part] {
        transition.bodyOf(phase).animatableParts(for: size)
    }

    /// Sets out for a phase, from wherever it is.
    mutating func move(to phase: TransitionPhase, at time: Double, animation: Animation?, size: Size) {
        self.phase = phase
        isUnderWay = true
        let parts = parts(in: phase, size: size)
        // Another number of parts is another effect: there is nothing between the two.
        guard parts.count == runs.count else {
            runs = parts.map { $0.data.resting }
            return
        }
        for (index, part) in parts.enumerated() {
            runs[index].retarget(to: part.data, at: time - start, animation: part.animation ?? animation)
        }
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
        for index in runs.indices { runs[index].advance(to: time - start) }
        if var crossing {
            let hasArrived = crossing.advance(to: time - start)
            if hasArrived { picture = crossing.picture }
            self.crossing = hasArrived ? nil : crossing
        }
        guard isUnderWay, runs.allSatisfy(\.isLogicallyComplete) else { return false }
        isUnderWay = false
        return true
    }

    var isAtRest: Bool { crossing == nil && hasArrived }
    var isGone: Bool { phase == .didDisappear && hasArrived }
    private var hasArrived: Bool { runs.allSatisfy(\.isFinished) }

    /// What is seen of the picture at the time that it has been moved on to.
    func effect(size: Size) -> AnyVisualEffect {
        let body = transition.bodyOf(phase)
        let shown = hasArrived ? body : body.replacingParts(by: runs.map(\.data), for: size)
        guard let crossing else { return shown }
        return AnyVisualEffect(crossing.effect.visualEffect { _, _ in shown })
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

/// The run of a vector whose type nobody needs to know.
protocol PartRun {
    var data: any VectorArithmetic { get }
    var isFinished: Bool { get }
    var isLogicallyComplete: Bool { get }
    mutating func advance(to time: Double)
    mutating func retarget(to data: any VectorArithmetic, at time: Double, animation: Animation?)
}

extension VectorArithmetic {
    fileprivate var resting: any PartRun { VectorRun(self) }
}

private struct VectorRun<Vector: VectorArithmetic>: PartRun {
    private var run: AnimationRun<AnimatableVector>
    private var shown: Vector

    private struct AnimatableVector: Animatable {
        var animatableData: Vector
    }

    init(_ vector: Vector) {
        let resting = AnimatableVector(animatableData: vector)
        run = AnimationRun(from: resting, to: resting, animation: nil)
        shown = vector
    }

    var data: any VectorArithmetic { shown }
    var isFinished: Bool { run.isFinished }
    var isLogicallyComplete: Bool { run.isLogicallyComplete }

    mutating func advance(to time: Double) { shown = run.value(at: time).animatableData }

    mutating func retarget(to data: any VectorArithmetic, at time: Double, animation: Animation?) {
        guard let data = data as? Vector else { return }
        run.retarget(to: AnimatableVector(animatableData: data), at: time, animation: animation)
        advance(to: time)
    }
}
