/// A truth value for each lane: all bits set where it is true, none where it is false.
@frozen
public struct LaneMask<Bits: LaneBits>: Sendable {
    public let bits: Bits

    /// - Parameter bits: all or none in each lane.
    @inlinable @inline(__always)
    public init(bits: Bits) { self.bits = bits }

    @inlinable @inline(__always)
    public static func .& (left: Self, right: Self) -> Self { LaneMask(bits: left.bits & right.bits) }
    @inlinable @inline(__always)
    public static func .| (left: Self, right: Self) -> Self { LaneMask(bits: left.bits | right.bits) }
    @inlinable @inline(__always)
    public static prefix func .! (mask: Self) -> Self {
        LaneMask(bits: mask.bits ^ Bits(repeating: .max))
    }
}
