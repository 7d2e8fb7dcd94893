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
            lastPass: Switched(
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
            lastPass: Switched(
                Layered(kernel: kernel, padding: LayerPadding(maxSampleOffset)), isEnabled: isEnabled))
    }
}

/// A pass that samples another effect's result.
public struct SamplingEffect<Content: VisualEffect, Sampling: Shading>: VisualEffect {
    public let earlier: Content
    public let lastPass: Switched<Sampling>

    @inlinable
    init(earlier: Content, lastPass: Switched<Sampling>) {
        self.earlier = earlier
        self.lastPass = lastPass
    }
}
