public import ShaderKernels
public import ShaderLoops

/// An effect that is rendered as another one is, and says something more of it.
public protocol WrappedEffect: VisualEffect where Earlier == Content.Earlier, LastPass == Content.LastPass {
    associatedtype Content: VisualEffect
    var content: Content { get set }
}

extension WrappedEffect {
    @inlinable public var earlier: Content.Earlier { content.earlier }
    @inlinable
    public func lastPass(for size: Size) -> Content.LastPass { content.lastPass(for: size) }
    @inlinable
    public func isIdentity(for size: Size) -> Bool { content.isIdentity(for: size) }
    public func passes(for size: Size) -> [RenderPass] { content.passes(for: size) }
    @inlinable public static var worksInPlace: Bool { Content.worksInPlace }
    @inlinable public static var readsSource: Bool { Content.readsSource }
    @inlinable public var blendMode: BlendMode { content.blendMode }

    public mutating func visitAnimatableParts(for size: Size, with visitor: inout AnimatableVisitor) {
        content.visitAnimatableParts(for: size, with: &visitor)
    }

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

    @inlinable
    public func rows<L: PixelLanes>(
        of source: SourcePicture, on canvas: Canvas, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        try content.rows(of: source, on: canvas, with: renderer, lanes: L.self)
    }

    @inlinable
    public func extent(for size: Size) -> Rect { content.extent(for: size) }
}
