/// Any of the package's own kernels that make one layer of two.
@frozen
public enum BuiltInCompositing: CompositingKernel, BitwiseCopyable {
    case blend(Blend)
    case mask(Mask)
    case crop(Crop)
    case crossFade(CrossFade)
    case diagonalWipe(DiagonalWipe)
    case dissolve(Dissolve)
    case distanceFade(DistanceFade)
    case grayFade(GrayFade)
    case iris(Iris)
    case pacedFade(PacedFade)
    case slices(Slices)
    case squeeze(Squeeze)
    case sweep(Sweep)
    case wind(Wind)
    case wipe(Wipe)

    @inlinable public var builtIn: BuiltInCompositing? { self }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of top: RGBA<L>, over bottom: RGBA<L>) -> RGBA<L> {
        switch self {
        case .blend(let kernel): kernel.color(at: position, of: top, over: bottom)
        case .mask(let kernel): kernel.color(at: position, of: top, over: bottom)
        case .crop(let kernel): kernel.color(at: position, of: top, over: bottom)
        case .crossFade(let kernel): kernel.color(at: position, of: top, over: bottom)
        case .diagonalWipe(let kernel): kernel.color(at: position, of: top, over: bottom)
        case .dissolve(let kernel): kernel.color(at: position, of: top, over: bottom)
        case .distanceFade(let kernel): kernel.color(at: position, of: top, over: bottom)
        case .grayFade(let kernel): kernel.color(at: position, of: top, over: bottom)
        case .iris(let kernel): kernel.color(at: position, of: top, over: bottom)
        case .pacedFade(let kernel): kernel.color(at: position, of: top, over: bottom)
        case .slices(let kernel): kernel.color(at: position, of: top, over: bottom)
        case .squeeze(let kernel): kernel.color(at: position, of: top, over: bottom)
        case .sweep(let kernel): kernel.color(at: position, of: top, over: bottom)
        case .wind(let kernel): kernel.color(at: position, of: top, over: bottom)
        case .wipe(let kernel): kernel.color(at: position, of: top, over: bottom)
        }
    }
}
