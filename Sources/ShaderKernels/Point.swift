/// Positions in points, y down, the origin at the content's top left corner; the centre of the first pixel of
/// content at display scale 1 is (½, ½).
@frozen
public struct Point<L: Lanes>: Sendable {
    public var x: L
    public var y: L

    @inlinable @inline(__always) public init(_ x: L, _ y: L) {
        self.x = x
        self.y = y
    }
}

extension Point {
    @inlinable @inline(__always) public static func + (left: Self, right: Self) -> Self {
        Point(left.x + right.x, left.y + right.y)
    }

    @inlinable @inline(__always) public static func - (left: Self, right: Self) -> Self {
        Point(left.x - right.x, left.y - right.y)
    }

    @inlinable @inline(__always) public static func * (left: Self, right: Float) -> Self {
        Point(left.x * right, left.y * right)
    }
    @inlinable @inline(__always) public static func / (left: Self, right: Float) -> Self {
        Point(left.x / right, left.y / right)
    }
}

/// The nearest point with whole coordinates, halves away from zero.
@inlinable @inline(__always)
public func round<L: Lanes>(_ point: Point<L>) -> Point<L> {
    Point(round(point.x), round(point.y))
}
