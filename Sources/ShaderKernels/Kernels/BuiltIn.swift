/// Any of the package's own colour kernels.
///
/// A pass made of the package's own kernels alone can be handed over as data, to loops that were compiled
/// beforehand for each instruction set. A kernel from elsewhere is compiled with its caller, for the caller's
/// instruction set.
@frozen
public enum BuiltInColor: ColorKernel, BitwiseCopyable {
    case gray(Gray)
    case matrix(ColorMatrix)
    case opacity(Opacity)

    @inlinable public var builtIn: BuiltInColor? { self }

    @inlinable public var usesPosition: Bool {
        switch self {
        case .gray(let kernel): kernel.usesPosition
        case .matrix(let kernel): kernel.usesPosition
        case .opacity(let kernel): kernel.usesPosition
        }
    }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of pixel: RGBA<L>) -> RGBA<L> {
        switch self {
        case .gray(let kernel): kernel.color(at: position, of: pixel)
        case .matrix(let kernel): kernel.color(at: position, of: pixel)
        case .opacity(let kernel): kernel.color(at: position, of: pixel)
        }
    }
}

/// Any of the package's own kernels that fetch each pixel from one other position.
@frozen
public enum BuiltInDistortion: DistortionKernel, BitwiseCopyable {
    case affine(Affine)
    case mosaic(Mosaic2)
    case projection(Projection)
    case wave(Wave)

    @inlinable public var builtIn: BuiltInDistortion? { self }

    @inlinable @inline(__always)
    public func sourcePosition<L: Lanes>(of position: Point<L>) -> Point<L> {
        switch self {
        case .affine(let kernel): kernel.sourcePosition(of: position)
        case .mosaic(let kernel): kernel.sourcePosition(of: position)
        case .projection(let kernel): kernel.sourcePosition(of: position)
        case .wave(let kernel): kernel.sourcePosition(of: position)
        }
    }
}
