/// Colours, premultiplied by alpha and sRGB-encoded; 0…1, and unclamped between effects (C1, C2).
@frozen
public struct RGBA<L: Lanes>: Sendable, BitwiseCopyable {
    public var r: L
    public var g: L
    public var b: L
    public var a: L

    @inlinable @inline(__always) public init(_ r: L, _ g: L, _ b: L, _ a: L) {
        self.r = r
        self.g = g
        self.b = b
        self.a = a
    }

    /// Nothing: black with alpha 0.
    @inlinable @inline(__always) public static var clear: Self {
        let zero = L(repeating: 0)
        return RGBA(zero, zero, zero, zero)
    }
}

extension RGBA {
    @inlinable @inline(__always) public static func + (left: Self, right: Self) -> Self {
        RGBA(left.r + right.r, left.g + right.g, left.b + right.b, left.a + right.a)
    }

    @inlinable @inline(__always) public static func - (left: Self, right: Self) -> Self {
        RGBA(left.r - right.r, left.g - right.g, left.b - right.b, left.a - right.a)
    }

    /// All four channels scaled, which is how a premultiplied colour fades.
    @inlinable @inline(__always) public static func * (left: Self, right: L) -> Self {
        left.map { $0 * right }
    }

    /// All four channels scaled alike in every pixel.
    @inlinable @inline(__always) @_disfavoredOverload
    public static func * (left: Self, right: Float) -> Self {
        left * L(repeating: right)
    }

    /// `other` in the lanes where `mask` is true, `self` elsewhere.
    @inlinable @inline(__always) public func replacing(with other: Self, where mask: LaneMask<L.Bits>) -> Self {
        RGBA(
            r.replacing(with: other.r, where: mask), g.replacing(with: other.g, where: mask),
            b.replacing(with: other.b, where: mask), a.replacing(with: other.a, where: mask))
    }

    /// The same function of each channel.
    @inlinable @inline(__always) public func map(_ transform: (L) -> L) -> Self {
        RGBA(transform(r), transform(g), transform(b), transform(a))
    }
}

/// `mix` of each channel.
@inlinable @inline(__always)
public func mix<L: Lanes>(_ a: RGBA<L>, _ b: RGBA<L>, _ t: L) -> RGBA<L> {
    RGBA(mix(a.r, b.r, t), mix(a.g, b.g, t), mix(a.b, b.b, t), mix(a.a, b.a, t))
}
