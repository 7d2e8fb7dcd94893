import ShaderKernels

/// An effect on its way from one state to another: everything animatable in it, each part by itself.
struct EffectRun {
    private var target: AnyVisualEffect
    /// The content's, in points.
    private let size: Size
    private var runs: [any PartRun]
    private var kinds: [ObjectIdentifier]

    /// At rest.
    init(_ effect: AnyVisualEffect, size: Size) {
        target = effect
        self.size = size
        let parts = effect.animatableParts(for: size)
        (runs, kinds) = (parts.map { $0.data.resting }, parts.map(\.kind))
    }

    /// Sets out for another state, from wherever it is.
    ///
    /// - Parameter animation: of all that has none of its own; nil makes it happen at once.
    mutating func retarget(to effect: AnyVisualEffect, at time: Double, animation: Animation?) {
        target = effect
        let parts = effect.animatableParts(for: size)
        // Other parts are another effect: there is nothing between the two.
        guard parts.map(\.kind) == kinds else {
            self = EffectRun(effect, size: size)
            return
        }
        for (index, part) in parts.enumerated() {
            runs[index].retarget(to: part.data, at: time, animation: part.animation ?? animation)
        }
    }

    mutating func advance(to time: Double) {
        for index in runs.indices { runs[index].advance(to: time) }
    }

    var isFinished: Bool { runs.allSatisfy(\.isFinished) }
    var isLogicallyComplete: Bool { runs.allSatisfy(\.isLogicallyComplete) }

    /// The state at the time that it has been moved on to.
    var effect: AnyVisualEffect {
        isFinished ? target : target.replacingParts(by: runs.map(\.data), for: size)
    }
}

/// The run of a vector whose type nobody needs to know.
private protocol PartRun {
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
