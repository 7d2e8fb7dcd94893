/// A gradient around a point, clockwise on the screen from one angle to another; angle 0 is along x, to the right.
///
/// Rules of SwiftUI's AngularGradient: angles that go around more than once show their last turn. Where they go around
/// less, what is missing takes the nearest end's colour, changing over halfway. An end before the start goes round the
/// other way. So everything happens within one turn, whose window opens opposite of the middle of the range, or one turn
/// before its end; t is straight in it.
///
/// At 16 384 points from the centre an error of 6·10⁻⁸ of a turn is 0.006 points. Eighths of a turn are exact.
@frozen
public struct AngularFill: FillKernel, BitwiseCopyable {
    @usableFromInline let ramp: GradientRamp.Pieces
    /// In points.
    @usableFromInline let centerX, centerY: Float
    /// 1 clockwise, −1 the other way.
    @usableFromInline let direction: Float
    /// Where the window opens, in turns that way, 0…1.
    @usableFromInline let opening: Float
    /// Where t is 0, in turns from there.
    @usableFromInline let start: Float
    /// How far t goes in a turn.
    @usableFromInline let slope: Float

    /// - Parameters:
    ///   - ramp: must outlive the kernel.
    ///   - center: in points; at that very point the angle is 0.
    ///   - startAngle: where t is 0.
    ///   - endAngle: where t is 1. Where it is the start too, the last colour takes half a turn from there, and the first
    ///     one the other half. What is not finite, or beyond 10³⁰ degrees or points, makes no angle, and the last colour
    ///     is everywhere.
    public init(_ ramp: GradientRamp, center: (x: Double, y: Double), startAngle: Angle, endAngle: Angle) {
        self.ramp = ramp.pieces
        let (from, to) = (startAngle.degrees / 360, endAngle.degrees / 360)
        guard [center.x, center.y, from, to].allSatisfy({ abs($0) <= 1e30 }) else {
            (centerX, centerY, direction, opening, start, slope) = (0, 0, 1, 0, -.infinity, 1)
            return
        }
        let turns = abs(to - from)
        let lead = turns <= 1 ? (1 - turns) / 2 : 1 - turns
        let opening = (to < from ? -from : from) - lead
        (centerX, centerY) = (Float(center.x), Float(center.y))
        direction = to < from ? -1 : 1
        self.opening = Float(opening - opening.rounded(.down))
        start = Float(lead)
        slope = Float(min(1 / turns, 1e30))
    }

    @inlinable public var builtIn: BuiltInFill? { .angular(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>) -> RGBA<L> {
        let ray = Point(position.x - centerX, (position.y - centerY) * direction)
        let ahead = turn(of: ray) - opening
        let turns = ahead.replacing(with: ahead + 1, where: ahead .< 0)
        return ramp.color(at: (turns - start) * slope)
    }
}
