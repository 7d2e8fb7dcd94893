public import ShaderKernels

extension VisualEffect {
    /// Says how the content meets what it is laid over: by `overlay`, by `background`, or by the renderer's `draw`. It
    /// holds where it comes last; without anything below, it changes nothing.
    @inlinable
    public func blendMode(_ mode: BlendMode) -> BlendedEffect<Self> {
        BlendedEffect(content: self, blendMode: mode)
    }
}

/// Content with a blend mode.
public struct BlendedEffect<Content: VisualEffect>: WrappedEffect {
    public var content: Content
    public let blendMode: BlendMode

    @inlinable
    init(content: Content, blendMode: BlendMode) {
        self.content = content
        self.blendMode = blendMode
    }
}
