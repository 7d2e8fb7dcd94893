import ShaderHost

extension Vocabulary {
    static let animations: [Entry<Animation>] = curves + springs

    static let curves: [Entry<Animation>] = [
        Entry("linear", "at the same speed", duration) { .linear(duration: $0) },
        Entry("easeIn", "slow at first", duration) { .easeIn(duration: $0) },
        Entry("easeOut", "slow at last", duration) { .easeOut(duration: $0) },
        Entry("easeInOut", "slow at both ends", duration) { .easeInOut(duration: $0) },
        Entry("circularEaseIn", "as a quarter of a circle, slow at first", duration) {
            .timingCurve(.circularEaseIn, duration: $0)
        },
        Entry("circularEaseOut", "as a quarter of a circle, slow at last", duration) {
            .timingCurve(.circularEaseOut, duration: $0)
        },
        Entry("circularEaseInOut", "as two quarters of circles, slow at both ends", duration) {
            .timingCurve(.circularEaseInOut, duration: $0)
        },
        Entry(
            "timingCurve", "as a cubic Bezier curve from (0, 0) to (1, 1), with two control points",
            number("x1", "", 0.25, in: 0...1), number("y1", "", 0.1), number("x2", "", 0.25, in: 0...1),
            number("y2", "", 1), duration
        ) { .timingCurve($0, $1, $2, $3, duration: $4) },
    ]

    private static let springs: [Entry<Animation>] = [
        Entry("default", "as SwiftUI's: a spring that does not bounce") { .default },
        Entry(
            "spring", "as a spring", seeming(0.5), bounce(in: -1...1), blend(0), response, dampingFraction,
            make: spring),
        Entry("smooth", "a spring that does not bounce", seeming(0.5), extraBounce) {
            .smooth(duration: $0, extraBounce: $1)
        },
        Entry("snappy", "a spring with a bounce of 0.15", seeming(0.5), extraBounce) {
            .snappy(duration: $0, extraBounce: $1)
        },
        Entry("bouncy", "a spring with a bounce of 0.3", seeming(0.5), extraBounce) {
            .bouncy(duration: $0, extraBounce: $1)
        },
        Entry(
            "interactiveSpring", "a quick spring, for what follows a finger", seeming(0.15), extraBounce,
            blend(0.25), response, dampingFraction, make: interactiveSpring),
        Entry(
            "interpolatingSpring", "as a spring, by its formula", seeming(0.5), bounce(in: 0...1),
            number("initialVelocity", "in whole ways a second", 0), physical("mass", "1 where it is not given"),
            physical("stiffness", "100 where it is not given"), physical("damping", "10 where it is not given"),
            make: interpolatingSpring),
    ]

    @Sendable
    private static func spring(
        duration: Double, bounce: Double, blend: Double, response: Double?, damping: Double?
    ) -> Animation {
        if response == nil && damping == nil {
            return .spring(duration: duration, bounce: bounce, blendDuration: blend)
        }
        return .spring(response: response ?? 0.5, dampingFraction: damping ?? 0.825, blendDuration: blend)
    }

    @Sendable
    private static func interactiveSpring(
        duration: Double, extraBounce: Double, blend: Double, response: Double?, damping: Double?
    ) -> Animation {
        if response == nil && damping == nil {
            return .interactiveSpring(duration: duration, extraBounce: extraBounce, blendDuration: blend)
        }
        return .interactiveSpring(
            response: response ?? 0.15, dampingFraction: damping ?? 0.86, blendDuration: blend)
    }

    @Sendable
    private static func interpolatingSpring(
        duration: Double, bounce: Double, velocity: Double, mass: Double?, stiffness: Double?, damping: Double?
    ) -> Animation {
        if mass == nil && stiffness == nil && damping == nil {
            return .interpolatingSpring(duration: duration, bounce: bounce, initialVelocity: velocity)
        }
        return .interpolatingSpring(
            mass: mass ?? 1, stiffness: stiffness ?? 100, damping: damping ?? 10, initialVelocity: velocity)
    }

    /// What can be said of an animation behind it.
    static let modifiers: [Entry<@Sendable (Animation) -> Animation>] = [
        Entry("delay", "starts later", number("delay", "", 0.5, .seconds)) { delay in { $0.delay(delay) } },
        Entry(
            "speed", "runs faster or slower", number("speed", "2 takes half the time", 2, in: 0 ... .infinity)
        ) {
            speed in { $0.speed(speed) }
        },
        Entry(
            "repeatCount", "plays several times", count("count", "there and back is 2", in: 1...1_000_000, 2),
            autoreverses
        ) { count, autoreverses in { $0.repeatCount(count, autoreverses: autoreverses) } },
        Entry("repeatForever", "plays without an end", autoreverses) { autoreverses in
            { $0.repeatForever(autoreverses: autoreverses) }
        },
    ]

    private static let duration = number(
        "duration", "that of the rendering where it has one", 0.35, .seconds, in: 0 ... .infinity)
    private static let extraBounce = number("extraBounce", "added to the bounce", 0, in: -1...1)

    private static func seeming(_ seconds: PhasedNumber) -> Parameter<Double> {
        number("duration", "how long it seems to take", seconds, .seconds, in: 0 ... .infinity)
    }

    private static func bounce(in range: ClosedRange<Double>) -> Parameter<Double> {
        number("bounce", "0 does not swing, 1 swings forever", 0, in: range)
    }

    private static func blend(_ seconds: PhasedNumber) -> Parameter<Double> {
        number("blendDuration", "to change from another spring", seconds, .seconds, in: 0 ... .infinity)
    }

    private static let response = optional(
        "response", "the time of one swing without damping", .seconds, in: 0 ... .infinity,
        excluding: simple)
    private static let dampingFraction = optional(
        "dampingFraction", "1 does not swing, 0 swings forever", in: 0 ... .infinity,
        excluding: simple)

    private static let autoreverses = flag("autoreverses", "whether every second time goes back", true)

    private static func physical(_ name: String, _ summary: String) -> Parameter<Double?> {
        optional(name, summary, in: 0 ... .infinity, excluding: simple)
    }

    /// Those that say the same of a spring in a simpler way.
    private static let simple = ["duration", "bounce", "extraBounce"]
}
