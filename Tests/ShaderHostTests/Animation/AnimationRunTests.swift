import ShaderHost
import ShaderKernels
import Testing

@Suite("Runs of animations")
struct AnimationRunTests {
    @Test(arguments: [Animation.linear, .easeInOut, .smooth, .bouncy, .interpolatingSpring, .linear.delay(1)])
    func theEndsAreTheValuesThemselves(animation: Animation) {
        var run = AnimationRun(from: 0.1, to: 0.3, animation: animation)
        #expect(run.value(at: 0) == 0.1)
        #expect(!run.isFinished)
        #expect(run.value(at: 20) == 0.3)
        #expect(run.isFinished && run.isLogicallyComplete)
    }

    @Test func theFrameAtTheEndOfACurveShowsTheTarget() {
        // 0.7 + (0.1 − 0.7) is less than 0.1.
        var run = AnimationRun(from: 0.7, to: 0.1, animation: .easeInOut(duration: 0.5))
        #expect(run.value(at: 0.5) == 0.1)
        #expect(!run.isFinished)
    }

    @Test func withoutAnAnimationTheChangeIsMadeAtOnce() {
        var run = AnimationRun(from: 1.0, to: 2, animation: nil)
        #expect(run.isFinished && run.isLogicallyComplete)
        #expect(run.value(at: 0) == 2)
        var same = AnimationRun(from: 1.0, to: 1, animation: .linear)
        #expect(same.isFinished && same.isLogicallyComplete)
        #expect(same.value(at: 0) == 1)
        var cut = AnimationRun(from: 0.0, to: 1, animation: .linear(duration: 1))
        cut.retarget(to: 5, at: 0.5, animation: nil)
        #expect(cut.isFinished)
        #expect(cut.value(at: 0.5) == 5)
    }

    /// What is not animated is the target's from the first frame on.
    @Test func theRestChangesAtOnce() {
        struct Label: Animatable {
            var text: String
            var animatableData: Double
        }
        var run = AnimationRun(
            from: Label(text: "a", animatableData: 0), to: Label(text: "b", animatableData: 1),
            animation: .linear(duration: 1))
        let first = run.value(at: 0)
        #expect(first.text == "b" && first.animatableData == 0)
        #expect(run.value(at: 0.5).animatableData == 0.5)
    }

