public import ShaderKernels

/// Another shading with a colour kernel applied to its result, in registers.
@frozen
public struct Recolored<Base: Shading, Kernel: ColorKernel>: Shading {
    @usableFromInline let base: Base
    @usableFromInline let kernel: Kernel
    /// Decided in the loop, as for `Switched`.
    @usableFromInline let isEnabled: Bool

    @inlinable
    public init(base: Base, kernel: Kernel, isEnabled: Bool = true) {
        self.base = base
        self.kernel = kernel
        self.isEnabled = isEnabled && !kernel.isIdentity
    }

    @inlinable public static var isPointwise: Bool { Base.isPointwise }
    @inlinable public var isIdentity: Bool { base.isIdentity && !isEnabled }
    @inlinable public var isPositional: Bool { base.isPositional && !(isEnabled && kernel.usesPosition) }
    @inlinable public var usesPosition: Bool { base.usesPosition || isEnabled && kernel.usesPosition }
    @inlinable public var repeatsRows: Bool { base.repeatsRows && !(isEnabled && kernel.usesPosition) }

    @inlinable @inline(__always)
    public func samplePosition<L: Lanes>(at position: Point<L>) -> Point<L> {
        base.samplePosition(at: position)
    }

    @inlinable public var padding: LayerPadding { base.padding }
    @inlinable public var keepsColors: Bool { base.keepsColors && !isEnabled }
    @inlinable @inline(__always)
    public func finished<L: Lanes>(_ color: RGBA<L>) -> RGBA<L> {
        // The kernel does not look at the position, or it would not have come to this.
        recolored(base.finished(color), at: Point(L(repeating: 0), L(repeating: 0)))
    }

    @inlinable @inline(__always)
    public func color<L: PixelLanes, Codec: PixelCodec>(
        at position: Point<L>, pixels: UnsafeRawPointer, source: SourcePixels<Codec>
    ) -> RGBA<L> {
        recolored(base.color(at: position, pixels: pixels, source: source), at: position)
    }

    @inlinable @inline(__always)
    func recolored<L: Lanes>(_ color: RGBA<L>, at position: Point<L>) -> RGBA<L> {
        isEnabled ? kernel.color(at: position, of: color) : color
    }

    public func appendSteps(to steps: inout [String]) {
        base.appendSteps(to: &steps)
        // Matrices that follow each other are one.
        let matrix = "colour by \(ColorMatrix.self)"
        let step = if case .matrix = kernel.builtIn { matrix } else { "colour by \(Kernel.self)" }
        if isEnabled && !(step == matrix && steps.last == matrix) { steps.append(step) }
    }

    @inlinable
    public func describe(in description: inout BuiltInDescription) -> Bool {
        guard base.describe(in: &description) else { return false }
        return isEnabled ? description.recolor(with: kernel.builtIn) : true
    }
}
