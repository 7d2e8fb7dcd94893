import ShaderHost
import Testing

@Suite("Springs")
struct SpringTests {
    /// SwiftUI's values for a duration of 0.5 s, to the digits known.
    @Test(arguments: [
        (Spring.smooth, [0.357740, 0.821026, 0.986399, 0.999159, 0.999953]),
        (Spring.snappy, [0.388102, 0.894509, 1.006020, 1.000436, 0.999966]),
        (Spring.bouncy, [0.423302, 0.984087, 1.014498, 0.998192, 1.000072]),
    ])
    func valuesAreThoseOfSwiftUI(spring: Spring, values: [Double]) {
        for (time, value) in zip([0.1, 0.25, 0.5, 0.75, 1], values) {
            #expect(abs(spring.value(target: 1, time: time) - value) <= 5e-7)
        }
    }

    @Test func parametersConvert() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(abs(spring.response - 0.5) <= 4 * .ulpOfOne)
        #expect(abs(spring.duration - 0.5) <= 4 * .ulpOfOne)
        #expect(abs(spring.dampingRatio - 0.7) <= 4 * .ulpOfOne)
        #expect(abs(spring.bounce - 0.3) <= 4 * .ulpOfOne)
        #expect(spring.mass == 1)
        let frequency = 2 * Double.pi / 0.5
        #expect(abs(spring.stiffness - frequency * frequency) <= 1e-12)
        #expect(abs(spring.damping - 2 * 0.7 * frequency) <= 1e-13)

        let loose = Spring(duration: 0.5, bounce: -0.5)
        #expect(abs(loose.dampingRatio - 2) <= 1e-14)
        #expect(abs(loose.bounce + 0.5) <= 1e-14)
        #expect(abs(loose.response - 0.5) <= 1e-14)

