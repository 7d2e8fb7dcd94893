public import ShaderKernels

/// Moves content in the plane, by a map that may depend on the content's size.
public protocol GeometryEffect: Animatable, Sendable {
    /// From where content is to where it is seen; points, y down, the origin at the content's top left corner.
    ///
    /// - Parameter size: the content's, in points.
    func effectValue(size: Size) -> ProjectionTransform
}

/// Content stays where it is.
public struct NoMovement: GeometryEffect {
    public func effectValue(size: Size) -> ProjectionTransform { ProjectionTransform() }
}

/// One map after another.
public struct ConcatenatedMovement<First: GeometryEffect, Second: GeometryEffect>: GeometryEffect {
    var first: First
    var second: Second

    public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }

    public func effectValue(size: Size) -> ProjectionTransform {
        first.effectValue(size: size).concatenating(second.effectValue(size: size))
    }
}
