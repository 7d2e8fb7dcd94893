/// An angle; positive is clockwise on the screen, y being down.
public struct Angle: Hashable, Comparable, Sendable {
    /// Kept in degrees, so that quarter turns are exact.
    public var degrees: Double

    public init(degrees: Double) { self.degrees = degrees }
    public init(radians: Double) { degrees = radians * (180 / .pi) }

    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static let zero = Angle(degrees: 0)

    public var radians: Double { degrees * (.pi / 180) }

    public static func < (left: Angle, right: Angle) -> Bool { left.degrees < right.degrees }
    public static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }
    public static func + (left: Angle, right: Angle) -> Angle { Angle(degrees: left.degrees + right.degrees) }
    public static func - (left: Angle, right: Angle) -> Angle { Angle(degrees: left.degrees - right.degrees) }
    public static func * (left: Angle, right: Double) -> Angle { Angle(degrees: left.degrees * right) }
    public static func * (left: Double, right: Angle) -> Angle { right * left }
}

extension Angle {
    /// The same on every machine, and exact for quarter turns; NaN for what is not finite.
    public var cosine: Double { ShaderKernels.cosine(quarterTurns: degrees / 90) }
    public var sine: Double { ShaderKernels.cosine(quarterTurns: degrees / 90 - 1) }
}
