/// A mass on a spring with a damper, that moves from 0 to a target: m·x″ = k·(target − x) − c·x′.
///
/// With ω₀ = √(k/m) and the damping ratio ζ = c/(2√(k·m)), it swings for ζ < 1, with the frequency ω₀√(1 − ζ²) and a
/// decay of ζω₀; for ζ = 1 it is the fastest that does not.
///
/// A response that is not above 0, and parameters that are not numbers, make it rigid: it is at its target at once.
///
/// The formulas are the equation's solutions (any book on mechanics). The encoding and the parameters are those of
/// SwiftUI's `Spring`, whose values these are, but for two formulas for overdamped springs (ζ > 1): SwiftUI's velocity
/// has the target added to it, and its force takes ω² for −ω². Here both fit the values, so that an animation can hand
/// its velocity on.
public struct Spring: Hashable, Sendable {
    /// ω = ω₀√|1 − ζ²|, negative when overdamped; in radians a second.
    let angularFrequency: Double
    /// d = ζω₀, per second.
    let decay: Double
    public let mass: Double

    /// - Parameters:
    ///   - response: 2π/ω₀ in seconds: the time of one swing, if it were not damped.
    ///   - dampingRatio: ζ, clamped to 0…1000.
    public init(response: Double, dampingRatio: Double) {
        self.init(naturalFrequency: response > 0 ? 2 * .pi / response : .infinity, dampingRatio: dampingRatio)
    }

    /// - Parameters:
    ///   - duration: in seconds, how long it seems to take; the response.
    ///   - bounce: 1 − ζ from 0 on, at most 1, which swings forever; below 0 it is 1/ζ − 1, at least −0.999.
    public init(duration: Double = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
    }

    /// - Parameters:
    ///   - mass: above 0.
    ///   - stiffness: k, above 0.
    ///   - damping: c. Below 0 it is 0.
    ///   - allowOverDamping: without it, a spring with more damping than critical is a critical one.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let frequency = mass > 0 && stiffness > 0 ? (stiffness / mass).squareRoot() : .infinity
        let ratio = damping / (2 * mass * frequency)
        self.init(
            naturalFrequency: frequency, dampingRatio: ratio > 1 && !allowOverDamping ? 1 : ratio, mass: mass)
    }

    private init(naturalFrequency: Double, dampingRatio: Double, mass: Double = 1) {
        let ratio = min(dampingRatio < 0 ? 0 : dampingRatio, 1000)
        let root = (1 - ratio * ratio).magnitude.squareRoot() * naturalFrequency
        angularFrequency = ratio > 1 ? -root : root
        decay = ratio * naturalFrequency
        self.mass = mass
    }

    static func dampingRatio(bounce: Double) -> Double {
        bounce < 0 ? 1 / (1 + max(bounce, -0.999)) : max(1 - bounce, 0)
    }

    public static let smooth = smooth()
    public static let snappy = snappy()
    public static let bouncy = bouncy()

    /// Without a bounce.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// With a bounce of 0.15.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// With a bounce of 0.3.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

extension Spring {
    /// In seconds; 0 when rigid, and then the damping ratio and the bounce are not numbers.
    public var response: Double { 2 * .pi / naturalFrequency }
    /// In seconds; the response.
    public var duration: Double { response }
    public var dampingRatio: Double { naturalFrequency == 0 ? 0 : decay / naturalFrequency }
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    public var stiffness: Double { mass * naturalFrequency * naturalFrequency }
    public var damping: Double { 2 * mass * decay }

    var isRigid: Bool { !squaredFrequency.isFinite }

    private var naturalFrequency: Double { squaredFrequency.squareRoot() }
    /// ω₀² = d² + ω², with −ω² when overdamped.
    private var squaredFrequency: Double { decay * decay + angularFrequency * angularFrequency.magnitude }
}
