/// Puts the next picture to both sides of the first one, which has been made smaller along an axis, and is clear beside
/// what is left of it.
///
/// A pixel at the border has as much of the first picture as lies in it already, and gets the rest of the next one: their
/// sum. Laid over the next picture, what is translucent would let it through from the beginning.
@frozen
public struct Squeeze: CompositingKernel, BitwiseCopyable {
    /// In points.
    @usableFromInline let middle: Float
    /// How far the first picture reaches from the middle, in pixels.
    @usableFromInline let reach: Float
    /// Pixels a point.
    @usableFromInline let scale: Float
    @usableFromInline let isVertical: Bool

    /// - Parameters:
    ///   - isVertical: whether the first picture's height has been made smaller, and not its width.
    ///   - extent: what is left of that, as a share of it; 0…1. NaN counts as 0.
    ///   - size: of the pictures, in points.
    ///   - scale: pixels a point, above 0.
    public init(isVertical: Bool, extent: Double, size: Size, scale: Float = 1) {
        let half = (isVertical ? size.height : size.width) / 2
        middle = Float(half)
        reach = Float((extent > 0 ? min(extent, 1) : 0) * half * Double(scale))
        self.scale = scale
        self.isVertical = isVertical
    }

    @inlinable public var builtIn: BuiltInCompositing? { .squeeze(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of top: RGBA<L>, over bottom: RGBA<L>) -> RGBA<L> {
        let distance = abs((isVertical ? position.y : position.x) - middle) * scale
        return bottom + top * (1 - coverage(of: distance, within: reach))
    }
}
