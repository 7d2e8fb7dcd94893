public import ShaderKernels

/// A turn about an axis in space, seen in perspective.
public struct Rotation3D: GeometryEffect {
    public var angle: Angle
    public var axis: (x: Double, y: Double, z: Double)
    public var anchor: UnitPoint
    public var anchorZ: Double
    public var perspective: Double

    public var animatableData:
        AnimatablePair<
            AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>, AnimatablePair<Double, Double>
        >
    {
        get {
            AnimatablePair(
                AnimatablePair(angle.animatableData, anchor.animatableData),
                AnimatablePair(anchorZ, perspective))
        }
        set {
            (angle.animatableData, anchor.animatableData) = (newValue.first.first, newValue.first.second)
            (anchorZ, perspective) = (newValue.second.first, newValue.second.second)
        }
    }

    /// Source of the formula: Rodrigues' rotation, for points as rows; the eye stands at the longer side's length
    /// divided by `perspective` from the content (OpenSwiftUI, Render/GeometryEffect).
    public func effectValue(size: Size) -> ProjectionTransform {
        // Of the largest part first, whose square cannot overflow then.
        let largest = max(abs(axis.x), abs(axis.y), abs(axis.z))
        guard largest > 0 else { return ProjectionTransform() }
        let parts = (axis.x / largest, axis.y / largest, axis.z / largest)
        let length = (parts.0 * parts.0 + parts.1 * parts.1 + parts.2 * parts.2).squareRoot()
        let (x, y, z) = (parts.0 / length, parts.1 / length, parts.2 / length)
        let (c, s) = (angle.cosine, angle.sine)
        let rest = 1 - c
        // Content lies in the plane z = −anchorZ; what of it ends up at which x, y and z.
        let xRow = (x * x * rest + c, x * y * rest + z * s, x * z * rest - y * s)
        let yRow = (x * y * rest - z * s, y * y * rest + c, y * z * rest + x * s)
        let zRow = (x * z * rest + y * s, y * z * rest - x * s, z * z * rest + c)
        let eye = max(size.width, size.height) / perspective
        let depth = eye.isFinite && eye != 0 ? -1 / eye : 0
        var turn = ProjectionTransform()
        (turn.m11, turn.m12, turn.m13) = (xRow.0, xRow.1, xRow.2 * depth)
        (turn.m21, turn.m22, turn.m23) = (yRow.0, yRow.1, yRow.2 * depth)
        turn.m31 = -anchorZ * zRow.0
        turn.m32 = -anchorZ * zRow.1
        turn.m33 = 1 - anchorZ * zRow.2 * depth
        return turn.around(x: anchor.x * size.width, y: anchor.y * size.height)
    }
}
