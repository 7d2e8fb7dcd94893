/// One colour everywhere.
@frozen
public struct SolidFill: FillKernel, BitwiseCopyable {
    @usableFromInline let color: RGBA<Float>

    /// - Parameter color: a part that is NaN counts as 0; all are limited to ±65 504, the largest half.
    public init(_ color: Color) { self.color = RGBA(color.limited.premultiplied) }

    @inlinable public var builtIn: BuiltInFill? { .solid(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>) -> RGBA<L> {
        RGBA(
            L(repeating: color.r), L(repeating: color.g), L(repeating: color.b), L(repeating: color.a))
    }
}
