public import CLanes
public import ShaderKernels

/// Lanes that can be filled from memory: what the pixel loop needs beyond the alphabet of the kernels.
public protocol PixelLanes: Lanes {
    /// The numbers that the bits count, exact below 2²⁴.
    static func numbers(_ bits: Bits) -> Self
    /// Stores past the caches, to an address that is a multiple of the lanes' size in bytes.
    static func stream(_ bits: Bits, to address: UnsafeMutableRawPointer)
    /// One lane of `bits`, `lane` in 0..<count.
    static func lane(_ lane: Int, of bits: Bits) -> UInt32
    /// Bits made lane by lane.
    static func bits(_ lane: (Int) -> UInt32) -> Bits
    /// The bits that are set in any lane.
    static func union(_ bits: Bits) -> UInt32
    /// Two words for each lane, made lane by lane, and sorted into all the low and all the high ones.
    static func pairs(_ lane: (Int) -> UInt64) -> (low: Bits, high: Bits)
}

extension Float: PixelLanes {
    @inlinable @inline(__always)
    public static func numbers(_ bits: UInt32) -> Float { Float(bits) }
    @inlinable @inline(__always)
    public static func stream(_ bits: UInt32, to address: UnsafeMutableRawPointer) {
        address.storeBytes(of: bits, as: UInt32.self)
    }
    @inlinable @inline(__always)
    public static func lane(_ lane: Int, of bits: UInt32) -> UInt32 { bits }
    @inlinable @inline(__always)
    public static func bits(_ lane: (Int) -> UInt32) -> UInt32 { lane(0) }
    @inlinable @inline(__always)
    public static func union(_ bits: UInt32) -> UInt32 { bits }
    @inlinable @inline(__always)
    public static func pairs(_ lane: (Int) -> UInt64) -> (low: UInt32, high: UInt32) {
        let pair = lane(0)
        return (UInt32(truncatingIfNeeded: pair), UInt32(truncatingIfNeeded: pair &>> 32))
    }
}

// The vectors are made by their initialisers: filling one by subscripts goes through memory at 16 lanes.

extension Lanes4: PixelLanes {
    @inlinable @inline(__always)
    public static func numbers(_ bits: Bits) -> Self { Self(lanes4_numbers(bits.signed)) }
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
    public static func union(_ bits: Bits) -> UInt32 { lanes4_union(bits.vector) }
    @inlinable @inline(__always)
    public static func pairs(_ lane: (Int) -> UInt64) -> (low: Bits, high: Bits) {
        let first = SIMD2<UInt64>(lane(0), lane(1))
        let second = SIMD2<UInt64>(
            lane(2), lane(3))
        return (Bits(lanes4_low(first, second)), Bits(lanes4_high(first, second)))
    }
}

extension Lanes8: PixelLanes {
    @inlinable @inline(__always)
    public static func numbers(_ bits: Bits) -> Self { Self(lanes8_numbers(bits.signed)) }
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
    public static func union(_ bits: Bits) -> UInt32 { lanes8_union(bits.vector) }
    @inlinable @inline(__always)
    public static func pairs(_ lane: (Int) -> UInt64) -> (low: Bits, high: Bits) {
        let first = SIMD4<UInt64>(lane(0), lane(1), lane(2), lane(3))
        let second = SIMD4<UInt64>(
            lane(4), lane(5), lane(6), lane(7))
        return (Bits(lanes8_low(first, second)), Bits(lanes8_high(first, second)))
    }
}

extension Lanes16: PixelLanes {
    @inlinable @inline(__always)
    public static func numbers(_ bits: Bits) -> Self { Self(lanes16_numbers(bits.signed)) }
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
    public static func union(_ bits: Bits) -> UInt32 { lanes16_union(bits.vector) }
    @inlinable @inline(__always)
    public static func pairs(_ lane: (Int) -> UInt64) -> (low: Bits, high: Bits) {
        let first = SIMD8<UInt64>(lane(0), lane(1), lane(2), lane(3), lane(4), lane(5), lane(6), lane(7))
        let second = SIMD8<UInt64>(
            lane(8), lane(9), lane(10), lane(11), lane(12), lane(13), lane(14), lane(15))
        return (Bits(lanes16_low(first, second)), Bits(lanes16_high(first, second)))
    }
}
