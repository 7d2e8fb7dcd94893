/// A rectangle, in points, y down. One whose width or height is not above 0 is empty.
public struct Rect: Hashable, Sendable, BitwiseCopyable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    @inlinable
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Of a size, at the origin.
    @inlinable
    public init(_ size: Size) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    public var minX: Double { x }
    public var midX: Double { x + width / 2 }
    public var maxX: Double { x + width }
    public var minY: Double { y }
    public var midY: Double { y + height / 2 }
    public var maxY: Double { y + height }

    public var size: Size { Size(width: width, height: height) }
    public var isEmpty: Bool { !(width > 0 && height > 0) }

    /// The smallest rectangle that holds both; of an empty one nothing need be held.
    public func union(_ other: Rect) -> Rect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let (x, y) = (min(minX, other.minX), min(minY, other.minY))
        return Rect(
            x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    /// With all edges moved towards the middle, or away from it by negative numbers. Edges that would pass each
    /// other leave an empty rectangle.
    public func insetBy(dx: Double, dy: Double) -> Rect {
        Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}
