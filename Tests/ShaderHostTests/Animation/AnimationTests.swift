import ShaderHost
import ShaderKernels
import Testing

@Suite("Animations")
struct AnimationTests {
    /// The part of the way at a time, of a fresh animation; nil when it is over.
    private func part(_ animation: Animation, _ time: Double) -> Double? {
        var context = AnimationContext<Double>()
        return animation.animate(value: 1, time: time, context: &context)
    }

    @Test func namedCurvesAreThoseOfSwiftUI() {
        #expect(Animation.linear == .timingCurve(.linear, duration: 0.35))
        #expect(Animation.easeIn == .timingCurve(0.42, 0, 1, 1))
        #expect(Animation.easeOut == .timingCurve(0, 0, 0.58, 1, duration: 0.35))
        #expect(Animation.easeInOut == .timingCurve(.easeInOut, duration: 0.35))
        #expect(Animation.easeIn(duration: 2) != .easeIn)
    }

    @Test func namedSpringsAreThoseOfSwiftUI() {
        #expect(Animation.default == .spring(response: 0.5, dampingFraction: 1, blendDuration: 0))
        #expect(Animation.spring(response: 0.5) == .spring(response: 0.5, dampingFraction: 0.825))
        #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
        #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
        #expect(Animation.bouncy(duration: 1, extraBounce: 0.1) == .spring(duration: 1, bounce: 0.4))
        #expect(Animation.interactiveSpring == .spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25))
        #expect(
            Animation.interactiveSpring(response: 0.15)
                == .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
        #expect(Animation.interpolatingSpring == .interpolatingSpring(duration: 0.5, bounce: 0))
        #expect(
            Animation.spring(Spring(response: 1, dampingRatio: 0)) == .spring(response: 1, dampingFraction: 0))
    }

    @Test func animationsAreEqualWhereTheyAreMadeOfTheSame() {
        #expect(Animation.linear.delay(1) == .linear.delay(1))
        #expect(Animation.linear.delay(1) != .linear.speed(1))
        #expect(Set([Animation.linear.speed(2), .linear.speed(2), .easeIn]).count == 2)
    }

    @Test func aCurveEndsAfterItsDuration() {
        #expect(part(.linear(duration: 2), 0) == 0)
        #expect(part(.linear(duration: 2), 0.5) == 0.25)
        #expect(part(.linear(duration: 2), 2) == 1)
        #expect(part(.linear(duration: 2), 2.0.nextUp) == nil)
        #expect(part(.easeInOut(duration: 2), 1) == 0.5)
        #expect(
            part(.timingCurve(.circularEaseIn, duration: 1), 0.6) == UnitCurve.circularEaseIn.value(at: 0.6))
        for duration in [0, -1, .nan] {
            #expect(part(.linear(duration: duration), 0) == nil)
        }
        #expect(part(.linear(duration: .infinity), 1e9) == 0)
        #expect(part(.linear, .nan) == nil)
    }

    @Test func delaysAndSpeedsApplyInOrder() {
        let late = Animation.linear(duration: 1).delay(2)
        #expect(part(late, 1) == 0)
        #expect(part(late, 2.5) == 0.5)
        #expect(part(late, 3.5) == nil)
        #expect(part(.linear(duration: 1).speed(4), 0.125) == 0.5)
        // Twice as fast halves the delay in it, not the one around it.
        #expect(part(late.speed(2), 1.25) == 0.5)
        #expect(part(.linear(duration: 1).speed(2).delay(2), 2.25) == 0.5)
        #expect(part(.linear(duration: 1).delay(-0.5), 0) == 0.5)
        #expect(part(.linear(duration: 1).delay(.nan), 0.5) == 0.5)
        #expect(part(.linear(duration: 1).delay(.infinity), 1e300) == 0)
        #expect(part(.linear(duration: 1).speed(0), 1e300) == 0)
        #expect(part(.linear(duration: 1).speed(-1), 5) == 0)
        #expect(part(.linear(duration: 1).speed(.nan), 0) == nil)
        #expect(part(.linear(duration: 1).speed(.infinity), 0) == nil)
        #expect(part(.spring.speed(.nan), 0) == nil)
    }

    /// Frames at a tenth of a second; the last leg has led back, but the value is what it was changed to.
    @Test func repetitionsGoThereAndBack() {
        var run = AnimationRun(
            from: 0.0, to: 10, animation: .linear(duration: 0.5).repeatCount(2, autoreverses: true))
        let values = (0...11).map { run.value(at: Double($0) / 10).rounded() }
        #expect(values == [0, 2, 4, 6, 8, 10, 8, 6, 4, 2, 0, 10])
        #expect(run.isFinished)
    }

    @Test func repetitionsStartAnew() {
        var run = AnimationRun(
            from: 0.0, to: 10, animation: .linear(duration: 0.5).repeatCount(3, autoreverses: false))
        let values = (0...16).map { run.value(at: Double($0) / 10).rounded() }
        #expect(values == [0, 2, 4, 6, 8, 10, 2, 4, 6, 8, 10, 2, 4, 6, 8, 10, 10])
    }

    @Test(arguments: [Int.min, -1, 0, 1])
    func onceIsTheLeast(count: Int) {
        let animation = Animation.linear(duration: 1).repeatCount(count)
        #expect(part(animation, 0.5) == 0.5)
        #expect(part(animation, 1.5) == nil)
    }

    /// The frame rate makes no difference where the duration is known, and the number of legs no difference to the cost.
    @Test func manyRepetitionsAreOnTime() {
        for animation in [
            Animation.linear(duration: 0.5), .linear(duration: 0.25).delay(0.25), .linear(duration: 1).speed(2),
            .linear(duration: 0.5).logicallyComplete(after: 0.1),
        ] {
            let quarter = part(animation, 0.375)
            #expect(part(animation.repeatCount(1_000_000), 400_000.375) == quarter)
            #expect(part(animation.repeatCount(1_000_000), 500_000.25) == nil)
            #expect(part(animation.repeatCount(.max), 0.375) == quarter)
            #expect(part(animation.repeatForever(), 1e9 + 0.375) == quarter)
            #expect(part(animation.repeatForever(), 1e9 + 0.875) == quarter.map { 1 - $0 })
            #expect(part(animation.repeatForever(autoreverses: false), 1e9 + 0.875) == quarter)
        }
        let swing = Animation.linear(duration: 0.5).repeatCount(2)
        #expect(part(swing.repeatForever(autoreverses: false), 1e6 + 0.25) == 0.5)
        #expect(part(swing.repeatForever(autoreverses: false), 1e6 + 0.625) == 0.75)
        #expect(part(.linear.repeatForever().repeatCount(2), 1e6) != nil)
        #expect(part(.linear(duration: 0).repeatForever(), 0) == nil)
        #expect(part(.linear(duration: .nan).repeatForever(), 0) == nil)
        #expect(part(.linear(duration: 1).speed(0).repeatForever(), 7) == 0)
        #expect(part(.linear(duration: 1).repeatForever(), .infinity) == 1)
        #expect(part(.linear(duration: 1).repeatForever(), .nan) == nil)
    }

    /// 0.07/0.01 is more than 7 in floating point, but it is the seventh leg's end.
    @Test func theEndOfALegIsItsEnd() {
        #expect(part(.linear(duration: 0.01).repeatForever(autoreverses: false), 0.07) == 1)
        #expect(part(.linear(duration: 0.01).repeatCount(7), 0.07) == 1)
    }

    /// Legs in legs keep their own state: there and back, and that once more, is there and back twice.
    @Test func repetitionsCanBeRepeated() {
        func values(_ animation: Animation) -> [Double] {
            var run = AnimationRun(from: 0.0, to: 1, animation: animation)
            return (0..<150).map { run.value(at: Double($0) / 60) }
        }
        let twice = values(.smooth(duration: 0.2).repeatCount(2).repeatCount(2, autoreverses: false))
        let fourTimes = values(.smooth(duration: 0.2).repeatCount(4))
        // The end of the second leg is a frame of its own for the outer one, at which the target is shown.
        let end = fourTimes.indices.dropFirst(2).first { fourTimes[$0 - 1] > 0 && fourTimes[$0] == 0 } ?? 0
        #expect(end > 0)
        #expect(twice[..<end] == fourTimes[..<end])
        #expect(twice[end] == 1)
        #expect(twice[(end + 1)..<(end + 12)] == fourTimes[(end + 1)..<(end + 12)])
    }

    /// What has no known duration starts its next leg at the frame that finds the last one over.
    @Test func springsRepeatFromFrameToFrame() {
        var run = AnimationRun(from: 0.0, to: 1, animation: .smooth.repeatCount(2))
        var once = AnimationRun(from: 0.0, to: 1, animation: .smooth)
        var end = 0
        while !once.isFinished {
            end += 1
            _ = once.value(at: Double(end) / 60)
        }
        for frame in 0..<end { _ = run.value(at: Double(frame) / 60) }
        #expect(run.value(at: Double(end) / 60) == 1)
        #expect(!run.isFinished)
        var again = AnimationRun(from: 0.0, to: 1, animation: .smooth)
        #expect(abs(run.value(at: Double(end + 6) / 60) - (1 - again.value(at: 0.1))) <= 0.01)
        _ = run.value(at: Double(2 * end + 2) / 60)
        #expect(run.isFinished)
    }

    @Test func animationsCountAsDoneWhenToldTo() {
        var run = AnimationRun(from: 0.0, to: 1, animation: .linear(duration: 1).logicallyComplete(after: 0.5))
        _ = run.value(at: 0.4)
        #expect(!run.isLogicallyComplete)
        #expect(run.value(at: 0.5) == 0.5)
        #expect(run.isLogicallyComplete && !run.isFinished)
        var twice = AnimationRun(
            from: 0.0, to: 1, animation: .linear(duration: 1).logicallyComplete(after: 0.5).repeatCount(2))
        _ = twice.value(at: 0.75)
        #expect(!twice.isLogicallyComplete)
        _ = twice.value(at: 1.75)
        #expect(twice.isLogicallyComplete)
    }

    /// The closed form: 1 − e^(−ζω₀t)(cos ωt + (ζω₀ − v)/ω·sin ωt), and 1 − (1 + (ω₀ − v)t)e^(−ω₀t) for ζ ≥ 1.
    @Test func interpolatingSpringsAreInClosedForm() {
        let spring = Animation.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 2)
        let exact = Spring(response: .pi / 5, dampingRatio: 0.5)
        for time in [0.1, 0.2, 0.5, 0.9] {
            let value: Double = exact.value(target: 1, initialVelocity: 2, time: time)
            #expect(abs((part(spring, time) ?? 0) - value) <= 1e-14)
        }
        #expect(
            part(.interpolatingSpring(stiffness: 100, damping: 500), 0.3)
                == part(.interpolatingSpring(stiffness: 100, damping: 20), 0.3))
        for (time, value) in [(0.1, 0.388102), (0.25, 0.894509), (0.5, 1.006020), (0.75, 1.000436)] {
            let snappy = part(.interpolatingSpring(duration: 0.5, bounce: 0.15), time)
            #expect(abs((snappy ?? 0) - value) <= 5e-7)
        }
        // ln(1000·(1 + 5/√75))/5 = 1.472.
        #expect(part(.interpolatingSpring(stiffness: 100, damping: 10), 1.472) != nil)
        #expect(part(.interpolatingSpring(stiffness: 100, damping: 10), 1.473) == nil)
        #expect(part(.interpolatingSpring(stiffness: 1e4, damping: 100), 0.999) != nil)
        #expect(part(.interpolatingSpring(stiffness: 1e4, damping: 100), 1) == nil)
        for fault in [0, -1, .nan, .infinity] {
            #expect(part(.interpolatingSpring(stiffness: fault, damping: 1), 0.1) == nil)
            #expect(
                part(.interpolatingSpring(mass: fault, stiffness: 1, damping: 1), 0.1).map(\.isFinite) ?? true)
        }
        #expect(part(.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: .nan), 0.1) == nil)
    }
}
