public import ShaderKernels

// SwiftUI's transitions that move content, under its names and with its numbers. Displacements are of the content's own
// size.

/// An effect that is moved by shares of its size.
public typealias MovedBySize<Content: VisualEffect> = GeometryReadingEffect<
    Content, Moved<EmptyVisualEffect, Offset>
>

extension VisualEffect {
    /// Moved beyond an edge, or not at all.
    fileprivate func offset(beyond edge: Edge?) -> MovedBySize<Self> {
        visualEffect { content, geometry in
            let offset = edge?.offset(of: geometry.size) ?? (x: 0, y: 0)
            return content.offset(x: offset.x, y: offset.y)
        }
    }
}

/// In from the leading edge, and out to the trailing one.
public struct SlideTransition: Transition {
    public init() {}

    public func body(content: Content, phase: TransitionPhase) -> MovedBySize<Content> {
        switch phase {
        case .willAppear: content.offset(beyond: .leading)
        case .identity: content.offset(beyond: nil)
        case .didDisappear: content.offset(beyond: .trailing)
        }
    }
}

/// In from an edge, and out to the same.
public struct MoveTransition: Transition {
    public var edge: Edge

    public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> MovedBySize<Content> {
        content.offset(beyond: phase.isIdentity ? nil : edge)
    }
}

/// In from an edge and out to the opposite one, fading.
public struct PushTransition: Transition {
    public var edge: Edge

    public init(edge: Edge) { self.edge = edge }

    public func body(
        content: Content, phase: TransitionPhase
    ) -> ColorEffect<MovedBySize<Content>, Opacity> {
        switch phase {
        case .willAppear: content.offset(beyond: edge).opacity(0)
        case .identity: content.offset(beyond: nil).opacity(1)
        case .didDisappear: content.offset(beyond: edge.opposite).opacity(0)
        }
    }
}

/// Elsewhere where it is not in place, by an amount in points.
public struct OffsetTransition: Transition {
    public var offset: Size

    public init(_ offset: Size) { self.offset = offset }

    public func body(content: Content, phase: TransitionPhase) -> Moved<Content, Offset> {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// Of another size where it is not in place.
public struct ScaleTransition: Transition {
    public var scale: Double
    public var anchor: UnitPoint

    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func body(content: Content, phase: TransitionPhase) -> Moved<Content, Scale> {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

extension Transition where Self == SlideTransition {
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
    public static func offset(_ offset: Size) -> OffsetTransition { OffsetTransition(offset) }
    public static func offset(x: Double = 0, y: Double = 0) -> OffsetTransition {
        OffsetTransition(Size(width: x, height: y))
    }
}

extension Transition where Self == ScaleTransition {
    /// From next to nothing: SwiftUI's number, since a map of nothing has no inverse.
    public static var scale: ScaleTransition { ScaleTransition(1e-5) }
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}
