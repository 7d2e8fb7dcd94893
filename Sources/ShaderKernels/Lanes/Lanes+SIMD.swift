// Many pixels at once. The standard library's vectors already spell nearly the whole alphabet, and the compiler
// turns each operation into one instruction a register; `Tests` hold them to the scalar results.

extension SIMD4: Lanes where Scalar == Float {
    @inlinable public static var count: Int { 4 }
    @inlinable @inline(__always) public static var indices: SIMD4<Float> { SIMD4(0, 1, 2, 3) }
    @inlinable @inline(__always) public init(bitPattern: SIMD4<UInt32>) { self = unsafeBitCast(bitPattern, to: Self.self) }
    @inlinable @inline(__always) public var bitPattern: SIMD4<UInt32> { unsafeBitCast(self, to: SIMD4<UInt32>.self) }
}

extension SIMD8: Lanes where Scalar == Float {
    @inlinable public static var count: Int { 8 }
    @inlinable @inline(__always) public static var indices: SIMD8<Float> { SIMD8(0, 1, 2, 3, 4, 5, 6, 7) }
    @inlinable @inline(__always) public init(bitPattern: SIMD8<UInt32>) { self = unsafeBitCast(bitPattern, to: Self.self) }
    @inlinable @inline(__always) public var bitPattern: SIMD8<UInt32> { unsafeBitCast(self, to: SIMD8<UInt32>.self) }
}

extension SIMD16: Lanes where Scalar == Float {
    @inlinable public static var count: Int { 16 }
    @inlinable @inline(__always) public static var indices: SIMD16<Float> {
        SIMD16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
    }
    @inlinable @inline(__always) public init(bitPattern: SIMD16<UInt32>) { self = unsafeBitCast(bitPattern, to: Self.self) }
    @inlinable @inline(__always) public var bitPattern: SIMD16<UInt32> { unsafeBitCast(self, to: SIMD16<UInt32>.self) }
}

extension SIMDMask: LaneMask {}

extension SIMD4: LaneBits where Scalar == UInt32 {}
extension SIMD8: LaneBits where Scalar == UInt32 {}
extension SIMD16: LaneBits where Scalar == UInt32 {}
