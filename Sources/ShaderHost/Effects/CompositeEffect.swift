public import ShaderKernels
public import ShaderLoops

/// Content and something else made of it or put beside it, one over the other.
///
/// What stands at the other place starts from the content too: `overlay(EmptyVisualEffect().blur(radius: 8))` lays a
/// blurred copy of the content over it. Where it does not look at the content, as a gradient or a picture, the content
/// is never there as a whole.
public struct CompositeEffect<Content: VisualEffect, Other: VisualEffect, Kernel: CompositingKernel>:
    RenderedEffect
{
    @usableFromInline var content: Content
    @usableFromInline var other: Other
    @usableFromInline var kernel: Kernel
    @usableFromInline let isContentOnTop: Bool

    @inlinable
    init(content: Content, other: Other, kernel: Kernel, isContentOnTop: Bool) {
        self.content = content
        self.other = other
        self.kernel = kernel
        self.isContentOnTop = isContentOnTop
    }

    public mutating func visitAnimatableParts(for size: Size, with visitor: inout AnimatableVisitor) {
        content.visitAnimatableParts(for: size, with: &visitor)
        other.visitAnimatableParts(for: size, with: &visitor)
        visitor.visitIfAnimatable(&kernel)
    }

    @inlinable public static var worksInPlace: Bool { Content.worksInPlace && Other.worksInPlace }
    @inlinable public static var readsSource: Bool { Content.readsSource }

    public func passes(for size: Size) -> [RenderPass] {
        var earlier = content.passes(for: size)
        let isKept = Other.readsSource && !content.isIdentity(for: size)
        let contentPass = isKept ? RenderPass(steps: []) : earlier.popLast() ?? RenderPass(steps: [])
        var others = other.passes(for: size)
        let otherPass = others.popLast() ?? RenderPass(steps: [])
        let (bottom, top) = isContentOnTop ? (otherPass, contentPass) : (contentPass, otherPass)
        return earlier + others + [RenderPass(steps: ["(\(bottom)) under (\(top)) by \(kernel)"])]
    }

    @inlinable
    public func rows<L: PixelLanes>(
        of source: SourcePicture, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        let contentRows: RowShader
        let otherRows: RowShader
        if Other.readsSource {
            let picture = try renderer.picture(of: source, through: content, lanes: L.self)
            contentRows = renderer.rows(of: picture, through: Unmoved(), lanes: L.self)
            otherRows = try other.rows(of: picture, with: renderer, lanes: L.self)
        } else {
            contentRows = try content.rows(of: source, with: renderer, lanes: L.self)
            otherRows = try other.rows(of: source, with: renderer, lanes: L.self)
        }
        let (top, bottom) = isContentOnTop ? (contentRows, otherRows) : (otherRows, contentRows)
        return renderer.rows(top, over: bottom, width: source.layout.width, with: kernel, lanes: L.self)
    }
}

extension CompositeEffect {
    @inlinable
    public func extent(for size: Size) -> Rect {
        content.extent(for: size).union(other.extent(for: size))
    }

    /// What is made of content that reaches beyond its own place starts from all that is seen of it, as if it were that
    /// large.
    public func rows<L: PixelLanes>(
        of source: SourcePicture, on canvas: Canvas, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        let contentRows: RowShader
        let otherRows: RowShader
        if Other.readsSource {
            let (picture, place) = try renderer.surroundedPicture(
                of: source, through: content, on: canvas, lanes: L.self)
            let inner = canvas.holding(place)
            contentRows = renderer.rows(
                renderer.rows(of: picture, through: Unmoved(), lanes: L.self), of: picture.layout, on: inner)
            otherRows = try other.rows(of: picture, on: inner, with: renderer, lanes: L.self)
        } else {
            contentRows = try content.rows(of: source, on: canvas, with: renderer, lanes: L.self)
            otherRows = try other.rows(of: source, on: canvas, with: renderer, lanes: L.self)
        }
        let (top, bottom) = isContentOnTop ? (contentRows, otherRows) : (otherRows, contentRows)
        return renderer.rows(top, over: bottom, width: canvas.width, with: kernel, lanes: L.self)
    }
}

extension VisualEffect {
    /// Lays something over the content, in its own blend mode.
    @inlinable
    public func overlay<Top: Drawable>(_ top: Top) -> CompositeEffect<Self, Top.Drawing, Blend> {
        let drawing = top.drawing
        return CompositeEffect(
            content: self, other: drawing, kernel: Blend(drawing.blendMode), isContentOnTop: false)
    }

    /// Lays the content over something, in the content's blend mode.
    @inlinable
    public func background<Bottom: Drawable>(
        _ bottom: Bottom
    ) -> CompositeEffect<Self, Bottom.Drawing, Blend> {
        CompositeEffect(
            content: self, other: bottom.drawing, kernel: Blend(blendMode), isContentOnTop: true)
    }

    /// Leaves of the content what a mask is opaque at: all four channels times the mask's alpha.
    @inlinable
    public func mask<Top: Drawable>(_ mask: Top) -> CompositeEffect<Self, Top.Drawing, Mask> {
        compositingEffect(Mask(), with: mask)
    }

    /// Puts the content and something over it together by a kernel of one's own.
    @inlinable
    public func compositingEffect<Kernel: CompositingKernel, Top: Drawable>(
        _ kernel: Kernel, with top: Top
    ) -> CompositeEffect<Self, Top.Drawing, Kernel> {
        CompositeEffect(content: self, other: top.drawing, kernel: kernel, isContentOnTop: false)
    }
}

// The same with what is drawn in braces, as SwiftUI has it.

extension VisualEffect {
    @inlinable
    public func overlay<Top: Drawable>(content: () -> Top) -> CompositeEffect<Self, Top.Drawing, Blend> {
        overlay(content())
    }

    @inlinable
    public func background<Bottom: Drawable>(
        content: () -> Bottom
    ) -> CompositeEffect<Self, Bottom.Drawing, Blend> {
        background(content())
    }

    @inlinable
    public func mask<Top: Drawable>(_ mask: () -> Top) -> CompositeEffect<Self, Top.Drawing, Mask> {
        self.mask(mask())
    }
}
