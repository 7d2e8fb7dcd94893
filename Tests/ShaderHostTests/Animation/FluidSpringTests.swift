import ShaderHost
import Testing

@Suite("Springs in steps")
struct FluidSpringTests {
    /// The values at frames of a rate, until the animation ends; the last is the frame at which it has.
    private func run(_ animation: Animation, rate: Double = 60, frames: Int = 600) -> (
        values: [Double], end: Int?
    ) {
        var run = AnimationRun(from: 0.0, to: 1, animation: animation)
        var values: [Double] = []
        for frame in 0..<frames {
            values.append(run.value(at: Double(frame) / rate))
            if run.isFinished { return (values, frame) }
        }
        return (values, nil)
    }

    /// However late it is, there are not so many steps that nobody would wait for them.
    @Test(arguments: [3.5e13, 1e14, 1e16, 1e300])
    func timesThatHaveNoPlaceForAStep(time: Double) {
        var run = AnimationRun(from: 0.0, to: 1, animation: .spring(response: 0.5, dampingFraction: 0.8))
        for late in [time, time.nextUp, time * 1.5] { #expect((0...2).contains(run.value(at: late))) }
        var fast = AnimationRun(from: 0.0, to: 1, animation: .spring().speed(time))
        for frame in 0..<10 { #expect((0...2).contains(fast.value(at: Double(frame) / 60))) }
    }

    /// SwiftUI's values at 60 frames a second, to the digits known.
    @Test func valuesAreThoseOfSwiftUI() {
        let (values, end) = run(.spring())
        for (frame, value) in [(6, 0.370762), (12, 0.721278), (18, 0.886455), (30, 0.984469)] {
            #expect(abs(values[frame] - value) <= 5e-7)
        }
        #expect(values[0] == 0)
        #expect(end == 50)  // 0.833 s
        #expect(values.last == 1)
    }

    @Test(arguments: [(0.85, 34), (0.7, 46)])
    func endsAreThoseOfSwiftUI(dampingFraction: Double, frame: Int) {
        #expect(run(.spring(response: 0.5, dampingFraction: dampingFraction)).end == frame)
        #expect(run(.interactiveSpring(response: 0.15, dampingFraction: 0.86)).end == 12)
    }

    /// Steps are counted from 0, whatever the frames.
    @Test func theFramesBeforeMakeNoDifference() {
        let smooth = run(.bouncy, rate: 240).values
        let rough = run(.bouncy, rate: 12).values
        for (frame, value) in rough.enumerated() where frame * 20 < smooth.count {
            #expect(smooth[frame * 20] == value)
        }
        var late = AnimationRun(from: 0.0, to: 1, animation: .spring(response: 8, dampingFraction: 0.3))
        var steady = late
        for frame in 0..<600 { _ = steady.value(at: Double(frame) / 60) }
        #expect(late.value(at: 10) == steady.value(at: 10))
    }

    /// The rule of a stall, which a run of its own never comes to.
    @Test func aGapOfMoreThanASecondIsAStall() {
        var context = AnimationContext<Double>()
        let spring = Animation.spring(response: 5, dampingFraction: 1)
        let late = spring.animate(value: 1, time: 3, context: &context)
        var other = AnimationContext<Double>()
        let early = spring.animate(value: 1, time: 1 / 60.0, context: &other)
        // The clock of 3 − 1/60 is rounded, but the five steps are the same.
        #expect(late == early)
    }

    @Test func aNewTargetKeepsPlaceAndSpeed() {
        var run = AnimationRun(from: 0.0, to: 1, animation: .smooth)
        let before = run.value(at: 0.1)
        let place = run.value(at: 0.11)
        run.retarget(to: -3, at: 0.11, animation: .smooth)
        #expect(run.value(at: 0.11) == place)
        // It moves on before it turns.
        let after = run.value(at: 0.115)
        #expect(after > place && place > before)
        #expect(run.target == -3)
        var turned = false
        for frame in 7..<200 {
            let value = run.value(at: Double(frame) / 60)
            turned = turned || value < 0
        }
        #expect(turned)
        #expect(run.isFinished)
        #expect(run.value(at: 9) == -3)
    }

    /// Back to where it came from, of which no part is a hundredth.
    @Test func theWayBackEnds() {
        var run = AnimationRun(from: 2.0, to: 3, animation: .smooth)
        _ = run.value(at: 0.2)
        run.retarget(to: 2, at: 0.2, animation: .smooth)
        var frame = 12
        while !run.isFinished && frame < 120 {
            frame += 1
            _ = run.value(at: Double(frame) / 60)
        }
        #expect(run.isFinished)
        #expect(run.value(at: 3) == 2)
    }

    /// From a curve the spring takes over its slope: at the middle of a linear second that is 1 a second.
    @Test func aSpringTakesOverFromACurve() {
        var run = AnimationRun(from: 0.0, to: 1, animation: .linear(duration: 1))
        #expect(run.value(at: 0.5) == 0.5)
        run.retarget(to: 1.5, at: 0.5, animation: .spring(response: 100, dampingFraction: 0))
        #expect(run.value(at: 0.5) == 0.5)
        // One step at 1 a second; k = (2π/100)² adds less than 10⁻⁷.
        #expect(abs(run.value(at: 0.501) - (0.5 + 1.0 / 300)) <= 1e-7)
    }

    /// At the blend's start the response is the old one, at its end the new one.
    @Test func theResponseIsBlended() {
        func after(_ seconds: Double, blend: Double) -> Double {
            var run = AnimationRun(from: 0.0, to: 1, animation: .spring(response: 1, dampingFraction: 1))
            _ = run.value(at: 0.1)
            run.retarget(
                to: 2, at: 0.1, animation: .spring(response: 0.2, dampingFraction: 1, blendDuration: blend))
            return run.value(at: 0.1 + seconds)
        }
        var slow = AnimationRun(from: 0.0, to: 1, animation: .spring(response: 1, dampingFraction: 1))
        _ = slow.value(at: 0.1)
        slow.retarget(to: 2, at: 0.1, animation: .spring(response: 1, dampingFraction: 1))
        #expect(abs(after(0.1, blend: 1e6) - slow.value(at: 0.2)) <= 1e-9)
        #expect(after(0.1, blend: 0) > after(0.1, blend: 0.1))
        #expect(after(0.1, blend: 0.1) > after(0.1, blend: 1))
    }

    @Test func itCountsAsDoneAfterItsResponse() {
        var run = AnimationRun(from: 0.0, to: 1, animation: .spring(duration: 0.5))
        _ = run.value(at: 0.49)
        #expect(!run.isLogicallyComplete)
        _ = run.value(at: 0.5)
        #expect(run.isLogicallyComplete && !run.isFinished)
        run.retarget(to: 2, at: 0.6, animation: .spring(duration: 0.5))
        #expect(!run.isLogicallyComplete)
        _ = run.value(at: 1.09)
        #expect(!run.isLogicallyComplete)
        _ = run.value(at: 1.11)
        #expect(run.isLogicallyComplete)
    }

    /// Whatever the parameters, nothing is further out than twice the way.
    @Test(arguments: [0, 1e-9, 0.03, 0.15, 0.5, 3, 1e9, .infinity, -1, .nan])
    func nothingRunsAway(response: Double) {
        for damping in [0, 0.3, 1, 1.3, 24, 1e9, .infinity, -1, .nan] {
            let values = run(.spring(response: response, dampingFraction: damping), frames: 120).values
            // An undamped swing goes to 2; k·h² = ½ overshoots that by a few per cent.
            #expect(values.allSatisfy { $0.magnitude <= 2.2 })
        }
        for bounce in [-9, -1, -0.97, 0.3, 1, 9] {
            let values = run(.spring(duration: response, bounce: bounce), frames: 120).values
            #expect(values.allSatisfy { $0.magnitude <= 2.2 })
        }
    }

    @Test func infiniteWaysEndAtOnce() {
        var run = AnimationRun(from: 0, to: Double.infinity, animation: .spring)
        _ = run.value(at: 0.1)
        #expect(run.isFinished)
        #expect(run.value(at: 0.1) == .infinity)
    }
}
