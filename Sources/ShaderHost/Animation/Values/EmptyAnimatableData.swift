/// The animatable data of what has none.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    public init() {}

    public static var zero: Self { Self() }
    public static func + (left: Self, right: Self) -> Self { left }
    public static func - (left: Self, right: Self) -> Self { left }
    public mutating func scale(by factor: Double) {}
    public var magnitudeSquared: Double { 0 }
}
