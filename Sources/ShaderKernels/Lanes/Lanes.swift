/// One value for each of `count` neighbouring pixels: the alphabet in which kernels are written.
///
/// A kernel is generic over its lanes and so written once. `Float` is one pixel at a time, the reference; `SIMD4`,
/// `SIMD8` and `SIMD16` of `Float` are as many pixels at once. In a kernel's text a plain `Float` is uniform, the
/// same for all pixels, and a value of the lane type varies from pixel to pixel.
///
/// Every operation here is exact or correctly rounded by IEEE 754, one rounding an operation, so that all
/// widths and machines give the same bits (C8). Whatever can be composed from these operations is composed, in
/// `Lanes+Functions.swift`, rather than required: then one text serves scalar and wide, and they cannot differ.
/// There is no fused multiply-add, since not every machine has one, and no conversion that the standard library
/// runs lane by lane.
public protocol Lanes: Sendable, BitwiseCopyable {
    /// A truth value for each lane.
    associatedtype Mask: LaneMask
    /// The 32 bits of each lane.
    associatedtype Bits: LaneBits

    /// Number of pixels side by side.
    static var count: Int { get }

    /// The same value in every lane.
    init(repeating uniform: Float)
    /// 0, 1, 2, … from the first lane on.
    static var indices: Self { get }

    init(bitPattern: Bits)
    var bitPattern: Bits { get }

    static prefix func - (value: Self) -> Self
    static func + (left: Self, right: Self) -> Self
    static func - (left: Self, right: Self) -> Self
    static func * (left: Self, right: Self) -> Self
    static func / (left: Self, right: Self) -> Self

    static func + (left: Self, right: Float) -> Self
    static func - (left: Self, right: Float) -> Self
    static func * (left: Self, right: Float) -> Self
    static func / (left: Self, right: Float) -> Self
    static func + (left: Float, right: Self) -> Self
    static func - (left: Float, right: Self) -> Self
    static func * (left: Float, right: Self) -> Self
    static func / (left: Float, right: Self) -> Self

    // Comparisons are false where an operand is NaN; `.!=` is true there.
    static func .< (left: Self, right: Self) -> Mask
    static func .<= (left: Self, right: Self) -> Mask
    static func .== (left: Self, right: Self) -> Mask
    static func .!= (left: Self, right: Self) -> Mask
    static func .< (left: Self, right: Float) -> Mask
    static func .<= (left: Self, right: Float) -> Mask
    static func .== (left: Self, right: Float) -> Mask
    static func .!= (left: Self, right: Float) -> Mask

    /// `other` in the lanes where `mask` is true, `self` elsewhere.
    func replacing(with other: Self, where mask: Mask) -> Self
    func replacing(with other: Float, where mask: Mask) -> Self
}

/// A truth value for each lane.
public protocol LaneMask: Sendable {
    static prefix func .! (mask: Self) -> Self
    static func .& (left: Self, right: Self) -> Self
    static func .| (left: Self, right: Self) -> Self
}

/// 32 bits for each lane.
public protocol LaneBits: Sendable, BitwiseCopyable {
    init(repeating uniform: UInt32)

    static func & (left: Self, right: Self) -> Self
    static func | (left: Self, right: Self) -> Self
    static func ^ (left: Self, right: Self) -> Self
    static func & (left: Self, right: UInt32) -> Self
    static func | (left: Self, right: UInt32) -> Self
    static func ^ (left: Self, right: UInt32) -> Self
    static func &+ (left: Self, right: Self) -> Self
    static func &- (left: Self, right: UInt32) -> Self
    static func &>> (left: Self, right: UInt32) -> Self
    static func &<< (left: Self, right: UInt32) -> Self
}
