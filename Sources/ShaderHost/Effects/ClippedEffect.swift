public import ShaderKernels
public import ShaderLoops

extension VisualEffect {
    /// Leaves of the content what lies inside of a shape; pixels at its edge by the share of them that does.
    ///
    /// - Parameter rule: what is inside where the shape's outline goes around twice.
    @inlinable
    public func clipShape<S: Shape>(_ shape: S, rule: FillRule = .winding) -> ClippedEffect<Self, S> {
        ClippedEffect(content: self, shape: shape, rule: rule)
    }
}

extension Shape {
    /// The shape, filled.
    ///
    /// - Parameters:
    ///   - content: a colour, a gradient, a shader, a picture.
    ///   - rule: what is inside where the shape's outline goes around twice.
    @inlinable
    public func fill<Content: Drawable>(
        _ content: Content, rule: FillRule = .winding
    ) -> ClippedEffect<Content.Drawing, Self> {
        content.drawing.clipShape(self, rule: rule)
    }

    /// The shape's outline, stroked with a colour, a gradient, a shader or a picture.
    @inlinable
    public func stroke<Content: Drawable>(
        _ content: Content, style: StrokeStyle
    ) -> ClippedEffect<Content.Drawing, StrokedShape<Self>> {
        stroke(style: style).fill(content)
    }

    /// - Parameter lineWidth: in points.
    @inlinable
    public func stroke<Content: Drawable>(
        _ content: Content, lineWidth: Double = 1
    ) -> ClippedEffect<Content.Drawing, StrokedShape<Self>> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// In black, which is what a shape is drawn in that nothing is said of.
    public var drawing: ClippedEffect<StyleEffect<Color>, Self> { fill(Color.black) }
}

extension InsettableShape {
    /// The shape's outline, stroked on its inside.
    ///
    /// - Parameter lineWidth: in points.
    @inlinable
    public func strokeBorder<Content: Drawable>(
        _ content: Content, lineWidth: Double = 1
    ) -> ClippedEffect<Content.Drawing, StrokedShape<InsetShape>> {
        strokeBorder(lineWidth: lineWidth).fill(content)
    }
}

/// Content inside of a shape.
public struct ClippedEffect<Content: VisualEffect, S: Shape>: RenderedEffect {
    @usableFromInline var content: Content
    private var shape: S
    let rule: FillRule

    @usableFromInline
    init(content: Content, shape: S, rule: FillRule) {
        self.content = content
        self.shape = shape
        self.rule = rule
    }

    public mutating func visitAnimatableParts(for size: Size, with visitor: inout AnimatableVisitor) {
        content.visitAnimatableParts(for: size, with: &visitor)
        visitor.visit(&shape)
    }

    @inlinable public static var worksInPlace: Bool { Content.worksInPlace }
    @inlinable public static var readsSource: Bool { Content.readsSource }

    public func passes(for size: Size) -> [RenderPass] {
        var passes = content.passes(for: size)
        let steps = passes.popLast()?.steps ?? []
        return passes + [RenderPass(steps: steps + ["clip to \(S.self)"])]
    }

    @inlinable
    public func rows<L: PixelLanes>(
        of source: SourcePicture, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        let content = try content.rows(of: source, with: renderer, lanes: L.self)
        return renderer.rows(content, inside: outline(of: source.layout, on: Canvas(source.layout), renderer))
    }

    @inlinable
    public func rows<L: PixelLanes>(
        of source: SourcePicture, on canvas: Canvas, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        let content = try content.rows(of: source, on: canvas, with: renderer, lanes: L.self)
        return renderer.rows(content, inside: outline(of: source.layout, on: canvas, renderer))
    }

    @inlinable
    public func extent(for size: Size) -> Rect { content.extent(for: size) }

    @usableFromInline
    func outline(of layout: PixelLayout, on canvas: Canvas, _ renderer: Renderer) -> Outline {
        Outline(
            shape.path(in: Rect(renderer.size(of: layout))), scale: Double(renderer.displayScale), on: canvas,
            rule: rule)
    }
}
