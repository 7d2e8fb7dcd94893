import ShaderKernels

/// Any pass of the package's own, as data: what crosses into the loops that are compiled for other instruction sets. It
/// is passed by pointer, and holds no vectors; between differently compiled modules those would go astray.
@frozen
public enum AnyPass: Sendable {
    case pixels(BuiltInPass)
    case composite(BuiltInCompositePass)
    case blur(BlurPass)
    case reduction(ReductionPass)
    case mesh(MeshPass)

    /// Works on a part of the picture, with the same result for all lanes.
    ///
    /// - Parameter part: rows, or columns of a blur.
    @inlinable
    public func run<L: PixelLanes>(_ part: Range<Int>, scratch: Scratch, lanes: L.Type) {
        switch self {
        case .pixels(let pass): pass.shade(rows: part, scratch: scratch, lanes: L.self)
        case .composite(let pass): pass.shade(rows: part, scratch: scratch, lanes: L.self)
        case .blur(let pass): pass.blur(columns: part, lanes: L.self)
        case .reduction(let pass): pass.reduce(rows: part, scratch: scratch, lanes: L.self)
        case .mesh(let pass): pass.shade(rows: part, lanes: L.self)
        }
    }
}
