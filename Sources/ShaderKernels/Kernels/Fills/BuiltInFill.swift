/// Any of the package's own kernels that make a colour of a position. Those with a gradient point to its ramp, which
/// must outlive them.
@frozen
public enum BuiltInFill: FillKernel, BitwiseCopyable {
    case solid(SolidFill)
    case linear(LinearFill)
    case radial(RadialFill)
    case angular(AngularFill)

    @inlinable public var builtIn: BuiltInFill? { self }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>) -> RGBA<L> {
        switch self {
        case .solid(let kernel): kernel.color(at: position)
        case .linear(let kernel): kernel.color(at: position)
        case .radial(let kernel): kernel.color(at: position)
        case .angular(let kernel): kernel.color(at: position)
        }
    }
}
