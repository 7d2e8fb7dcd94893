public import ShaderKernels
public import ShaderLoops

/// Content that is moved in the plane. What lies outside of it is clear; what is made smaller is averaged.
public struct TransformEffect<Content: VisualEffect, Geometry: GeometryEffect>: RenderedEffect {
    private var content: Content
    public private(set) var movement: Geometry

    init(content: Content, movement: Geometry) {
        self.content = content
        self.movement = movement
    }

    public static var readsSource: Bool { Content.readsSource }
    public var stillContent: Content { content }

    public mutating func visitAnimatableParts(for size: Size, with visitor: inout AnimatableVisitor) {
        content.visitAnimatableParts(for: size, with: &visitor)
        visitor.visit(&movement)
    }

    private func moves(_ size: Size) -> Bool {
        !Projection(showing: movement.effectValue(size: size)).isIdentity
    }

    public func isIdentity(for size: Size) -> Bool { content.isIdentity(for: size) && !moves(size) }

    public func passes(for size: Size) -> [RenderPass] {
        guard moves(size) else { return content.passes(for: size) }
        var passes = content.isIdentity(for: size) ? [] : content.passes(for: size)
        let footprint = movement.effectValue(size: size).inverse.map { Footprint(of: $0, size: size) }
        if let footprint, footprint.x > 1 || footprint.y > 1 {
            passes.append(RenderPass(steps: ["average areas of \(footprint.x)×\(footprint.y) pixels"]))
        }
        return passes + [RenderPass(steps: ["sample where Projection points"])]
    }

    public func render<L: PixelLanes>(
        _ source: SourcePicture, into destination: MutablePixelView, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) {
        let size = renderer.size(of: source.layout)
        guard moves(size) else {
            return try content.render(source, into: destination, with: renderer, lanes: L.self)
        }
        let picture = try renderer.picture(of: source, through: content, lanes: L.self)
        let (moved, sampling) = try renderer.sampling(
            picture, shownBy: movement.effectValue(size: size), width: source.layout.width,
            height: source.layout.height)
        renderer.shade(from: moved, into: destination, with: sampling, lanes: L.self)
    }

    public func extent(for size: Size) -> Rect {
        movement.effectValue(size: size).bounds(of: content.extent(for: size))
    }

    public func rows<L: PixelLanes>(
        of source: SourcePicture, on canvas: Canvas, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        let size = renderer.size(of: source.layout)
        guard moves(size) else {
            return try content.rows(of: source, on: canvas, with: renderer, lanes: L.self)
        }
        let scale = Double(renderer.displayScale)
        let movement = movement.effectValue(size: size)
        // What comes to lie on the canvas, and the pixels beside it that are mixed in.
        let needed = movement.inverse?.bounds(of: canvas.rect(scale: scale, around: 2))
            .insetBy(dx: -2 / scale, dy: -2 / scale)
        let (picture, place) = try renderer.surroundedPicture(
            of: source, through: content, on: canvas,
            needed: needed.map { PixelFrame(covering: $0, scale: scale) }, lanes: L.self)
        let (start, end) = (place.origin(scale: scale), canvas.origin(scale: scale))
        let map = ProjectionTransform.translation(x: -start.x, y: -start.y)
            .concatenating(movement).concatenating(.translation(x: end.x, y: end.y))
        let (moved, sampling) = try renderer.sampling(
            picture, shownBy: map, width: canvas.width, height: canvas.height)
        return renderer.rows(of: moved, sampledBy: sampling, on: renderer.grid)
    }

    public func rows<L: PixelLanes>(
        of source: SourcePicture, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        let size = renderer.size(of: source.layout)
        guard moves(size) else { return try content.rows(of: source, with: renderer, lanes: L.self) }
        let picture = try renderer.picture(of: source, through: content, lanes: L.self)
        let (moved, sampling) = try renderer.sampling(
            picture, shownBy: movement.effectValue(size: size), width: source.layout.width,
            height: source.layout.height)
        return renderer.rows(of: moved, sampledBy: sampling, on: renderer.grid)
    }
}

/// An effect moved by one more map. Maps that follow each other are one: content is sampled once, however many
/// there are.
public typealias Moved<Effect: VisualEffect, Geometry: GeometryEffect> =
    TransformEffect<Effect.StillContent, ConcatenatedMovement<Effect.Movement, Geometry>>

extension VisualEffect {
    /// Moves the content by a map of one's own.
    public func modifier<Geometry: GeometryEffect>(_ geometry: Geometry) -> Moved<Self, Geometry> {
        TransformEffect(
            content: stillContent, movement: ConcatenatedMovement(first: movement, second: geometry))
    }

    /// - Parameters: how far to the right and down, in points.
    public func offset(x: Double = 0, y: Double = 0) -> Moved<Self, Offset> { modifier(Offset(x: x, y: y)) }

    /// - Parameter offset: how far to the right and down, in points.
    public func offset(_ offset: Size) -> Moved<Self, Offset> {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Scales about a point. What is made smaller is averaged, so that no pixel is passed over. At 0, and wherever a factor is NaN or infinite, nothing is left to be seen.
    public func scaleEffect(
        x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
    ) -> Moved<Self, Scale> {
        modifier(Scale(x: x, y: y, anchor: anchor))
    }

    /// Scales both ways alike.
    public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> Moved<Self, Scale> {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// - Parameter scale: of the width and of the height.
    public func scaleEffect(_ scale: Size, anchor: UnitPoint = .center) -> Moved<Self, Scale> {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Turns about a point, clockwise; quarter turns are exact.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Moved<Self, Rotation> {
        modifier(Rotation(angle: angle, anchor: anchor))
    }

    /// Turns about an axis in space, seen in perspective.
    ///
    /// - Parameters:
    ///   - axis: of any length but 0, which turns nothing; x to the right, y down, z towards the eye. A positive
    ///     turn about y makes the right side recede.
    ///   - anchorZ: how far in front of the content the axis is, in points; it moves the content away by as much,
    ///     also at no angle.
    ///   - perspective: 0 is none; the more, the nearer the eye.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
        anchorZ: Double = 0,
        perspective: Double = 1
    ) -> Moved<Self, Rotation3D> {
        modifier(
            Rotation3D(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Moves content by a map about its top left corner.
    public func transformEffect(_ transform: ProjectionTransform) -> Moved<Self, ProjectionTransform> {
        modifier(transform)
    }

    /// Moves content by a map about its top left corner, a projective one too.
    public func projectionEffect(_ transform: ProjectionTransform) -> Moved<Self, ProjectionTransform> {
        modifier(transform)
    }
}
