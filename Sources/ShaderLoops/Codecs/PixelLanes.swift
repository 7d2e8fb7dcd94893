public import CLanes
public import ShaderKernels

/// Lanes that can be filled from memory: what the pixel loop needs beyond the alphabet of the kernels.
public protocol PixelLanes: Lanes {
    /// The numbers that the bits count, exact below 2²⁴.
    static func numbers(_ bits: Bits) -> Self
    /// Every lane times a number, of which the low 32 bits stay.
    static func product(_ bits: Bits, _ factor: UInt32) -> Bits
    /// Each of the four bytes of a lane times a factor in 65 536ths, plus a half in 256ths, and the fraction
    /// dropped. Two bytes share an instruction.
    static func scaledBytes(_ bits: Bits, factor: UInt16, half: UInt16) -> Bits
    /// The low three bytes of a lane become their mean, rounded; the fourth stays.
    static func grayBytes(_ bits: Bits) -> Bits
    /// Stores past the caches, to an address that is a multiple of the lanes' size in bytes.
    static func stream(_ bits: Bits, to address: UnsafeMutableRawPointer)
    /// One lane of `bits`, `lane` in 0..<count.
    static func lane(_ lane: Int, of bits: Bits) -> UInt32
    /// Bits made lane by lane.
    static func bits(_ lane: (Int) -> UInt32) -> Bits
    /// Two words for each lane, made lane by lane: those of the first half of the lanes, and of the second.
    static func pairs(_ lane: (Int) -> UInt64) -> (Bits, Bits)
    /// The bits that are set in any lane.
    static func union(_ bits: Bits) -> UInt32

    // Of two in a row, every second lane; and the lanes of two in turns. Each pair undoes the other.
    static func even(_ first: Bits, _ second: Bits) -> Bits
    static func odd(_ first: Bits, _ second: Bits) -> Bits
    static func lowTurns(_ first: Bits, _ second: Bits) -> Bits
    static func highTurns(_ first: Bits, _ second: Bits) -> Bits

    /// The numbers that the low 16 bits stand for as halves, and the halves nearest to numbers, ties to even.
    /// A NaN becomes some NaN.
    static func numbers(ofHalves halves: Bits) -> Self
    static func halves(_ numbers: Self) -> Bits
}

extension Float: PixelLanes {
    @inlinable @inline(__always)
    public static func numbers(_ bits: UInt32) -> Float { Float(bits) }
    @inlinable @inline(__always)
    public static func product(_ bits: UInt32, _ factor: UInt32) -> UInt32 { bits &* factor }
    @inlinable @inline(__always)
    public static func scaledBytes(_ bits: UInt32, factor: UInt16, half: UInt16) -> UInt32 {
        lanes4_scaleBytes(SIMD4(repeating: bits), factor, half)[0]
    }
    @inlinable @inline(__always)
    public static func grayBytes(_ bits: UInt32) -> UInt32 { lanes4_grayBytes(SIMD4(repeating: bits))[0] }
    @inlinable @inline(__always)
    public static func stream(_ bits: UInt32, to address: UnsafeMutableRawPointer) {
        address.storeBytes(of: bits, as: UInt32.self)
    }
    @inlinable @inline(__always)
    public static func lane(_ lane: Int, of bits: UInt32) -> UInt32 { bits }
    @inlinable @inline(__always)
    public static func bits(_ lane: (Int) -> UInt32) -> UInt32 { lane(0) }
    @inlinable @inline(__always)
    public static func pairs(_ lane: (Int) -> UInt64) -> (UInt32, UInt32) {
        let pair = lane(0)
        return (UInt32(truncatingIfNeeded: pair), UInt32(truncatingIfNeeded: pair &>> 32))
    }
    @inlinable @inline(__always)
    public static func union(_ bits: UInt32) -> UInt32 { bits }
    @inlinable @inline(__always)
    public static func even(_ first: UInt32, _ second: UInt32) -> UInt32 { first }
    @inlinable @inline(__always)
    public static func odd(_ first: UInt32, _ second: UInt32) -> UInt32 { second }
    @inlinable @inline(__always)
    public static func lowTurns(_ first: UInt32, _ second: UInt32) -> UInt32 { first }
    @inlinable @inline(__always)
    public static func highTurns(_ first: UInt32, _ second: UInt32) -> UInt32 { second }
    @inlinable @inline(__always)
    public static func numbers(ofHalves halves: UInt32) -> Float {
        lanes4_fromHalves(SIMD4(repeating: halves))[0]
    }
    @inlinable @inline(__always)
    public static func halves(_ numbers: Float) -> UInt32 { lanes4_toHalves(SIMD4(repeating: numbers))[0] }
}

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
