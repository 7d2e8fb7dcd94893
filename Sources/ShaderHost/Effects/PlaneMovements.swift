public import ShaderKernels

/// To the right and down, in points.
public struct Offset: GeometryEffect {
    public var x, y: Double

    public func effectValue(size: Size) -> ProjectionTransform { .translation(x: x, y: y) }
}

/// Larger or smaller, about a point of the content.
public struct Scale: GeometryEffect {
    public var x, y: Double
    public var anchor: UnitPoint

    public func effectValue(size: Size) -> ProjectionTransform {
        ProjectionTransform.scale(x: x, y: y).around(x: anchor.x * size.width, y: anchor.y * size.height)
    }
}

/// Turned clockwise, about a point of the content.
public struct Rotation: GeometryEffect {
    public var angle: Angle
    public var anchor: UnitPoint

    public func effectValue(size: Size) -> ProjectionTransform {
        ProjectionTransform.rotation(angle).around(x: anchor.x * size.width, y: anchor.y * size.height)
    }
}

/// A map about the content's top left corner, whatever its size.
extension ProjectionTransform: GeometryEffect {
    public func effectValue(size: Size) -> ProjectionTransform { self }
}
