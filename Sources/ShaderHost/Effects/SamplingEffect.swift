public import ShaderKernels
public import ShaderLoops

extension VisualEffect {
    /// Moves pixels: each shows the content at the position that the kernel returns for it.
    ///
    /// - Parameters:
    ///   - maxSampleOffset: the largest distance between a position and the one returned for it, in points.
    ///   - isEnabled: `false` leaves the picture as it is.
    @inlinable
    public func distortionEffect<Kernel: DistortionKernel>(
        _ kernel: Kernel, maxSampleOffset: SampleOffset, isEnabled: Bool = true
    ) -> SamplingEffect<Self, Displaced<Kernel>> {
        SamplingEffect(
            earlier: self,
            pass: Switched(
                Displaced(kernel: kernel, padding: LayerPadding(maxSampleOffset)), isEnabled: isEnabled))
    }

    /// Replaces pixels: each gets the colour that the kernel makes of the whole content.
    ///
    /// - Parameters:
    ///   - maxSampleOffset: the largest distance at which the kernel samples, in points.
    ///   - isEnabled: `false` leaves the picture as it is.
    @inlinable
    public func layerEffect<Kernel: LayerKernel>(
        _ kernel: Kernel, maxSampleOffset: SampleOffset, isEnabled: Bool = true
    ) -> SamplingEffect<Self, Layered<Kernel>> {
        SamplingEffect(
            earlier: self,
            pass: Switched(
                Layered(kernel: kernel, padding: LayerPadding(maxSampleOffset)), isEnabled: isEnabled))
    }
}

/// A pass that samples another effect's result.
public struct SamplingEffect<Content: VisualEffect, Sampling: Shading>: VisualEffect {
    public var earlier: Content
    @usableFromInline var pass: Switched<Sampling>

    @inlinable
    init(earlier: Content, pass: Switched<Sampling>) {
        self.earlier = earlier
        self.pass = pass
    }

    @inlinable public static var readsSource: Bool { Content.readsSource }
    @inlinable
    public func lastPass(for size: Size) -> Switched<Sampling> { pass }

    public mutating func visitAnimatableParts(for size: Size, with visitor: inout AnimatableVisitor) {
        earlier.visitAnimatableParts(for: size, with: &visitor)
        var sampling = pass.base
        sampling.changeKernel { kernel in
            var kernel = kernel
            visitor.visitIfAnimatable(&kernel)
            return kernel
        }
        pass = pass.with(sampling)
    }
}
