/// Closes the first picture to nothing, and opens the next one from there, in a circle or a rectangle with a colour around.
///
/// Pixels at the edge are shared by the picture and the colour. Only one picture is to be seen at a time.
///
/// Source: FFmpeg, vf_xfade, circlecrop and rectcrop: with r = |2t − 1|, the circle's radius is r³ times half of the diagonal,
/// and the rectangle's sides are r times the picture's.
@frozen
public struct Crop: CompositingKernel, BitwiseCopyable {
    /// In points.
    @usableFromInline let middleX, middleY: Float
    /// From the middle, in pixels.
    @usableFromInline let reachX, reachY: Float
    /// Pixels a point.
    @usableFromInline let scale: Float
    @usableFromInline let isRound: Bool
    @usableFromInline let showsTop: Bool
    @usableFromInline let color: RGBA<Float>

    /// - Parameters:
    ///   - isRound: a circle in place of a rectangle.
    ///   - progress: 0…1, beyond which it is limited. NaN counts as 0.
    ///   - size: of the pictures, in points.
    ///   - color: around; as for ``SolidFill``.
    ///   - center: where they close to and open from. NaN counts as the middle.
    ///   - scale: pixels a point, above 0.
    public init(
        isRound: Bool, progress: Double, size: Size, color: Color = .black, center: UnitPoint = .center,
        scale: Float = 1
    ) {
        let progress = progress > 0 ? min(progress, 1) : 0
        let share = abs(2 * progress - 1)
        let middle = Middle(center, of: size)
        (middleX, middleY) = (Float(middle.x), Float(middle.y))
        if isRound {
            let radius = share * share * share * middle.radius * Double(scale)
            (reachX, reachY) = (Float(radius), Float(radius))
        } else {
            reachX = Float(share * middle.reachX * Double(scale))
            reachY = Float(share * middle.reachY * Double(scale))
        }
        self.scale = scale
        self.isRound = isRound
        showsTop = progress > 0.5
        self.color = RGBA(color.limited.premultiplied)
    }

    @inlinable public var builtIn: BuiltInCompositing? { .crop(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of top: RGBA<L>, over bottom: RGBA<L>) -> RGBA<L> {
        let (x, y) = ((position.x - middleX) * scale, (position.y - middleY) * scale)
        let inside =
            isRound
            ? coverage(of: sqrt(x * x + y * y), within: reachX)
            : coverage(of: abs(x), within: reachX) * coverage(of: abs(y), within: reachY)
        let around = RGBA(
            L(repeating: color.r), L(repeating: color.g), L(repeating: color.b), L(repeating: color.a))
        return crossed(around, showsTop ? top : bottom, inside)
    }
}
