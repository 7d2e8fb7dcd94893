import ShaderHost
import ShaderKernels
import Testing

@Suite("Keyframes")
struct KeyframeTests {
    private func timeline(
        from initial: Double = 0, @KeyframeTrackContentBuilder<Double> _ content: () -> [Keyframe<Double>]
    ) -> KeyframeTimeline<Double> {
        KeyframeTimeline(initialValue: initial) { KeyframeTrack(content: content) }
    }

    @Test func linearKeyframesGoStraight() {
        let timeline = timeline(from: 1) {
            LinearKeyframe(3, duration: 2)
            LinearKeyframe(0, duration: 1, timingCurve: .easeInOut)
        }
        #expect(timeline.duration == 3)
        #expect([0, 0.5, 1, 2, 2.5, 3].map { timeline.value(time: $0) } == [1, 1.5, 2, 3, 1.5, 0])
        #expect(timeline.value(progress: 0.5) == 2.5)
        #expect(timeline.value(progress: 1) == 0)
        #expect(timeline.value(progress: 0) == 1)
    }

    @Test func timesOutsideAreTheEnds() {
        let timeline = timeline(from: 1) { LinearKeyframe(3, duration: 2) }
        #expect([-1, .nan, -.infinity].map { timeline.value(time: $0) } == [1, 1, 1])
        #expect([2, 7, .infinity].map { timeline.value(time: $0) } == [3, 3, 3])
        #expect(timeline.value(progress: .nan) == 1)
    }

    @Test func movesJump() {
        let timeline = timeline {
            LinearKeyframe(1, duration: 1)
            MoveKeyframe(5)
            MoveKeyframe(6)
            LinearKeyframe(8, duration: 1)
        }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: 1.0.nextDown) < 1)
        #expect(timeline.value(time: 1) == 6)
        #expect(timeline.value(time: 1.5) == 7)
    }

    /// From rest to rest the cubic is 3p² − 2p³.
    @Test func cubicKeyframesStartAndEndAtRest() {
        let timeline = timeline { CubicKeyframe(4, duration: 2) }
        #expect([0, 0.5, 1, 2].map { timeline.value(time: $0) } == [0, 0.625, 2, 4])
    }

    /// Hermite's cubic with slopes m at its ends is, at the middle, the mean and d/8·(m₀ − m₁).
    @Test func cubicKeyframesMeetWithOneVelocity() {
        let timeline = timeline {
            CubicKeyframe(1, duration: 1)
            CubicKeyframe(5, duration: 3)
            CubicKeyframe(6, duration: 1)
        }
        let (first, second) = (5.0 / 4, 5.0 / 4)  // (5 − 0)/(1 + 3), (6 − 1)/(3 + 1)
        #expect(timeline.value(time: 0.5) == 0.5 + (0 - first) / 8)
        #expect(timeline.value(time: 2.5) == 3 + 3 * (first - second) / 8)
        #expect(timeline.value(time: 4.5) == 5.5 + second / 8)
    }

    @Test func cubicKeyframesTakeOverTheirNeighboursVelocity() {
        let timeline = timeline {
            LinearKeyframe(2, duration: 1)
            CubicKeyframe(3, duration: 1)
            LinearKeyframe(7, duration: 1)
        }
        #expect(timeline.value(time: 1.5) == 2.5 + (2.0 - 4) / 8)
        let jumping = self.timeline {
            MoveKeyframe(2)
            CubicKeyframe(3, duration: 1)
            MoveKeyframe(7)
        }
        #expect(jumping.value(time: 0.5) == 2.5)
    }

    @Test func givenVelocitiesCount() {
        let timeline = timeline {
            CubicKeyframe(1, duration: 1, startVelocity: 3, endVelocity: -2)
            CubicKeyframe(2, duration: 1, startVelocity: 4)
            CubicKeyframe(3, duration: 1, startVelocity: 1)
        }
        #expect(timeline.value(time: 0.5) == 0.5 + (3.0 + 2) / 8)
        #expect(timeline.value(time: 1.5) == 1.5 + (4.0 - 1) / 8)
    }

    @Test func springKeyframesSettle() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let timeline = timeline(from: 1) { SpringKeyframe(3, spring: spring) }
        #expect(timeline.duration == spring.settlingDuration(target: 2))
        #expect(timeline.value(time: 0.2) == 1 + spring.value(target: 2, time: 0.2))
        #expect(timeline.value(progress: 1) == 3)
    }

    /// It takes over the velocity of 2 a second, and is left where it is.
    @Test func springKeyframesCanBeCutShort() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let timeline = timeline {
            LinearKeyframe(2, duration: 1)
            SpringKeyframe(3, duration: 0.25, spring: spring)
            LinearKeyframe(0, duration: 1)
        }
        let cut: Double = 2 + spring.value(target: 1, initialVelocity: 2, time: 0.25)
        #expect(timeline.value(time: 1.25) == cut)
        #expect(timeline.value(time: 1.75) == cut / 2)
        let pushed = self.timeline { SpringKeyframe(1, duration: 1, spring: spring, startVelocity: 7) }
        #expect(pushed.value(time: 0.1) == spring.value(target: 1, initialVelocity: 7, time: 0.1))
    }

    @Test func tracksMovePartsOnTheirOwn() {
        let timeline = KeyframeTimeline(initialValue: Size(width: 1, height: 2)) {
            KeyframeTrack(\.width) { LinearKeyframe(3, duration: 1) }
            KeyframeTrack(\.height) { LinearKeyframe(6, duration: 2) }
        }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: 0.5) == Size(width: 2, height: 3))
        #expect(timeline.value(time: 1.5) == Size(width: 3, height: 5))
    }

    @Test func theLaterTrackIsSeen() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack { LinearKeyframe(3, duration: 1) }
            KeyframeTrack { LinearKeyframe(10, duration: 1) }
        }
        #expect(timeline.value(time: 0.5) == 5)
    }

    @Test func tracksAreBuiltWithConditionsAndLoops() {
        let timeline = timeline {
            for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
            if timelineIsLong { MoveKeyframe(9) } else { MoveKeyframe(8) }
            if !timelineIsLong { MoveKeyframe(7) }
        }
        #expect(timeline.duration == 3)
        #expect(timeline.value(time: 2.5) == 2.5)
        #expect(timeline.value(time: 3) == 9)
    }
    private let timelineIsLong = true

    @Test func impossibleDurationsAreNone() {
        for duration in [0, -1, .nan] {
            let timeline = timeline {
                LinearKeyframe(1, duration: duration)
                CubicKeyframe(2, duration: duration)
                SpringKeyframe(3, duration: duration)
            }
            #expect(timeline.duration == 0)
            #expect(timeline.value(time: 0).isFinite)
            #expect(timeline.value(progress: 0.5).isFinite)
        }
        let endless = timeline { SpringKeyframe(3, spring: Spring(bounce: 1)) }
        #expect(endless.duration == 1e6)
        let long = timeline { LinearKeyframe(3, duration: .infinity) }
        #expect(long.value(progress: 0.5) == 1.5)
        let empty = KeyframeTimeline(initialValue: 4.0) {}
        #expect(empty.duration == 0)
        #expect(empty.value(time: 1) == 4)
        #expect(timeline(from: 4) {}.value(time: 1) == 4)
    }
}
