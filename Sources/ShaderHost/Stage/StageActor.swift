import ShaderKernels

/// Content on a stage, on its way between the phases of its transition.
struct StageActor {
    let name: String
    let order: Double
    let picture: Bitmap
    private(set) var phase = TransitionPhase.willAppear
    private let transition: AnyTransition
    /// When it came.
    private let start: Double
    private var runs: [any PartRun] = []
    private var isUnderWay = false

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
        guard parts.count == runs.count else { return runs = parts.map { $0.data.resting } }
        for (index, part) in parts.enumerated() {
            runs[index].retarget(to: part.data, at: time - start, animation: part.animation ?? animation)
        }
    }

    /// - Returns: whether what was under way has come to its end.
    mutating func advance(to time: Double) -> Bool {
        for index in runs.indices { runs[index].advance(to: time - start) }
        guard isUnderWay, runs.allSatisfy(\.isLogicallyComplete) else { return false }
        isUnderWay = false
        return true
    }

    var isAtRest: Bool { runs.allSatisfy(\.isFinished) }
    var isGone: Bool { phase == .didDisappear && isAtRest }

    /// What is seen of the picture at the time that it has been moved on to.
    func effect(at time: Double, size: Size) -> AnyVisualEffect {
        let body = transition.bodyOf(phase)
        return isAtRest ? body : body.replacingParts(by: runs.map(\.data), for: size)
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
