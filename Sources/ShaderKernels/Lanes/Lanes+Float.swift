// One pixel at a time: the reference that every width must equal, bit for bit.

extension Float: Lanes {
    @inlinable public static var count: Int { 1 }
    @inlinable public static var indices: Float { 0 }

    @inlinable public init(repeating uniform: Float) { self = uniform }

    @inlinable public static func .< (left: Float, right: Float) -> Bool { left < right }
    @inlinable public static func .<= (left: Float, right: Float) -> Bool { left <= right }
    @inlinable public static func .== (left: Float, right: Float) -> Bool { left == right }
    @inlinable public static func .!= (left: Float, right: Float) -> Bool { left != right }

    @inlinable public func replacing(with other: Float, where mask: Bool) -> Float { mask ? other : self }
}

extension Bool: LaneMask {
    @inlinable public static prefix func .! (mask: Bool) -> Bool { !mask }
    @inlinable public static func .& (left: Bool, right: Bool) -> Bool { left && right }
    @inlinable public static func .| (left: Bool, right: Bool) -> Bool { left || right }
}

extension UInt32: LaneBits {
    @inlinable public init(repeating uniform: UInt32) { self = uniform }
}
