/// Turns the hue of every colour: a colour matrix that knows its angle, so that between two turns lies a turn. Halfway
/// between their matrices colours would be grey.
@frozen
public struct HueRotation: ColorKernel, Hashable {
    public let angle: Angle
    public let matrix: ColorMatrix

    public init(_ angle: Angle) {
        self.angle = angle
        matrix = .hueRotation(angle)
    }

    @inlinable public var isIdentity: Bool { matrix.isIdentity }
    @inlinable public var usesPosition: Bool { false }
    @inlinable public var builtIn: BuiltInColor? { .matrix(matrix) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of pixel: RGBA<L>) -> RGBA<L> {
        matrix.color(at: position, of: pixel)
    }
}
