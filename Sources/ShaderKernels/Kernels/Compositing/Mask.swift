/// Shows the bottom where the top is opaque: what is below is scaled by the alpha of what is above, whose colours do not
/// count. Where that is clear nothing is left, of infinities and NaN neither.
@frozen
public struct Mask: CompositingKernel, BitwiseCopyable {
    @inlinable public init() {}

    @inlinable public var builtIn: BuiltInCompositing? { .mask(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of top: RGBA<L>, over bottom: RGBA<L>) -> RGBA<L> {
        (bottom * top.a).replacing(with: .clear, where: top.a .== 0)
    }
}
