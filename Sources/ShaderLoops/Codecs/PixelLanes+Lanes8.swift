public import CLanes
public import ShaderKernels

// The vectors are made by their initialisers: filling one by subscripts goes through memory at 16 lanes.

extension Lanes8: PixelLanes {
    @inlinable @inline(__always)
    public static func numbers(_ bits: Bits) -> Self { Self(lanes8_numbers(bits.signed)) }
    @inlinable @inline(__always)
    public static func product(_ bits: Bits, _ factor: UInt32) -> Bits {
        Bits(lanes8_mulBits(bits.vector, factor))
    }
    @inlinable @inline(__always)
    public static func scaledBytes(_ bits: Bits, factor: UInt16, half: UInt16) -> Bits {
        Bits(lanes8_scaleBytes(bits.vector, factor, half))
    }
    @inlinable @inline(__always)
    public static func grayBytes(_ bits: Bits) -> Bits { Bits(lanes8_grayBytes(bits.vector)) }
    @inlinable @inline(__always)
    public static func stream(_ bits: Bits, to address: UnsafeMutableRawPointer) {
        lanes8_stream(bits.vector, address)
    }
    @inlinable @inline(__always)
    public static func lane(_ lane: Int, of bits: Bits) -> UInt32 { bits.vector[lane] }
    @inlinable @inline(__always)
    public static func bits(_ lane: (Int) -> UInt32) -> Bits {
        Bits(
            SIMD8(
                lane(0), lane(1), lane(2), lane(3), lane(4), lane(5), lane(6), lane(7)))
    }
    @inlinable @inline(__always)
    public static func pairs(_ lane: (Int) -> UInt64) -> (Bits, Bits) {
        let first = SIMD4<UInt64>(lane(0), lane(1), lane(2), lane(3))
        let second = SIMD4<UInt64>(
            lane(4), lane(5), lane(6), lane(7))
        return (
            Bits(unsafeBitCast(first, to: SIMD8<UInt32>.self)),
            Bits(unsafeBitCast(second, to: SIMD8<UInt32>.self))
        )
    }
    @inlinable @inline(__always)
    public static func union(_ bits: Bits) -> UInt32 { lanes8_union(bits.vector) }
    @inlinable @inline(__always)
    public static func even(_ first: Bits, _ second: Bits) -> Bits {
        Bits(lanes8_even(first.vector, second.vector))
    }
    @inlinable @inline(__always)
    public static func odd(_ first: Bits, _ second: Bits) -> Bits {
        Bits(lanes8_odd(first.vector, second.vector))
    }
    @inlinable @inline(__always)
    public static func lowTurns(_ first: Bits, _ second: Bits) -> Bits {
        Bits(lanes8_lowTurns(first.vector, second.vector))
    }
    @inlinable @inline(__always)
    public static func highTurns(_ first: Bits, _ second: Bits) -> Bits {
        Bits(lanes8_highTurns(first.vector, second.vector))
    }
    @inlinable @inline(__always)
    public static func numbers(ofHalves halves: Bits) -> Self { Self(lanes8_fromHalves(halves.vector)) }
    @inlinable @inline(__always)
    public static func halves(_ numbers: Self) -> Bits { Bits(lanes8_toHalves(numbers.vector)) }
}
