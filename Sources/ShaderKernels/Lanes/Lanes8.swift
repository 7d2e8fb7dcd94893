public import CLanes

/// Eight neighbouring pixels: a register of AVX2.
@frozen
public struct Lanes8: Lanes {
    public var vector: SIMD8<Float>

    @inlinable @inline(__always)
    public init(_ vector: SIMD8<Float>) { self.vector = vector }
    @inlinable @inline(__always)
    public init(repeating uniform: Float) { vector = SIMD8(repeating: uniform) }
    @inlinable @inline(__always)
    public init(bitPattern: Bits) { vector = unsafeBitCast(bitPattern.vector, to: SIMD8<Float>.self) }
    @inlinable @inline(__always)
    public var bitPattern: Bits { Bits(unsafeBitCast(vector, to: SIMD8<UInt32>.self)) }

    @inlinable public static var count: Int { 8 }
    @inlinable @inline(__always)
    public static var indices: Self {
        Self(SIMD8(0, 1, 2, 3, 4, 5, 6, 7))
    }

    @inlinable @inline(__always)
    public static func + (left: Self, right: Self) -> Self { Self(lanes8_add(left.vector, right.vector)) }
    @inlinable @inline(__always)
    public static func - (left: Self, right: Self) -> Self { Self(lanes8_sub(left.vector, right.vector)) }
    @inlinable @inline(__always)
    public static func * (left: Self, right: Self) -> Self { Self(lanes8_mul(left.vector, right.vector)) }
    @inlinable @inline(__always)
    public static func / (left: Self, right: Self) -> Self { Self(lanes8_div(left.vector, right.vector)) }

    @inlinable @inline(__always)
    public static func .< (left: Self, right: Self) -> LaneMask<Bits> {
        LaneMask(bits: Bits(lanes8_lt(left.vector, right.vector)))
    }
    @inlinable @inline(__always)
    public static func .<= (left: Self, right: Self) -> LaneMask<Bits> {
        LaneMask(bits: Bits(lanes8_le(left.vector, right.vector)))
    }
    @inlinable @inline(__always)
    public static func .== (left: Self, right: Self) -> LaneMask<Bits> {
        LaneMask(bits: Bits(lanes8_eq(left.vector, right.vector)))
    }
    @inlinable @inline(__always)
    public static func .!= (left: Self, right: Self) -> LaneMask<Bits> {
        LaneMask(bits: Bits(lanes8_ne(left.vector, right.vector)))
    }
    @inlinable @inline(__always)
    public func squareRoot() -> Self { Self(lanes8_sqrt(vector)) }
    @inlinable @inline(__always)
    public func roundedDown() -> Self {
        clanes_hasRounding() != 0 ? Self(lanes8_floor(vector)) : composedRoundedDown()
    }
    @inlinable @inline(__always)
    public func roundedToEven() -> Self {
        clanes_hasRounding() != 0 ? Self(lanes8_roundEven(vector)) : composedRoundedToEven()
    }
    @inlinable @inline(__always)
    public func replacing(with other: Self, where mask: LaneMask<Bits>) -> Self {
        Self(lanes8_select(mask.bits.signed, other.vector, vector))
    }
}

extension Lanes8 {
    @frozen
    public struct Bits: LaneBits {
        public var vector: SIMD8<UInt32>

        @inlinable @inline(__always)
        public init(_ vector: SIMD8<UInt32>) { self.vector = vector }
        @inlinable @inline(__always)
        public init(repeating uniform: UInt32) { vector = SIMD8(repeating: uniform) }

        // What the comparisons make and the selection takes.
        @inlinable @inline(__always)
        init(_ signed: SIMD8<Int32>) { vector = unsafeBitCast(signed, to: SIMD8<UInt32>.self) }
        @inlinable @inline(__always)
        public var signed: SIMD8<Int32> { unsafeBitCast(vector, to: SIMD8<Int32>.self) }

        @inlinable @inline(__always)
        public static func & (left: Self, right: Self) -> Self { Self(lanes8_and(left.vector, right.vector)) }
        @inlinable @inline(__always)
        public static func | (left: Self, right: Self) -> Self { Self(lanes8_or(left.vector, right.vector)) }
        @inlinable @inline(__always)
        public static func ^ (left: Self, right: Self) -> Self { Self(lanes8_xor(left.vector, right.vector)) }
        @inlinable @inline(__always)
        public static func &+ (left: Self, right: Self) -> Self {
            Self(lanes8_addBits(left.vector, right.vector))
        }
        @inlinable @inline(__always)
        public static func &- (left: Self, right: Self) -> Self {
            Self(lanes8_subBits(left.vector, right.vector))
        }

        @inlinable @inline(__always)
        public static func &<< (left: Self, right: UInt32) -> Self {
            Self(lanes8_shiftLeft(left.vector, right))
        }
        @inlinable @inline(__always)
        public static func &>> (left: Self, right: UInt32) -> Self {
            Self(lanes8_shiftRight(left.vector, right))
        }
    }
}
