public import ShaderKernels

/// Lanes that hold no numbers, but how a number depends on the coordinates of the pixel.
///
/// A kernel that is run on them once tells what its result can depend on. That is a proof, not a guess: a kernel
/// has no way to look into its lanes and choose another way for some.
@frozen @usableFromInline
struct Dependence: Lanes, LaneBits, OptionSet {
    @usableFromInline let rawValue: UInt8

    @inlinable
    init(rawValue: UInt8) { self.rawValue = rawValue }

    @inlinable static var x: Self { Dependence(rawValue: 1) }
    /// The coordinate itself.
    @inlinable static var y: Self { [onY, isY] }

    @inlinable static var onY: Self { Dependence(rawValue: 2) }
    @inlinable static var isY: Self { Dependence(rawValue: 4) }
    /// The coordinate itself plus something that does not depend on it, rounded once: where y is 0, that is what is
    /// added.
    @inlinable static var isYPlus: Self { Dependence(rawValue: 8) }

    /// What a number depends on that is made of these two in any way.
    @inlinable
    func with(_ other: Self) -> Self { union(other).intersection([.x, .onY]) }

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

    @inlinable static func + (left: Self, right: Self) -> Self {
        let isYPlus = left == .y && !right.contains(.onY) || right == .y && !left.contains(.onY)
        return isYPlus ? left.with(right).union(.isYPlus) : left.with(right)
    }
    @inlinable static func - (left: Self, right: Self) -> Self { left.with(right) }
    @inlinable static func * (left: Self, right: Self) -> Self { left.with(right) }
    @inlinable static func / (left: Self, right: Self) -> Self { left.with(right) }

    @inlinable
    func squareRoot() -> Self { with([]) }

    @inlinable static func .< (left: Self, right: Self) -> LaneMask<Self> {
        LaneMask(bits: left.with(right))
    }
    @inlinable static func .<= (left: Self, right: Self) -> LaneMask<Self> {
        LaneMask(bits: left.with(right))
    }
    @inlinable static func .== (left: Self, right: Self) -> LaneMask<Self> {
        LaneMask(bits: left.with(right))
    }
    @inlinable static func .!= (left: Self, right: Self) -> LaneMask<Self> {
        LaneMask(bits: left.with(right))
    }
    @inlinable
    func replacing(with other: Self, where mask: LaneMask<Self>) -> Self { with(other).with(mask.bits) }

    @inlinable static func & (left: Self, right: Self) -> Self { left.with(right) }
    @inlinable static func | (left: Self, right: Self) -> Self { left.with(right) }
    @inlinable static func ^ (left: Self, right: Self) -> Self { left.with(right) }
    @inlinable static func &+ (left: Self, right: Self) -> Self { left.with(right) }
    @inlinable static func &- (left: Self, right: Self) -> Self { left.with(right) }
    @inlinable static func &>> (left: Self, right: UInt32) -> Self { left.with([]) }
    @inlinable static func &<< (left: Self, right: UInt32) -> Self { left.with([]) }
}
