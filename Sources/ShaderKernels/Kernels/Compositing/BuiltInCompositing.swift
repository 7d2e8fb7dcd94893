/// Any of the package's own kernels that make one layer of two.
@frozen
public enum BuiltInCompositing: CompositingKernel, BitwiseCopyable {
    case blend(Blend)
    case mask(Mask)

    @inlinable public var builtIn: BuiltInCompositing? { self }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of top: RGBA<L>, over bottom: RGBA<L>) -> RGBA<L> {
        switch self {
        case .blend(let kernel): kernel.color(at: position, of: top, over: bottom)
        case .mask(let kernel): kernel.color(at: position, of: top, over: bottom)
        }
    }
}
