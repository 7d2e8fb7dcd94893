public import CLanes
public import ShaderKernels

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
