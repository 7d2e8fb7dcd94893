public import ShaderKernels

/// Lanes that can be filled from memory: what the host needs beyond the alphabet of the kernels.
public protocol PixelLanes: Lanes {
    /// Bits made lane by lane, from lane 0 on.
    static func bits(_ lane: (Int) -> UInt32) -> Bits
    /// One lane of `bits`, `lane` in 0..<count.
    static func lane(_ lane: Int, of bits: Bits) -> UInt32
}

extension Float: PixelLanes {
    @inlinable @inline(__always) public static func bits(_ lane: (Int) -> UInt32) -> UInt32 { lane(0) }
    @inlinable @inline(__always) public static func lane(_ lane: Int, of bits: UInt32) -> UInt32 { bits }
}

// The vectors are made by their initialisers: filling one by subscripts goes through memory at 16 lanes.

extension Lanes4: PixelLanes {
    @inlinable @inline(__always)
    public static func bits(_ lane: (Int) -> UInt32) -> Bits {
        Bits(
            SIMD4(
                lane(0), lane(1), lane(2), lane(3)))
    }

    @inlinable @inline(__always)
    public static func lane(_ lane: Int, of bits: Bits) -> UInt32 { bits.vector[lane] }
}

extension Lanes8: PixelLanes {
    @inlinable @inline(__always)
    public static func bits(_ lane: (Int) -> UInt32) -> Bits {
        Bits(
            SIMD8(
                lane(0), lane(1), lane(2), lane(3), lane(4), lane(5), lane(6), lane(7)))
    }

    @inlinable @inline(__always)
    public static func lane(_ lane: Int, of bits: Bits) -> UInt32 { bits.vector[lane] }
}

extension Lanes16: PixelLanes {
    @inlinable @inline(__always)
    public static func bits(_ lane: (Int) -> UInt32) -> Bits {
        Bits(
            SIMD16(
                lane(0), lane(1), lane(2), lane(3), lane(4), lane(5), lane(6), lane(7),
                lane(8), lane(9), lane(10), lane(11), lane(12), lane(13), lane(14), lane(15)))
    }

    @inlinable @inline(__always)
    public static func lane(_ lane: Int, of bits: Bits) -> UInt32 { bits.vector[lane] }
}
