public import CLanes
public import ShaderKernels

// The vectors are made by their initialisers: filling one by subscripts goes through memory at 16 lanes.

extension Lanes16: PixelLanes {
    @inlinable @inline(__always)
    public static func numbers(_ bits: Bits) -> Self { Self(lanes16_numbers(bits.signed)) }
    @inlinable @inline(__always)
    public static func product(_ bits: Bits, _ factor: UInt32) -> Bits {
        Bits(lanes16_mulBits(bits.vector, factor))
    }
    @inlinable @inline(__always)
    public static func scaledBytes(_ bits: Bits, factor: UInt16, half: UInt16) -> Bits {
        Bits(lanes16_scaleBytes(bits.vector, factor, half))
    }
    @inlinable @inline(__always)
    public static func grayBytes(_ bits: Bits) -> Bits { Bits(lanes16_grayBytes(bits.vector)) }
    @inlinable @inline(__always)
    public static func stream(_ bits: Bits, to address: UnsafeMutableRawPointer) {
        lanes16_stream(bits.vector, address)
    }
    @inlinable @inline(__always)
    public static func lane(_ lane: Int, of bits: Bits) -> UInt32 { bits.vector[lane] }
    @inlinable @inline(__always)
    public static func bits(_ lane: (Int) -> UInt32) -> Bits {
        Bits(
            SIMD16(
                lane(0), lane(1), lane(2), lane(3), lane(4), lane(5), lane(6), lane(7),
                lane(8), lane(9), lane(10), lane(11), lane(12), lane(13), lane(14), lane(15)))
    }
    @inlinable @inline(__always)
    public static func pairs(_ lane: (Int) -> UInt64) -> (Bits, Bits) {
        let first = SIMD8<UInt64>(lane(0), lane(1), lane(2), lane(3), lane(4), lane(5), lane(6), lane(7))
        let second = SIMD8<UInt64>(
            lane(8), lane(9), lane(10), lane(11), lane(12), lane(13), lane(14), lane(15))
        return (
            Bits(unsafeBitCast(first, to: SIMD16<UInt32>.self)),
            Bits(unsafeBitCast(second, to: SIMD16<UInt32>.self))
        )
    }
    @inlinable @inline(__always)
    public static func union(_ bits: Bits) -> UInt32 { lanes16_union(bits.vector) }
    @inlinable @inline(__always)
    public static func even(_ first: Bits, _ second: Bits) -> Bits {
        Bits(lanes16_even(first.vector, second.vector))
    }
    @inlinable @inline(__always)
    public static func odd(_ first: Bits, _ second: Bits) -> Bits {
        Bits(lanes16_odd(first.vector, second.vector))
    }
    @inlinable @inline(__always)
    public static func lowTurns(_ first: Bits, _ second: Bits) -> Bits {
        Bits(lanes16_lowTurns(first.vector, second.vector))
    }
    @inlinable @inline(__always)
    public static func highTurns(_ first: Bits, _ second: Bits) -> Bits {
        Bits(lanes16_highTurns(first.vector, second.vector))
    }
    @inlinable @inline(__always)
    public static func numbers(ofHalves halves: Bits) -> Self { Self(lanes16_fromHalves(halves.vector)) }
    @inlinable @inline(__always)
    public static func halves(_ numbers: Self) -> Bits { Bits(lanes16_toHalves(numbers.vector)) }
}
