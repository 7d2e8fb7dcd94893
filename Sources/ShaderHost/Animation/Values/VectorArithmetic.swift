/// What an animation can move: numbers, and rows of numbers, that can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by factor: Double)
    /// The square of the length: the sum of the squares of the numbers.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    public func scaled(by factor: Double) -> Self {
        var scaled = self
        scaled.scale(by: factor)
        return scaled
    }
}

extension Double: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= factor }
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// The product is rounded once, from double precision.
    public mutating func scale(by factor: Double) { self = Float(Double(self) * factor) }
    public var magnitudeSquared: Double { Double(self) * Double(self) }
}
