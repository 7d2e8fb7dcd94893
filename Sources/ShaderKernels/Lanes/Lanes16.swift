public import CLanes

/// Sixteen neighbouring pixels: a register of AVX-512.
@frozen
public struct Lanes16: Lanes {
    public var vector: SIMD16<Float>

    @inlinable @inline(__always)
    public init(_ vector: SIMD16<Float>) { self.vector = vector }
    @inlinable @inline(__always)
    public init(repeating uniform: Float) { vector = SIMD16(repeating: uniform) }
    @inlinable @inline(__always)
    public init(bitPattern: Bits) { vector = unsafeBitCast(bitPattern.vector, to: SIMD16<Float>.self) }
    @inlinable @inline(__always)
    public var bitPattern: Bits { Bits(unsafeBitCast(vector, to: SIMD16<UInt32>.self)) }

    @inlinable public static var count: Int { 16 }
    @inlinable @inline(__always)
    public static var indices: Self {
        Self(SIMD16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
    }

    @inlinable @inline(__always)
    public static func + (left: Self, right: Self) -> Self { Self(lanes16_add(left.vector, right.vector)) }
    @inlinable @inline(__always)
    public static func - (left: Self, right: Self) -> Self { Self(lanes16_sub(left.vector, right.vector)) }
    @inlinable @inline(__always)
    public static func * (left: Self, right: Self) -> Self { Self(lanes16_mul(left.vector, right.vector)) }
    @inlinable @inline(__always)
    public static func / (left: Self, right: Self) -> Self { Self(lanes16_div(left.vector, right.vector)) }

    @inlinable @inline(__always)
    public static func .< (left: Self, right: Self) -> LaneMask<Bits> {
        LaneMask(bits: Bits(lanes16_lt(left.vector, right.vector)))
    }
    @inlinable @inline(__always)
    public static func .<= (left: Self, right: Self) -> LaneMask<Bits> {
        LaneMask(bits: Bits(lanes16_le(left.vector, right.vector)))
    }
    @inlinable @inline(__always)
    public static func .== (left: Self, right: Self) -> LaneMask<Bits> {
        LaneMask(bits: Bits(lanes16_eq(left.vector, right.vector)))
    }
    @inlinable @inline(__always)
    public static func .!= (left: Self, right: Self) -> LaneMask<Bits> {
        LaneMask(bits: Bits(lanes16_ne(left.vector, right.vector)))
    }
    @inlinable @inline(__always)
    public func squareRoot() -> Self { Self(lanes16_sqrt(vector)) }
    @inlinable @inline(__always)
    public func roundedDown() -> Self {
        clanes_hasRounding() != 0 ? Self(lanes16_floor(vector)) : composedRoundedDown()
    }
    @inlinable @inline(__always)
    public func roundedToEven() -> Self {
        clanes_hasRounding() != 0 ? Self(lanes16_roundEven(vector)) : composedRoundedToEven()
    }
    @inlinable @inline(__always)
    public func replacing(with other: Self, where mask: LaneMask<Bits>) -> Self {
        Self(lanes16_select(mask.bits.signed, other.vector, vector))
    }
}

extension Lanes16 {
    @frozen
    public struct Bits: LaneBits {
        public var vector: SIMD16<UInt32>

        @inlinable @inline(__always)
        public init(_ vector: SIMD16<UInt32>) { self.vector = vector }
        @inlinable @inline(__always)
        public init(repeating uniform: UInt32) { vector = SIMD16(repeating: uniform) }

        // What the comparisons make and the selection takes.
        @inlinable @inline(__always)
        init(_ signed: SIMD16<Int32>) { vector = unsafeBitCast(signed, to: SIMD16<UInt32>.self) }
        @inlinable @inline(__always)
        public var signed: SIMD16<Int32> { unsafeBitCast(vector, to: SIMD16<Int32>.self) }

        @inlinable @inline(__always)
        public static func & (left: Self, right: Self) -> Self { Self(lanes16_and(left.vector, right.vector)) }
        @inlinable @inline(__always)
        public static func | (left: Self, right: Self) -> Self { Self(lanes16_or(left.vector, right.vector)) }
        @inlinable @inline(__always)
        public static func ^ (left: Self, right: Self) -> Self { Self(lanes16_xor(left.vector, right.vector)) }
        @inlinable @inline(__always)
        public static func &+ (left: Self, right: Self) -> Self {
            Self(lanes16_addBits(left.vector, right.vector))
        }
        @inlinable @inline(__always)
        public static func &- (left: Self, right: Self) -> Self {
            Self(lanes16_subBits(left.vector, right.vector))
        }

        @inlinable @inline(__always)
        public static func &<< (left: Self, right: UInt32) -> Self {
            Self(lanes16_shiftLeft(left.vector, right))
        }
        @inlinable @inline(__always)
        public static func &>> (left: Self, right: UInt32) -> Self {
            Self(lanes16_shiftRight(left.vector, right))
        }
    }
}
