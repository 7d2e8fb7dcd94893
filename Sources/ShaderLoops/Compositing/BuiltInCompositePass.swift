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

    @inlinable
    func shade<L: PixelLanes>(rows: Range<Int>, scratch: Scratch, lanes: L.Type) {
        pass.shade(rows: rows, with: kernel, scratch: scratch, lanes: L.self)
    }
}
