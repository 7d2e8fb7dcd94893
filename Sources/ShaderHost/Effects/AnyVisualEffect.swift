public import ShaderKernels
public import ShaderLoops

/// An effect whose type nobody needs to know, with the loops that were made for it.
public struct AnyVisualEffect: RenderedEffect {
    @usableFromInline let rowsOf: @Sendable (SourcePicture, Renderer) throws(PixelError) -> RowShader
    @usableFromInline
    let rowsOnCanvas: @Sendable (SourcePicture, Canvas, Renderer) throws(PixelError) -> RowShader
    @usableFromInline let extentFor: @Sendable (Size) -> Rect
    @usableFromInline
    let renderInto: @Sendable (SourcePicture, MutablePixelView, Renderer) throws(PixelError) -> Void
    @usableFromInline let isIdentityFor: @Sendable (Size) -> Bool
    @usableFromInline let passesFor: @Sendable (Size) -> [RenderPass]
    @usableFromInline let visited: @Sendable (Size, inout AnimatableVisitor) -> AnyVisualEffect

    /// - Parameter lanes: as in `Renderer.render`.
    @inlinable
    public init<Effect: VisualEffect, L: PixelLanes>(_ effect: Effect, lanes: L.Type = Lanes4.self) {
        rowsOf = { source, renderer throws(PixelError) in
            try effect.rows(of: source, with: renderer, lanes: L.self).keeping(effect)
        }
        rowsOnCanvas = { source, canvas, renderer throws(PixelError) in
            try effect.rows(of: source, on: canvas, with: renderer, lanes: L.self).keeping(effect)
        }
        extentFor = { effect.extent(for: $0) }
        renderInto = { source, destination, renderer throws(PixelError) in
            try effect.render(source, into: destination, with: renderer, lanes: L.self)
        }
        isIdentityFor = { effect.isIdentity(for: $0) }
        passesFor = { effect.passes(for: $0) }
        visited = { size, visitor in
            var effect = effect
            effect.visitAnimatableParts(for: size, with: &visitor)
            return AnyVisualEffect(effect, lanes: L.self)
        }
    }

    @inlinable
    public func isIdentity(for size: Size) -> Bool { isIdentityFor(size) }
    public func passes(for size: Size) -> [RenderPass] { passesFor(size) }

    public mutating func visitAnimatableParts(for size: Size, with visitor: inout AnimatableVisitor) {
        self = visited(size, &visitor)
    }

    public func render<L: PixelLanes>(
        _ source: SourcePicture, into destination: MutablePixelView, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) {
        try renderInto(source, destination, renderer)
    }

    public func rows<L: PixelLanes>(
        of source: SourcePicture, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        try rowsOf(source, renderer)
    }

    public func rows<L: PixelLanes>(
        of source: SourcePicture, on canvas: Canvas, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        try rowsOnCanvas(source, canvas, renderer)
    }

    public func extent(for size: Size) -> Rect { extentFor(size) }
}
