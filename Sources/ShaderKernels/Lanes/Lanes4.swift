public import CLanes

/// Four neighbouring pixels: a register of SSE2 and NEON.
@frozen
public struct Lanes4: Lanes {
    public var vector: SIMD4<Float>

    @inlinable @inline(__always)
    public init(_ vector: SIMD4<Float>) { self.vector = vector }
    @inlinable @inline(__always)
    public init(repeating uniform: Float) { vector = SIMD4(repeating: uniform) }
    @inlinable @inline(__always)
    public init(bitPattern: Bits) { vector = unsafeBitCast(bitPattern.vector, to: SIMD4<Float>.self) }
    @inlinable @inline(__always)
    public var bitPattern: Bits { Bits(unsafeBitCast(vector, to: SIMD4<UInt32>.self)) }

    @inlinable public static var count: Int { 4 }
    @inlinable @inline(__always)
    public static var indices: Self {
        Self(SIMD4(0, 1, 2, 3))
    }

    @inlinable @inline(__always)
    public static func + (left: Self, right: Self) -> Self { Self(lanes4_add(left.vector, right.vector)) }
    @inlinable @inline(__always)
    public static func - (left: Self, right: Self) -> Self { Self(lanes4_sub(left.vector, right.vector)) }
    @inlinable @inline(__always)
    public static func * (left: Self, right: Self) -> Self { Self(lanes4_mul(left.vector, right.vector)) }
    @inlinable @inline(__always)
    public static func / (left: Self, right: Self) -> Self { Self(lanes4_div(left.vector, right.vector)) }

    @inlinable @inline(__always)
    public static func .< (left: Self, right: Self) -> LaneMask<Bits> {
        LaneMask(bits: Bits(lanes4_lt(left.vector, right.vector)))
    }
    @inlinable @inline(__always)
    public static func .<= (left: Self, right: Self) -> LaneMask<Bits> {
        LaneMask(bits: Bits(lanes4_le(left.vector, right.vector)))
    }
    @inlinable @inline(__always)
    public static func .== (left: Self, right: Self) -> LaneMask<Bits> {
        LaneMask(bits: Bits(lanes4_eq(left.vector, right.vector)))
    }
    @inlinable @inline(__always)
    public static func .!= (left: Self, right: Self) -> LaneMask<Bits> {
        LaneMask(bits: Bits(lanes4_ne(left.vector, right.vector)))
    }
    @inlinable @inline(__always)
    public func squareRoot() -> Self { Self(lanes4_sqrt(vector)) }
    @inlinable @inline(__always)
    public func roundedDown() -> Self {
        clanes_hasRounding() != 0 ? Self(lanes4_floor(vector)) : composedRoundedDown()
    }
    @inlinable @inline(__always)
    public func roundedToEven() -> Self {
        clanes_hasRounding() != 0 ? Self(lanes4_roundEven(vector)) : composedRoundedToEven()
    }
    @inlinable @inline(__always)
    public func replacing(with other: Self, where mask: LaneMask<Bits>) -> Self {
        Self(lanes4_select(mask.bits.signed, other.vector, vector))
    }
}

extension Lanes4 {
    @frozen
    public struct Bits: LaneBits {
        public var vector: SIMD4<UInt32>

        @inlinable @inline(__always)
        public init(_ vector: SIMD4<UInt32>) { self.vector = vector }
        @inlinable @inline(__always)
        public init(repeating uniform: UInt32) { vector = SIMD4(repeating: uniform) }

        // What the comparisons make and the selection takes.
        @inlinable @inline(__always)
        init(_ signed: SIMD4<Int32>) { vector = unsafeBitCast(signed, to: SIMD4<UInt32>.self) }
        @inlinable @inline(__always)
        public var signed: SIMD4<Int32> { unsafeBitCast(vector, to: SIMD4<Int32>.self) }

        @inlinable @inline(__always)
        public static func & (left: Self, right: Self) -> Self { Self(lanes4_and(left.vector, right.vector)) }
        @inlinable @inline(__always)
        public static func | (left: Self, right: Self) -> Self { Self(lanes4_or(left.vector, right.vector)) }
        @inlinable @inline(__always)
        public static func ^ (left: Self, right: Self) -> Self { Self(lanes4_xor(left.vector, right.vector)) }
        @inlinable @inline(__always)
        public static func &+ (left: Self, right: Self) -> Self {
            Self(lanes4_addBits(left.vector, right.vector))
        }
        @inlinable @inline(__always)
        public static func &- (left: Self, right: Self) -> Self {
            Self(lanes4_subBits(left.vector, right.vector))
        }

        @inlinable @inline(__always)
        public static func &<< (left: Self, right: UInt32) -> Self {
            Self(lanes4_shiftLeft(left.vector, right))
        }
        @inlinable @inline(__always)
        public static func &>> (left: Self, right: UInt32) -> Self {
            Self(lanes4_shiftRight(left.vector, right))
        }
    }
}
