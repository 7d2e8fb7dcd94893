// One pixel at a time: the reference that every width must equal, bit for bit.

extension Float: Lanes {
    @inlinable public static var count: Int { 1 }
    @inlinable public static var indices: Float { 0 }

    @inlinable @inline(__always)
    public init(repeating uniform: Float) { self = uniform }

    @inlinable @inline(__always)
    public static func .< (left: Float, right: Float) -> LaneMask<UInt32> { LaneMask(left < right) }
    @inlinable @inline(__always)
    public static func .<= (left: Float, right: Float) -> LaneMask<UInt32> { LaneMask(left <= right) }
    @inlinable @inline(__always)
    public static func .== (left: Float, right: Float) -> LaneMask<UInt32> { LaneMask(left == right) }
    @inlinable @inline(__always)
    public static func .!= (left: Float, right: Float) -> LaneMask<UInt32> { LaneMask(left != right) }

    @inlinable @inline(__always)
    public func replacing(with other: Float, where mask: LaneMask<UInt32>) -> Float {
        mask.bits == 0 ? self : other
    }
}

extension LaneMask<UInt32> {
    @inlinable @inline(__always)
    init(_ isTrue: Bool) { self.init(bits: isTrue ? .max : 0) }
}
