/// A row of animated values, of any length. Elements that are not there count as zero, so rows of different lengths
/// can be added, and are equal when the longer one ends in zeros.
public struct AnimatableArray<Element: VectorArithmetic>: VectorArithmetic {
    public var elements: [Element]

    public init(_ elements: [Element]) { self.elements = elements }

    public static var zero: Self { Self([]) }

    public static func == (left: Self, right: Self) -> Bool {
        (0..<max(left.elements.count, right.elements.count)).allSatisfy { left[$0] == right[$0] }
    }
    public static func + (left: Self, right: Self) -> Self { combine(left, right, +) }
    public static func - (left: Self, right: Self) -> Self { combine(left, right, -) }

    public mutating func scale(by factor: Double) {
        for index in elements.indices { elements[index].scale(by: factor) }
    }
    public var magnitudeSquared: Double { elements.reduce(0) { $0 + $1.magnitudeSquared } }

    private subscript(index: Int) -> Element { index < elements.count ? elements[index] : .zero }

    private static func combine(_ left: Self, _ right: Self, _ operation: (Element, Element) -> Element) -> Self
    {
        Self((0..<max(left.elements.count, right.elements.count)).map { operation(left[$0], right[$0]) })
    }
}

extension AnimatableArray: Sendable where Element: Sendable {}