    @Test func timeNeverGoesBack() {
        var run = AnimationRun(from: 0.0, to: 1, animation: .linear(duration: 1))
        #expect(run.value(at: 0.5) == 0.5)
        #expect(run.value(at: 0.25) == 0.5)
        #expect(run.value(at: .nan) == 0.5)
        #expect(run.value(at: -.infinity) == 0.5)
        #expect(run.value(at: 0.75) == 0.75)
        var forever = AnimationRun(from: 0.0, to: 1, animation: .linear.repeatForever())
        for time in [1e15, 1e16, 1e30, 1e300] { #expect((0...1).contains(forever.value(at: time))) }
        #expect(!forever.isFinished)
        #expect(forever.value(at: .infinity) == 1)
        #expect(forever.isFinished)
        #expect(forever.value(at: .infinity) == 1)
    }

    /// The second goes from wherever the first is to its own target, and both are over when it is: at 0.75 s the first is
    /// at 0.75, and the second, a quarter of its second along, is a quarter of the way from there to 3.
    @Test func curvesRunOnUnderLaterOnes() {
        var run = AnimationRun(from: 0.0, to: 1, animation: .linear(duration: 1))
        run.retarget(to: 3, at: 0.5, animation: .linear(duration: 1))
        #expect(run.value(at: 0.5) == 0.5)
        #expect(run.value(at: 0.75) == 0.75 + 0.25 * (3 - 0.75))
        // The first is over.
        #expect(run.value(at: 1.25) == 1 + 0.75 * 2)
        #expect(run.value(at: 1.5) == 3)
        _ = run.value(at: 1.5.nextUp)
        #expect(run.isFinished)
    }

    @Test func theLatestSaysWhetherItIsDone() {
        let animation = Animation.linear(duration: 1).logicallyComplete(after: 0.25)
        var run = AnimationRun(from: 0.0, to: 1, animation: animation)
        _ = run.value(at: 0.5)
        #expect(run.isLogicallyComplete)
        run.retarget(to: 2, at: 0.5, animation: animation)
        _ = run.value(at: 0.625)
        #expect(!run.isLogicallyComplete)
        _ = run.value(at: 0.75)
        #expect(run.isLogicallyComplete && !run.isFinished)
    }

    @Test func aShortLaterOneEndsAll() {
        var run = AnimationRun(from: 0.0, to: 1, animation: .linear(duration: 10))
        run.retarget(to: 2, at: 1, animation: .linear(duration: 0.5))
        #expect(run.value(at: 1.25) == 0.125 + 0.5 * (2 - 0.125))
        #expect(run.value(at: 1.6) == 2)
        #expect(run.isFinished)
    }

    @Test func thirdOnesCountFromTheSecond() {
        var run = AnimationRun(from: 0.0, to: 4, animation: .linear(duration: 4))
        run.retarget(to: 8, at: 1, animation: .linear(duration: 4))
        run.retarget(to: 0, at: 2, animation: .linear(duration: 4))
        let first = 3.0
        let second = first + 0.5 * (8 - first)
        #expect(run.value(at: 3) == second + 0.25 * (0 - second))
    }

    /// A change every frame, each begun before the last one ends, and the state stays as small.
    @Test func anyNumberOfChangesCanFollow() {
        var run = AnimationRun(from: 0.0, to: 1, animation: .linear(duration: 0.1))
        for frame in 1...2000 {
            run.retarget(to: Double(frame % 7), at: Double(frame) / 60, animation: .linear(duration: 0.1))
            #expect((0...6).contains(run.value(at: Double(frame) / 60)))
        }
        #expect(run.value(at: 60) == Double(2000 % 7))
        #expect(run.isFinished)
    }

    /// Part of the way, that of the one before, and its speed are handed to an animation that asks for them.
    @Test func customAnimationsAreAskedAndTakeOver() {
        struct Count: AnimationStateKey { static let defaultValue = 0 }
        struct Step: CustomAnimation {
            func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V?
            {
                context.state[Count.self] += 1
                let part = Double(context.state[Count.self]) / 8
                return part < 1 ? value.scaled(by: part) : nil
            }
            func shouldMerge<V: VectorArithmetic>(
                previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
            ) -> Bool { previous.base is Step }
        }
        var run = AnimationRun(from: 0.0, to: 1, animation: Animation(Step()))
        #expect(run.value(at: 0) == 0.125)
        #expect(run.value(at: 1) == 0.25)
        // Merged: the count goes on, over the longer way. Changing the target is a frame of the old one.
        run.retarget(to: 4, at: 2, animation: Animation(Step()))
        #expect(run.value(at: 2) == 2)
        #expect(Animation(Step()).velocity(value: 1, time: 0, context: AnimationContext<Double>()) == nil)
    }

    @Test func velocitiesAreHandedOnThroughModifiers() {
        let context = AnimationContext<Double>()
        func velocity(_ animation: Animation, _ time: Double) -> Double? {
            animation.velocity(value: 3, time: time, context: context)
        }
        #expect(velocity(.linear(duration: 2), 1) == 1.5)
        #expect(velocity(.linear(duration: 2), 2.5) == nil)
        #expect(velocity(.linear(duration: 2).speed(2), 0.5) == 3)
        #expect(velocity(.linear(duration: 2).delay(1), 0.5) == 0)
        #expect(velocity(.linear(duration: 2).delay(1), 1.5) == 1.5)
        #expect(velocity(.linear(duration: 2).logicallyComplete(after: 1), 1.5) == 1.5)
        #expect(velocity(.timingCurve(.circularEaseOut, duration: 1), 0) == nil)
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let exact: Double = spring.velocity(target: 3, time: 0.2)
        #expect(abs((velocity(.interpolatingSpring(duration: 0.5, bounce: 0.3), 0.2) ?? 0) - exact) <= 1e-12)
    }

    /// Only the same modifier lets the springs in it meet.
    @Test func modifiedSpringsMergeWithTheirLike() {
        func offset(_ first: Animation, _ second: Animation) -> Double {
            var run = AnimationRun(from: 0.0, to: 1, animation: first)
            let before = run.value(at: 0.1)
            run.retarget(to: 1.5, at: 0.1, animation: second)
            return run.value(at: 0.12) - before
        }
        let merged = offset(.smooth, .smooth)
        #expect(offset(.smooth.speed(1), .smooth.speed(1)) == merged)
        #expect(offset(.smooth.delay(0), .smooth.delay(0)) == merged)
        #expect(offset(.smooth.logicallyComplete(after: 1), .smooth.logicallyComplete(after: 1)) == merged)
        #expect(offset(.smooth.delay(0), .smooth.delay(0.01)) != merged)
        #expect(offset(.smooth, .smooth.speed(1)) != merged)
    }
}
