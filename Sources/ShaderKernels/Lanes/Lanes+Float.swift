// One pixel at a time: the reference that every width must equal, bit for bit.

extension Float: Lanes {
    @inlinable public static var count: Int { 1 }
    @inlinable @inline(__always) public static var indices: Float { 0 }

    @inlinable @inline(__always) public init(repeating uniform: Float) { self = uniform }

    @inlinable @inline(__always) public static func .< (left: Float, right: Float) -> Bool { left < right }
    @inlinable @inline(__always) public static func .<= (left: Float, right: Float) -> Bool { left <= right }
    @inlinable @inline(__always) public static func .== (left: Float, right: Float) -> Bool { left == right }
    @inlinable @inline(__always) public static func .!= (left: Float, right: Float) -> Bool { left != right }

    @inlinable @inline(__always) public func replacing(with other: Float, where mask: Bool) -> Float { mask ? other : self }
}

extension Bool: LaneMask {
    @inlinable @inline(__always) public static prefix func .! (mask: Bool) -> Bool { !mask }
    @inlinable @inline(__always) public static func .& (left: Bool, right: Bool) -> Bool { left && right }
    @inlinable @inline(__always) public static func .| (left: Bool, right: Bool) -> Bool { left || right }
}

extension UInt32: LaneBits {
    @inlinable @inline(__always) public init(repeating uniform: UInt32) { self = uniform }
}
