/// One value for each of `count` neighbouring pixels: the alphabet in which kernels are written.
///
/// A kernel is generic over its lanes and so written once. `Float` is one pixel at a time, the reference;
/// ``Lanes4``, ``Lanes8`` and ``Lanes16`` are as many pixels at once. In a kernel's text a plain `Float` is
/// uniform, the same for all pixels, and a value of the lane type varies from pixel to pixel.
///
/// Every operation here is exact or correctly rounded by IEEE 754, one rounding an operation, so that all
/// widths and machines give the same bits (C8). Whatever can be composed from these operations is composed, in
/// `Lanes+Functions.swift`, rather than required: then one text serves scalar and wide, and they cannot differ.
/// There is no fused multiply-add, since not every machine has one.
public protocol Lanes: Sendable, BitwiseCopyable {
    /// The 32 bits of each lane.
    associatedtype Bits: LaneBits

    /// Number of pixels side by side.
    static var count: Int { get }
    /// 0, 1, 2, … from the first lane on.
    static var indices: Self { get }

    /// The same value in every lane.
    init(repeating uniform: Float)

    init(bitPattern: Bits)
    var bitPattern: Bits { get }

    static func + (left: Self, right: Self) -> Self
    static func - (left: Self, right: Self) -> Self
    static func * (left: Self, right: Self) -> Self
    static func / (left: Self, right: Self) -> Self

    // Comparisons are false where an operand is NaN; `.!=` is true there.
    static func .< (left: Self, right: Self) -> LaneMask<Bits>
    static func .<= (left: Self, right: Self) -> LaneMask<Bits>
    static func .== (left: Self, right: Self) -> LaneMask<Bits>
    static func .!= (left: Self, right: Self) -> LaneMask<Bits>

    /// `other` in the lanes where `mask` is true, `self` elsewhere.
    func replacing(with other: Self, where mask: LaneMask<Bits>) -> Self
}
