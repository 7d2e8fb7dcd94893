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

    /// Correctly rounded, as IEEE 754 asks for; NaN of what is below 0, and −0 of −0.
    func squareRoot() -> Self

    /// The largest whole number not above, and the nearest with halves to even. The sign of zero stays.
    ///
    /// Both can be composed from the rest, and are where a processor has no instruction for them.
    func roundedDown() -> Self
    func roundedToEven() -> Self

    /// `other` in the lanes where `mask` is true, `self` elsewhere.
    func replacing(with other: Self, where mask: LaneMask<Bits>) -> Self
}

extension Lanes {
    @inlinable @inline(__always)
    public func roundedDown() -> Self { composedRoundedDown() }
    @inlinable @inline(__always)
    public func roundedToEven() -> Self { composedRoundedToEven() }

    @inlinable @inline(__always)
    func composedRoundedDown() -> Self {
        let nearest = composedRoundedToEven()
        return nearest.replacing(with: nearest - 1, where: self .< nearest)
    }

    /// From 2²³ on every Float is whole. Below, adding 2²³ pushes the fraction out of the significand, which
    /// rounds it as the processor always rounds; taking 2²³ away again leaves the whole number. SSE2 has no
    /// rounding instruction, and the C library's function there costs a call a lane.
    @inlinable @inline(__always)
    func composedRoundedToEven() -> Self {
        let magnitude = abs(self)
        let whole = (magnitude + 0x1p23) - 0x1p23
        return copysign(magnitude.replacing(with: whole, where: magnitude .< Self(repeating: 0x1p23)), self)
    }
}
