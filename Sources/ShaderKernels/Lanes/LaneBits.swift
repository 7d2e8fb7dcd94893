/// 32 bits for each lane.
public protocol LaneBits: Sendable, BitwiseCopyable {
    init(repeating uniform: UInt32)

    static func & (left: Self, right: Self) -> Self
    static func | (left: Self, right: Self) -> Self
    static func ^ (left: Self, right: Self) -> Self
    static func &+ (left: Self, right: Self) -> Self
    static func &- (left: Self, right: Self) -> Self
    /// Shifts by 0..<32.
    static func &>> (left: Self, right: UInt32) -> Self
    static func &<< (left: Self, right: UInt32) -> Self
}

// The same bits beside varying ones. Not members of the protocol, where they would stand in for its
// requirements.

@inlinable @inline(__always)
public func & <Bits: LaneBits>(left: Bits, right: UInt32) -> Bits { left & Bits(repeating: right) }
@inlinable @inline(__always)
public func | <Bits: LaneBits>(left: Bits, right: UInt32) -> Bits { left | Bits(repeating: right) }
@inlinable @inline(__always)
public func &- <Bits: LaneBits>(left: Bits, right: UInt32) -> Bits { left &- Bits(repeating: right) }

extension UInt32: LaneBits {
    @inlinable @inline(__always)
    public init(repeating uniform: UInt32) { self = uniform }
}
