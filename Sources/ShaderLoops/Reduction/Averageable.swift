public import ShaderKernels

/// What averages are made of: the colours of several pixels, or the four channels of one.
@usableFromInline
protocol Averageable {
    static var zero: Self { get }
    static func + (left: Self, right: Self) -> Self
    static func - (left: Self, right: Self) -> Self
    static func * (left: Self, right: Float) -> Self
}

extension RGBA: Averageable {
    @inlinable @inline(__always)
    static var zero: Self { .clear }
}

extension Lanes4: Averageable {
    @inlinable @inline(__always)
    static var zero: Self { Self(repeating: 0) }
}
