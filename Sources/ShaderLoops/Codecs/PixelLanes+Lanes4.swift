public import CLanes
public import ShaderKernels

// The vectors are made by their initialisers: filling one by subscripts goes through memory at 16 lanes.

extension Lanes4: PixelLanes {
    @inlinable @inline(__always)
    public static func numbers(_ bits: Bits) -> Self { Self(lanes4_numbers(bits.signed)) }
    @inlinable @inline(__always)
    public static func product(_ bits: Bits, _ factor: UInt32) -> Bits {
        Bits(lanes4_mulBits(bits.vector, factor))
    }
    @inlinable @inline(__always)
    public static func scaledBytes(_ bits: Bits, factor: UInt16, half: UInt16) -> Bits {
        Bits(lanes4_scaleBytes(bits.vector, factor, half))
    }
    @inlinable @inline(__always)
    public static func grayBytes(_ bits: Bits) -> Bits { Bits(lanes4_grayBytes(bits.vector)) }
    @inlinable @inline(__always)
    public static func stream(_ bits: Bits, to address: UnsafeMutableRawPointer) {
        lanes4_stream(bits.vector, address)
    }
    @inlinable @inline(__always)
    public static func lane(_ lane: Int, of bits: Bits) -> UInt32 { bits.vector[lane] }
    @inlinable @inline(__always)
    public static func bits(_ lane: (Int) -> UInt32) -> Bits {
        Bits(
            SIMD4(
                lane(0), lane(1), lane(2), lane(3)))
    }
    @inlinable @inline(__always)
    public static func pairs(_ lane: (Int) -> UInt64) -> (Bits, Bits) {
        let first = SIMD2<UInt64>(lane(0), lane(1))
        let second = SIMD2<UInt64>(
            lane(2), lane(3))
        return (
            Bits(unsafeBitCast(first, to: SIMD4<UInt32>.self)),
            Bits(unsafeBitCast(second, to: SIMD4<UInt32>.self))
        )
    }
    @inlinable @inline(__always)
    public static func union(_ bits: Bits) -> UInt32 { lanes4_union(bits.vector) }
    @inlinable @inline(__always)
    public static func even(_ first: Bits, _ second: Bits) -> Bits {
        Bits(lanes4_even(first.vector, second.vector))
    }
    @inlinable @inline(__always)
    public static func odd(_ first: Bits, _ second: Bits) -> Bits {
        Bits(lanes4_odd(first.vector, second.vector))
    }
    @inlinable @inline(__always)
    public static func lowTurns(_ first: Bits, _ second: Bits) -> Bits {
        Bits(lanes4_lowTurns(first.vector, second.vector))
    }
    @inlinable @inline(__always)
    public static func highTurns(_ first: Bits, _ second: Bits) -> Bits {
        Bits(lanes4_highTurns(first.vector, second.vector))
    }
    @inlinable @inline(__always)
    public static func numbers(ofHalves halves: Bits) -> Self { Self(lanes4_fromHalves(halves.vector)) }
    @inlinable @inline(__always)
    public static func halves(_ numbers: Self) -> Bits { Bits(lanes4_toHalves(numbers.vector)) }
}
