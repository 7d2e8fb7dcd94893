public import ShaderKernels
public import ShaderLoops

/// What an effect can know of the content that it is for.
public struct GeometryProxy: Hashable, Sendable {
    /// In points.
    public let size: Size

    @inlinable
    init(size: Size) { self.size = size }
}

extension VisualEffect {
    /// Adds effects that depend on the content's size:
    ///
    ///     content.visualEffect { content, geometry in content.offset(x: geometry.size.width / 2) }
    ///
    /// - Parameter effect: is called when the effect is rendered, perhaps more than once.
    @inlinable
    public func visualEffect<Result: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Result
    ) -> GeometryReadingEffect<Self, Result> {
        GeometryReadingEffect(content: self, effect: effect)
    }
}

/// Content with an effect that is made for its size.
public struct GeometryReadingEffect<Content: VisualEffect, Result: VisualEffect>: RenderedEffect {
    @usableFromInline var content: Content
    @usableFromInline var effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Result

    @inlinable
    init(content: Content, effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Result) {
        self.content = content
        self.effect = effect
    }

    @inlinable
    func result(for size: Size) -> Result { effect(EmptyVisualEffect(), GeometryProxy(size: size)) }

    public mutating func visitAnimatableParts(for size: Size, with visitor: inout AnimatableVisitor) {
        content.visitAnimatableParts(for: size, with: &visitor)
        var result = result(for: size)
        result.visitAnimatableParts(for: size, with: &visitor)
        if visitor.isReplacing { effect = { [result] _, _ in result } }
    }

    @inlinable
    public func isIdentity(for size: Size) -> Bool {
        content.isIdentity(for: size) && result(for: size).isIdentity(for: size)
    }

    public func passes(for size: Size) -> [RenderPass] {
        var passes = content.isIdentity(for: size) ? [] : content.passes(for: size)
        let result = result(for: size)
        var others = result.passes(for: size)
        if Result.LastPass.isPointwise && result.earlier.isIdentity(for: size), let first = others.first,
            let last = passes.popLast()
        {
            others[0] = RenderPass(steps: last.steps + first.steps)
        }
        return passes + others
    }

    @inlinable public static var worksInPlace: Bool { Content.worksInPlace && Result.worksInPlace }
    @inlinable public static var readsSource: Bool { Content.readsSource && Result.readsSource }

    @inlinable
    public func render<L: PixelLanes>(
        _ source: SourcePicture, into destination: MutablePixelView, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) {
        let size = renderer.size(of: source.layout)
        if content.isIdentity(for: size) {
            let result = result(for: size)
            // Its memory may be in use, by pointers that do not count.
            try withExtendedLifetime(result) { () throws(PixelError) in
                try result.render(source, into: destination, with: renderer, lanes: L.self)
            }
        } else {
            try renderer.shade(
                rows(of: source, with: renderer, lanes: L.self), from: source.pixels, into: destination)
        }
    }

    @inlinable
    public func rows<L: PixelLanes>(
        of source: SourcePicture, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        let size = renderer.size(of: source.layout)
        let result = result(for: size)
        if Result.LastPass.isPointwise && result.earlier.isIdentity(for: size) {
            let content = try content.rows(of: source, with: renderer, lanes: L.self)
            let lastPass = result.lastPass(for: size)
            return renderer.rows(content, width: source.layout.width, followedBy: lastPass, lanes: L.self)
                .keeping(result)
        }
        let source = try renderer.picture(of: source, through: content, lanes: L.self)
        return try result.rows(of: source, with: renderer, lanes: L.self).keeping(result)
    }

    @inlinable
    public func extent(for size: Size) -> Rect {
        content.extent(for: size).union(result(for: size).extent(for: size))
    }

    @inlinable
    public func rows<L: PixelLanes>(
        of source: SourcePicture, on canvas: Canvas, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        let size = renderer.size(of: source.layout)
        let result = result(for: size)
        let lastPass = result.lastPass(for: size)
        if Result.LastPass.isPointwise && !lastPass.usesPosition && result.earlier.isIdentity(for: size) {
            let content = try content.rows(of: source, on: canvas, with: renderer, lanes: L.self)
            return renderer.rows(content, width: canvas.width, followedBy: lastPass, lanes: L.self)
                .keeping(result)
        }
        let source = try renderer.picture(of: source, through: content, lanes: L.self)
        return try result.rows(of: source, on: canvas, with: renderer, lanes: L.self).keeping(result)
    }
}