        let heavy = Spring(mass: 2, stiffness: 200, damping: 12)
        #expect(heavy.mass == 2)
        #expect(abs(heavy.stiffness - 200) <= 1e-12)
        #expect(abs(heavy.damping - 12) <= 1e-13)
        #expect(Spring() == .smooth)
        #expect(Spring.snappy(duration: 1, extraBounce: 0.1) == Spring(duration: 1, bounce: 0.25))
    }

    @Test func moreDampingThanCriticalIsAllowedOnRequest() {
        #expect(Spring(stiffness: 100, damping: 50).dampingRatio == 1)
        #expect(abs(Spring(stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio - 2.5) <= 1e-14)
    }

    static let springs: [Spring] = [
        .smooth, .snappy, .bouncy, Spring(duration: 0.5, bounce: -0.2), Spring(duration: 2, bounce: -0.9),
        Spring(duration: 0.3, bounce: 1), Spring(mass: 3, stiffness: 50, damping: 4),
    ]

    /// Both start as they are told; velocity is the slope, and force is mass times its slope: central differences over
    /// 2h, whose error is a sixth of the third derivative, below ω₀³(|target| + |velocity|/ω₀), times h².
    @Test(arguments: springs)
    func velocityAndForceAreDerivatives(spring: Spring) {
        #expect(spring.value(target: 3, initialVelocity: -2, time: 0) == 0)
        #expect(abs(spring.velocity(target: 3, initialVelocity: -2, time: 0) + 2) <= 1e-13)
        let h = 1e-4
        let frequency = 2 * Double.pi / spring.response
        // Overdamped, the faster rate is up to 2ζω₀.
        let rate = frequency * max(1, 2 * spring.dampingRatio)
        let bound = rate * rate * rate * (3 + 2 / rate) * h * h
        for step in 1...20 {
            let t = Double(step) / 20
            func value(_ t: Double) -> Double { spring.value(target: 3, initialVelocity: -2, time: t) }
            func velocity(_ t: Double) -> Double { spring.velocity(target: 3, initialVelocity: -2, time: t) }
            #expect(abs((value(t + h) - value(t - h)) / (2 * h) - velocity(t)) <= bound)
            let force = spring.force(target: 3, position: value(t), velocity: velocity(t))
            let acceleration = (velocity(t + h) - velocity(t - h)) / (2 * h)
            #expect(abs(spring.mass * acceleration - force) <= spring.mass * bound * rate)
        }
    }

    /// Two halves of the way are the whole.
    @Test(arguments: springs)
    func updatesAddUp(spring: Spring) {
        var (value, velocity) = (0.0, 1.5)
        for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 2, deltaTime: 0.05) }
        #expect(abs(value - spring.value(target: 2, initialVelocity: 1.5, time: 0.5)) <= 1e-12)
        #expect(abs(velocity - spring.velocity(target: 2, initialVelocity: 1.5, time: 0.5)) <= 1e-11)
    }

    @Test func animatableValuesMoveByTheirDifference() {
        let spring = Spring.bouncy
        #expect(
            spring.value(fromValue: 10.0, toValue: 14.0, initialVelocity: 2, time: 0.2)
                == 10 + spring.value(target: 4, initialVelocity: 2, time: 0.2))
        #expect(
            spring.velocity(fromValue: 10.0, toValue: 14.0, initialVelocity: 2, time: 0.2)
                == spring.velocity(target: 4, initialVelocity: 2, time: 0.2))
        #expect(
            spring.force(fromValue: 10.0, toValue: 14.0, position: 11, velocity: 2)
                == spring.force(target: 4, position: 1, velocity: 2))
        #expect(
            spring.settlingDuration(fromValue: 10.0, toValue: 14.0, initialVelocity: 2, epsilon: 0.01)
                == spring.settlingDuration(target: 4, initialVelocity: 2, epsilon: 0.01))
    }

    @Test(arguments: [
        (Spring.smooth, 0.8), (.snappy, 0.876827), (.bouncy, 1.044713), (Spring(bounce: -0.5), 2.1),
        (Spring(bounce: 1), .infinity),
    ])
    func settlingDurationsAreThoseOfSwiftUI(spring: Spring, duration: Double) {
        #expect(spring.settlingDuration == duration || abs(spring.settlingDuration - duration) <= 5e-7)
    }

    /// A push of 0.002 a second takes it out of reach of 0.001, and back by itself: 0.002·t·e^(−πt/10) is less at 9.4 s
    /// again.
    @Test func itHasToStayWhereItSettles() {
        #expect(Spring(duration: 20).settlingDuration(target: 0, initialVelocity: 0.002) == 9.4)
    }

    /// Below critical the duration is the envelope's, which is what the other initializer inverts. A critical one has
    /// (1 + d·t)·e^(−dt) left, at most t times as much as that for t above 1.
    @Test func springsSettleInTheTimeAskedFor() {
        for duration in [0.01, 0.1, 0.5, 1, 3, 10] {
            for ratio in [0.05, 0.3, 0.7, 0.99] {
                let spring = Spring(settlingDuration: duration, dampingRatio: ratio)
                #expect(abs(spring.settlingDuration / duration - 1) <= 1e-11)
                #expect(abs(spring.dampingRatio - ratio) <= 1e-13)
            }
            let spring = Spring(settlingDuration: duration, dampingRatio: 1)
            let value: Double = spring.value(target: 1, time: duration)
            #expect(1 - value <= 0.001 * max(1, duration) * (1 + 1e-9))
        }
        let rough = Spring(settlingDuration: 1, dampingRatio: 0.5, epsilon: 0.1)
        #expect(abs(rough.settlingDuration(target: 1, epsilon: 0.1) - 1) <= 1e-12)
        #expect(
            Spring(settlingDuration: .nan, dampingRatio: .nan)
                == Spring(settlingDuration: 0.01, dampingRatio: 1))
        #expect(
            Spring(settlingDuration: 99, dampingRatio: 7, epsilon: -1)
                == Spring(settlingDuration: 10, dampingRatio: 1))
        #expect(Spring(settlingDuration: 1, dampingRatio: -3).dampingRatio > 0)
    }

    @Test(arguments: [
        Spring(response: 0, dampingRatio: 1), Spring(response: -1, dampingRatio: 0.5),
        Spring(response: .nan, dampingRatio: 1), Spring(response: 1, dampingRatio: .nan),
        Spring(response: 1e-200, dampingRatio: 2), Spring(mass: 0, stiffness: 1, damping: 1),
        Spring(mass: 1, stiffness: .infinity, damping: 1), Spring(mass: 1, stiffness: .nan, damping: 1),
        Spring(mass: -1, stiffness: -1, damping: 1),
    ])
    func rigidSpringsAreAtTheirTarget(spring: Spring) {
        for time in [0, 0.1, .nan, .infinity] {
            #expect(spring.value(target: 2, initialVelocity: 5, time: time) == 2)
            #expect(spring.velocity(target: 2, initialVelocity: 5, time: time) == 0)
        }
        #expect(spring.settlingDuration == 0)
        #expect(spring.force(target: 1, position: 0, velocity: 3) == 0)
    }

    @Test(
        arguments: springs + [
            Spring(response: .infinity, dampingRatio: 1), Spring(bounce: -7), Spring(bounce: 9),
        ])
    func everyTimeHasAState(spring: Spring) {
        #expect(spring.value(target: 2, time: -1) == 0)
        #expect(spring.value(target: 2, time: .nan) == 0)
        #expect(spring.value(target: 2, time: .infinity) == 2)
        for time in [1e-300, 1, 1e4, 1e30, 1e308] {
            #expect(abs(spring.value(target: 2, time: time)) <= 4)
            #expect(spring.velocity(target: 2, time: time).isFinite)
        }
        #expect(spring.settlingDuration(target: 1, epsilon: 0) == .infinity)
        #expect(!spring.settlingDuration.isNaN)
    }
}
