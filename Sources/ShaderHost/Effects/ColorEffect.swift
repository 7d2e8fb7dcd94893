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
        ColorEffect(
            earlier: earlier, lastPass: Recolored(base: lastPass, kernel: kernel, isEnabled: isEnabled))
    }
}

/// Another effect with a colour kernel at the end of its last pass.
public struct ColorEffect<Content: VisualEffect, Kernel: ColorKernel>: VisualEffect {
    public let earlier: Content.Earlier
    public let lastPass: Recolored<Content.LastPass, Kernel>

    @inlinable
    init(earlier: Content.Earlier, lastPass: Recolored<Content.LastPass, Kernel>) {
        self.earlier = earlier
        self.lastPass = lastPass
    }
}
