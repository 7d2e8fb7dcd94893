// A uniform value beside a varying one.

extension Lanes {
    @inlinable @inline(__always)
    public static func + (left: Self, right: Float) -> Self { left + Self(repeating: right) }
    @inlinable @inline(__always)
    public static func - (left: Self, right: Float) -> Self { left - Self(repeating: right) }
    @inlinable @inline(__always)
    public static func * (left: Self, right: Float) -> Self { left * Self(repeating: right) }
    @inlinable @inline(__always)
    public static func / (left: Self, right: Float) -> Self { left / Self(repeating: right) }

    @inlinable @inline(__always)
    public static func + (left: Float, right: Self) -> Self { Self(repeating: left) + right }
    @inlinable @inline(__always)
    public static func - (left: Float, right: Self) -> Self { Self(repeating: left) - right }
    @inlinable @inline(__always)
    public static func * (left: Float, right: Self) -> Self { Self(repeating: left) * right }
    @inlinable @inline(__always)
    public static func / (left: Float, right: Self) -> Self { Self(repeating: left) / right }

    @inlinable @inline(__always)
    public static func .< (left: Self, right: Float) -> LaneMask<Bits> { left .< Self(repeating: right) }
    @inlinable @inline(__always)
    public static func .<= (left: Self, right: Float) -> LaneMask<Bits> { left .<= Self(repeating: right) }
    @inlinable @inline(__always)
    public static func .== (left: Self, right: Float) -> LaneMask<Bits> { left .== Self(repeating: right) }
    @inlinable @inline(__always)
    public static func .!= (left: Self, right: Float) -> LaneMask<Bits> { left .!= Self(repeating: right) }

    @inlinable @inline(__always)
    public func replacing(with other: Float, where mask: LaneMask<Bits>) -> Self {
        replacing(with: Self(repeating: other), where: mask)
    }
}
