public import ShaderKernels
public import ShaderLoops

/// Content that is moved in the plane. What lies outside of it is clear.
public struct TransformEffect<Content: VisualEffect, Geometry: GeometryEffect>: VisualEffect {
    public let earlier: Content
    public let movement: Geometry

    public static var readsSource: Bool { Content.readsSource }
    public var stillContent: Content { earlier }

    public func lastPass(for size: Size) -> Switched<Displaced<Projection>> {
        Switched(
            Displaced(
                kernel: Projection(showing: movement.effectValue(size: size)),
                padding: LayerPadding(horizontal: true, vertical: true)),
            isEnabled: true)
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
            earlier: stillContent, movement: ConcatenatedMovement(first: movement, second: geometry))
    }

    /// - Parameters: how far to the right and down, in points.
    public func offset(x: Double = 0, y: Double = 0) -> Moved<Self, AnchoredTransform> {
        modifier(AnchoredTransform(.translation(x: x, y: y)))
    }

    /// - Parameter offset: how far to the right and down, in points.
    public func offset(_ offset: Size) -> Moved<Self, AnchoredTransform> {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Scales about a point. At 0, and wherever a factor is NaN or infinite, nothing is left to be seen.
    public func scaleEffect(
        x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
    ) -> Moved<Self, AnchoredTransform> {
        modifier(AnchoredTransform(.scale(x: x, y: y), anchor: anchor))
    }

    /// Scales both ways alike.
    public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> Moved<Self, AnchoredTransform> {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// - Parameter scale: of the width and of the height.
    public func scaleEffect(_ scale: Size, anchor: UnitPoint = .center) -> Moved<Self, AnchoredTransform> {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Turns about a point, clockwise; quarter turns are exact.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Moved<Self, AnchoredTransform> {
        modifier(AnchoredTransform(.rotation(angle), anchor: anchor))
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
    public func transformEffect(_ transform: ProjectionTransform) -> Moved<Self, AnchoredTransform> {
        modifier(AnchoredTransform(transform))
    }

    /// Moves content by a map about its top left corner, a projective one too.
    public func projectionEffect(_ transform: ProjectionTransform) -> Moved<Self, AnchoredTransform> {
        modifier(AnchoredTransform(transform))
    }
}
