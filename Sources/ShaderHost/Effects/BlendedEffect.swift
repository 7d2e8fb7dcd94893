public import ShaderKernels
public import ShaderLoops

extension VisualEffect {
    /// Says how the content meets what it is laid over: by `overlay`, by `background`, or by the renderer's `draw`. It
    /// holds where it comes last; without anything below, it changes nothing.
    @inlinable
    public func blendMode(_ mode: BlendMode) -> BlendedEffect<Self> {
        BlendedEffect(content: self, blendMode: mode)
    }
}

/// Content with a blend mode.
public struct BlendedEffect<Content: VisualEffect>: VisualEffect {
    @usableFromInline let content: Content
    public let blendMode: BlendMode

    @inlinable
    init(content: Content, blendMode: BlendMode) {
        self.content = content
        self.blendMode = blendMode
    }

    @inlinable public var earlier: Content.Earlier { content.earlier }
    @inlinable
    public func lastPass(for size: Size) -> Content.LastPass { content.lastPass(for: size) }
    @inlinable
    public func isIdentity(for size: Size) -> Bool { content.isIdentity(for: size) }
    public func passes(for size: Size) -> [RenderPass] { content.passes(for: size) }
    @inlinable public static var worksInPlace: Bool { Content.worksInPlace }
    @inlinable public static var readsSource: Bool { Content.readsSource }

    @inlinable
    public func render<L: PixelLanes>(
        _ source: SourcePicture, into destination: MutablePixelView, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) {
        try content.render(source, into: destination, with: renderer, lanes: L.self)
    }

    @inlinable
    public func rows<L: PixelLanes>(
        of source: SourcePicture, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        try content.rows(of: source, with: renderer, lanes: L.self)
    }
}
