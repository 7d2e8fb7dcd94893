public import ShaderKernels

/// To the right and down, in points.
public struct Offset: GeometryEffect {
    public var x, y: Double

    public func effectValue(size: Size) -> ProjectionTransform { .translation(x: x, y: y) }

    public var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

/// Larger or smaller, about a point of the content.
public struct Scale: GeometryEffect {
    public var x, y: Double
    public var anchor: UnitPoint

    public func effectValue(size: Size) -> ProjectionTransform {
        ProjectionTransform.scale(x: x, y: y).around(x: anchor.x * size.width, y: anchor.y * size.height)
    }

    public var animatableData: AnimatablePair<AnimatablePair<Double, Double>, UnitPoint.AnimatableData> {
        get { AnimatablePair(AnimatablePair(x, y), anchor.animatableData) }
        set {
            (x, y) = (newValue.first.first, newValue.first.second)
            anchor.animatableData = newValue.second
        }
    }
}

/// Turned clockwise, about a point of the content.
public struct Rotation: GeometryEffect {
    public var angle: Angle
    public var anchor: UnitPoint

    public func effectValue(size: Size) -> ProjectionTransform {
        ProjectionTransform.rotation(angle).around(x: anchor.x * size.width, y: anchor.y * size.height)
    }

    public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A map about the content's top left corner, whatever its size.
extension ProjectionTransform: GeometryEffect {
    public func effectValue(size: Size) -> ProjectionTransform { self }

    /// Its nine numbers.
    public var animatableData: AnimatableArray<Double> {
        get { AnimatableArray([m11, m12, m13, m21, m22, m23, m31, m32, m33]) }
        set {
            let m = newValue.elements + [Double](repeating: 0, count: 9)
            (m11, m12, m13) = (m[0], m[1], m[2])
            (m21, m22, m23) = (m[3], m[4], m[5])
            (m31, m32, m33) = (m[6], m[7], m[8])
        }
    }
}
