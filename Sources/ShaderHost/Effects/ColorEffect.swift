public import ShaderKernels
public import ShaderLoops

extension VisualEffect {
    /// Applies a colour kernel to every pixel.
    ///
    /// - Parameter isEnabled: `false` leaves the picture as it is.
    @inlinable
    public func colorEffect<Kernel: ColorKernel>(
        _ kernel: Kernel, isEnabled: Bool = true
    ) -> ColorEffect<Self, Kernel> {
        ColorEffect(content: self, kernel: kernel, isEnabled: isEnabled)
    }
}

/// Another effect with a colour kernel at the end of its last pass.
public struct ColorEffect<Content: VisualEffect, Kernel: ColorKernel>: VisualEffect {
    @usableFromInline var content: Content
    @usableFromInline var kernel: Kernel
    @usableFromInline let isEnabled: Bool

    @inlinable
    init(content: Content, kernel: Kernel, isEnabled: Bool) {
        self.content = content
        self.kernel = kernel
        self.isEnabled = isEnabled
    }

    @inlinable public var earlier: Content.Earlier { content.earlier }
    @inlinable public static var readsSource: Bool { Content.readsSource }

    public mutating func visitAnimatableParts(for size: Size, with visitor: inout AnimatableVisitor) {
        content.visitAnimatableParts(for: size, with: &visitor)
        visitor.visitIfAnimatable(&kernel)
    }

    @inlinable
    public func lastPass(for size: Size) -> Recolored<Content.LastPass, Kernel> {
        Recolored(base: content.lastPass(for: size), kernel: kernel, isEnabled: isEnabled)
    }
}
