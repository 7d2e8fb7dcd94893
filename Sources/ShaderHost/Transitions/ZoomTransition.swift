public import ShaderKernels
public import ShaderLoops

/// Content that grows out of a rectangle, such as the card that was tapped, and shrinks back into it.
///
/// Where it is not in place, content fills the rectangle: scaled so that no part of it stays empty, cut off by its edges and
/// its round corners. Between, the edges and the radius go straight. Two pictures that zoom between the same two rectangles
/// lie on each other all the way; fading one of them in over the other makes a navigation zoom of the pair. SwiftUI does not
/// say how its own is timed; any spring will do.
public struct ZoomTransition: Transition {
    /// In points, from the content's top left corner.
    public var rect: Rect
    /// Of the rectangle's corners, in points.
    public var cornerRadius: Double
    /// Of the content's corners where it is in place, in points.
    public var placedCornerRadius: Double

    public init(rect: Rect, cornerRadius: Double = 0, placedCornerRadius: Double = 0) {
        self.rect = rect
        self.cornerRadius = cornerRadius
        self.placedCornerRadius = placedCornerRadius
    }

    public func body(content: Content, phase: TransitionPhase) -> ZoomEffect<Content> {
        ZoomEffect(content: content, zoom: self, progress: phase.isIdentity ? 0 : 1)
    }
}

extension Transition where Self == ZoomTransition {
    /// - Parameters:
    ///   - rect: where the content comes from and goes to, in points from its own top left corner.
    ///   - cornerRadius: of the rectangle's corners, in points.
    public static func zoom(_ rect: Rect, cornerRadius: Double = 0) -> ZoomTransition {
        ZoomTransition(rect: rect, cornerRadius: cornerRadius)
    }
}

/// Content on its way to a rectangle.
public struct ZoomEffect<Content: VisualEffect>: RenderedEffect {
    private var content: Content
    private let zoom: ZoomTransition
    /// 0 in place, 1 in the rectangle; beyond, as springs go, the edges go on.
    private var progress: Double

    init(content: Content, zoom: ZoomTransition, progress: Double) {
        self.content = content
        self.zoom = zoom
        self.progress = progress
    }

    public mutating func visitAnimatableParts(for size: Size, with visitor: inout AnimatableVisitor) {
        content.visitAnimatableParts(for: size, with: &visitor)
        visitor.visit(&progress, of: Self.self)
    }

    public static var readsSource: Bool { Content.readsSource }

    public func isIdentity(for size: Size) -> Bool {
        progress == 0 && !(zoom.placedCornerRadius > 0) && content.isIdentity(for: size)
    }

    public func extent(for size: Size) -> Rect {
        isIdentity(for: size) ? Rect(size) : effect(for: size).extent(for: size)
    }

    public func passes(for size: Size) -> [RenderPass] {
        isIdentity(for: size) ? content.passes(for: size) : effect(for: size).passes(for: size)
    }

    public func rows<L: PixelLanes>(
        of source: SourcePicture, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        try rows(of: source, on: Canvas(source.layout), with: renderer, lanes: L.self)
    }

    public func rows<L: PixelLanes>(
        of source: SourcePicture, on canvas: Canvas, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        let size = renderer.size(of: source.layout)
        guard !isIdentity(for: size) else {
            return try content.rows(of: source, on: canvas, with: renderer, lanes: L.self)
        }
        return try effect(for: size).rows(of: source, on: canvas, with: renderer, lanes: L.self)
    }

    private func effect(
        for size: Size
    ) -> ClippedEffect<Moved<Moved<Content, Scale>, Offset>, PlacedRoundedRectangle> {
        func between(_ placed: Double, _ zoomed: Double) -> Double { placed + (zoomed - placed) * progress }
        let frame = Rect(
            x: between(0, zoom.rect.x), y: between(0, zoom.rect.y),
            width: max(between(size.width, zoom.rect.width), 0),
            height: max(between(size.height, zoom.rect.height), 0))
        let scale = max(frame.width / size.width, frame.height / size.height)
        let radius = max(between(zoom.placedCornerRadius, zoom.cornerRadius), 0)
        return content.scaleEffect(scale)
            .offset(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
            .clipShape(PlacedRoundedRectangle(frame: frame, cornerRadius: radius))
    }
}

/// A rounded rectangle that lies anywhere.
struct PlacedRoundedRectangle: Shape {
    let frame: Rect
    let cornerRadius: Double

    func path(in rect: Rect) -> Path { RoundedRectangle(cornerRadius: cornerRadius).path(in: frame) }
}
