public import ShaderKernels
public import ShaderLoops

extension VisualEffect {
    /// Crosses from the content to another picture.
    ///
    /// - Parameters:
    ///   - incoming: the other picture, in the content's place. What looks at the content gets it as it is before the
    ///     crossing.
    ///   - progress: at 0 there is the content alone, at 1 the other picture. Less than 0 and NaN count as 0, more than 1 as
    ///     1.
    ///   - parameters: such as the center of an opening, or a seed.
    @inlinable
    public func crossing<Incoming: Drawable>(
        _ crossing: Crossing, to incoming: Incoming, progress: Double,
        parameters: CrossingParameters = CrossingParameters()
    ) -> CrossingEffect<Self, Incoming.Drawing> {
        CrossingEffect(
            content: self, incoming: incoming.drawing, crossing: crossing, progress: progress,
            parameters: parameters)
    }
}

/// Content on its way to another picture.
public struct CrossingEffect<Content: VisualEffect, Incoming: VisualEffect>: RenderedEffect {
    @usableFromInline var content: Content
    @usableFromInline var incoming: Incoming
    @usableFromInline let crossing: Crossing
    /// 0…1.
    @usableFromInline var progress: Double
    @usableFromInline let parameters: CrossingParameters

    @inlinable
    init(
        content: Content, incoming: Incoming, crossing: Crossing, progress: Double,
        parameters: CrossingParameters
    ) {
        self.content = content
        self.incoming = incoming
        self.crossing = crossing
        self.progress = progress > 0 ? min(progress, 1) : 0
        self.parameters = parameters
    }

    public mutating func visitAnimatableParts(for size: Size, with visitor: inout AnimatableVisitor) {
        content.visitAnimatableParts(for: size, with: &visitor)
        incoming.visitAnimatableParts(for: size, with: &visitor)
        visitor.visit(&progress, of: Self.self)
        // Springs go beyond 1, pictures do not.
        progress = progress > 0 ? min(progress, 1) : 0
    }

    @inlinable
    public func isIdentity(for size: Size) -> Bool { progress == 0 && content.isIdentity(for: size) }
    @inlinable public static var readsSource: Bool { Content.readsSource }

    public func passes(for size: Size) -> [RenderPass] {
        guard progress > 0 else { return content.passes(for: size) }
        guard Incoming.readsSource else { return passes(for: size, from: content) }
        let earlier = content.isIdentity(for: size) ? [] : content.passes(for: size)
        return earlier + passes(for: size, from: EmptyVisualEffect())
    }

    private func passes(for size: Size, from outgoing: some VisualEffect) -> [RenderPass] {
        guard progress < 1 else { return incoming.passes(for: size) }
        // The scale counts for edges only.
        let frame = crossing.frame(progress: progress, size: size, parameters: parameters, scale: 1)
        var bottom = outgoing.passes(for: size, placed: frame.outgoing)
        var top = incoming.passes(for: size, placed: frame.incoming)
        let bottomPass = bottom.popLast() ?? RenderPass(steps: [])
        let topPass = top.popLast() ?? RenderPass(steps: [])
        return bottom + top + [RenderPass(steps: ["(\(bottomPass)) to (\(topPass)) by \(crossing)"])]
    }

    @inlinable
    public func rows<L: PixelLanes>(
        of source: SourcePicture, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        guard progress > 0 else { return try content.rows(of: source, with: renderer, lanes: L.self) }
        guard Incoming.readsSource else {
            return try rows(of: source, from: content, with: renderer, lanes: L.self)
        }
        let picture = try renderer.picture(of: source, through: content, lanes: L.self)
        return try rows(of: picture, from: EmptyVisualEffect(), with: renderer, lanes: L.self)
    }

    @inlinable
    func rows<L: PixelLanes>(
        of source: SourcePicture, from outgoing: some VisualEffect, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        guard progress < 1 else { return try incoming.rows(of: source, with: renderer, lanes: L.self) }
        let frame = crossing.frame(
            progress: progress, size: renderer.size(of: source.layout), parameters: parameters,
            scale: renderer.displayScale)
        let bottom = try outgoing.rows(of: source, placed: frame.outgoing, with: renderer, lanes: L.self)
        let top = try incoming.rows(of: source, placed: frame.incoming, with: renderer, lanes: L.self)
        return renderer.rows(
            top, over: bottom, width: source.layout.width, with: frame.kernel, lanes: L.self)
    }
}

extension VisualEffect {
    fileprivate func passes(for size: Size, placed placement: CrossingFrame.Placement) -> [RenderPass] {
        switch placement {
        case .still: passes(for: size)
        case .displaced(let kernel):
            distortionEffect(kernel, maxSampleOffset: .zero).passes(for: size)
        case .scaled(let x, let y): scaleEffect(x: x, y: y).passes(for: size)
        case .blurred(let radius):
            passes(for: size) + [RenderPass(steps: ["blur rows, \(radius) points"]), RenderPass(steps: [])]
        }
    }

    @inlinable
    func rows<L: PixelLanes>(
        of source: SourcePicture, placed placement: CrossingFrame.Placement, with renderer: Renderer,
        lanes: L.Type
    ) throws(PixelError) -> RowShader {
        switch placement {
        case .still: try rows(of: source, with: renderer, lanes: L.self)
        case .displaced(let kernel):
            try distortionEffect(kernel, maxSampleOffset: .zero).rows(
                of: source, with: renderer, lanes: L.self)
        case .scaled(let x, let y):
            try scaleEffect(x: x, y: y).rows(of: source, with: renderer, lanes: L.self)
        case .blurred(let radius):
            try renderer.rows(
                of: source, through: self, blurredBy: radius * Double(renderer.displayScale), isOpaque: true,
                along: .rows, lanes: L.self)
        }
    }
}
