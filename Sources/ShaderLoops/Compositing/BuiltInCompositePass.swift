public import ShaderKernels

/// A composite by one of the package's own kernels.
@frozen
public struct BuiltInCompositePass: Sendable {
    @usableFromInline let pass: CompositePass
    @usableFromInline let kernel: BuiltInCompositing

    @inlinable
    public init(_ pass: CompositePass, kernel: BuiltInCompositing) {
        self.pass = pass
        self.kernel = kernel
    }

    /// With a loop for each kernel: one loop for all, which finds out in every step which it is, takes 4 instructions a
    /// pixel more with AVX2.
    @inlinable
    func shade<L: PixelLanes>(rows: Range<Int>, scratch: Scratch, lanes: L.Type) {
        switch kernel {
        case .blend(let kernel): pass.shade(rows: rows, with: kernel, scratch: scratch, lanes: L.self)
        case .mask(let kernel): pass.shade(rows: rows, with: kernel, scratch: scratch, lanes: L.self)
        case .crop(let kernel): pass.shade(rows: rows, with: kernel, scratch: scratch, lanes: L.self)
        case .crossFade(let kernel): pass.shade(rows: rows, with: kernel, scratch: scratch, lanes: L.self)
        case .diagonalWipe(let kernel): pass.shade(rows: rows, with: kernel, scratch: scratch, lanes: L.self)
        case .dissolve(let kernel): pass.shade(rows: rows, with: kernel, scratch: scratch, lanes: L.self)
        case .distanceFade(let kernel): pass.shade(rows: rows, with: kernel, scratch: scratch, lanes: L.self)
        case .grayFade(let kernel): pass.shade(rows: rows, with: kernel, scratch: scratch, lanes: L.self)
        case .iris(let kernel): pass.shade(rows: rows, with: kernel, scratch: scratch, lanes: L.self)
        case .pacedFade(let kernel): pass.shade(rows: rows, with: kernel, scratch: scratch, lanes: L.self)
        case .slices(let kernel): pass.shade(rows: rows, with: kernel, scratch: scratch, lanes: L.self)
        case .squeeze(let kernel): pass.shade(rows: rows, with: kernel, scratch: scratch, lanes: L.self)
        case .sweep(let kernel): pass.shade(rows: rows, with: kernel, scratch: scratch, lanes: L.self)
        case .wind(let kernel): pass.shade(rows: rows, with: kernel, scratch: scratch, lanes: L.self)
        case .wipe(let kernel): pass.shade(rows: rows, with: kernel, scratch: scratch, lanes: L.self)
        }
    }
}
