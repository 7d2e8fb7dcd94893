public import ShaderKernels

/// Lanes that hold no numbers, but of which coordinates of the pixel a number depends on.
///
/// A kernel that is run on them once tells what its result can depend on. That is a proof, not a guess: a kernel
/// has no way to look into its lanes and choose another way for some.
@frozen @usableFromInline
struct Dependence: Lanes, LaneBits, OptionSet {
    @usableFromInline let rawValue: UInt8

    @inlinable
    init(rawValue: UInt8) { self.rawValue = rawValue }

    @inlinable static var x: Self { Dependence(rawValue: 1) }
    @inlinable static var y: Self { Dependence(rawValue: 2) }

    @inlinable static var count: Int { 1 }
    /// The number of a lane is its place along x.
    @inlinable static var indices: Self { .x }

    @inlinable
    init(repeating uniform: Float) { self = [] }
    @inlinable
    init(repeating uniform: UInt32) { self = [] }
    @inlinable
    init(bitPattern: Dependence) { self = bitPattern }
    @inlinable var bitPattern: Dependence { self }

    @inlinable static func + (left: Self, right: Self) -> Self { left.union(right) }
    @inlinable static func - (left: Self, right: Self) -> Self { left.union(right) }
    @inlinable static func * (left: Self, right: Self) -> Self { left.union(right) }
    @inlinable static func / (left: Self, right: Self) -> Self { left.union(right) }

    @inlinable static func .< (left: Self, right: Self) -> LaneMask<Self> {
        LaneMask(bits: left.union(right))
    }
    @inlinable static func .<= (left: Self, right: Self) -> LaneMask<Self> {
        LaneMask(bits: left.union(right))
    }
    @inlinable static func .== (left: Self, right: Self) -> LaneMask<Self> {
        LaneMask(bits: left.union(right))
    }
    @inlinable static func .!= (left: Self, right: Self) -> LaneMask<Self> {
        LaneMask(bits: left.union(right))
    }
    @inlinable
    func replacing(with other: Self, where mask: LaneMask<Self>) -> Self { union(other).union(mask.bits) }

    @inlinable static func & (left: Self, right: Self) -> Self { left.union(right) }
    @inlinable static func | (left: Self, right: Self) -> Self { left.union(right) }
    @inlinable static func ^ (left: Self, right: Self) -> Self { left.union(right) }
    @inlinable static func &+ (left: Self, right: Self) -> Self { left.union(right) }
    @inlinable static func &- (left: Self, right: Self) -> Self { left.union(right) }
    @inlinable static func &>> (left: Self, right: UInt32) -> Self { left }
    @inlinable static func &<< (left: Self, right: UInt32) -> Self { left }
}
