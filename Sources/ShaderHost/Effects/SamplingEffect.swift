public import ShaderKernels

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
            content: self, shading: Displaced(kernel: kernel, padding: LayerPadding(maxSampleOffset)),
            isEnabled: isEnabled && !kernel.isIdentity)
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
            content: self, shading: Layered(kernel: kernel, padding: LayerPadding(maxSampleOffset)),
            isEnabled: isEnabled && !kernel.isIdentity)
    }
}

/// A shading that samples another effect's result.
public struct SamplingEffect<Content: VisualEffect, Sampling: Shading>: VisualEffect {
    @usableFromInline let content: Content
    @usableFromInline let shading: Sampling
    @usableFromInline let isEnabled: Bool

    @inlinable
    init(content: Content, shading: Sampling, isEnabled: Bool) {
        self.content = content
        self.shading = shading
        self.isEnabled = isEnabled
    }

    @inlinable public var isIdentity: Bool { content.isIdentity && !isEnabled }
    @inlinable public static var isPointwise: Bool { false }

    @inlinable
    public func render<Finish: ColorKernel>(in pass: Pass, finish: Finish) throws(PixelError) {
        if content.isIdentity {
            try shade(in: pass, finish: finish)
        } else {
            try pass.afterRendering(content) { pass throws(PixelError) in try shade(in: pass, finish: finish) }
        }
    }

    @inlinable
    func shade<Finish: ColorKernel>(in pass: Pass, finish: Finish) throws(PixelError) {
        if isEnabled {
            try pass.run(Recolored(base: shading, kernel: finish), isIdentity: false)
        } else {
            try EmptyVisualEffect().render(in: pass, finish: finish)
        }
    }
}
