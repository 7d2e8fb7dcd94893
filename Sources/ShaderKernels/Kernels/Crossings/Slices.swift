/// Shows the next picture in slices, as between the slats of a blind, that open one after the other.
///
/// How far a slice is open at a pixel is `Front`'s share s of it; of its width W the pixels have changed that are less than
/// s·W from the side towards which the front runs. Those at the two edges of a slice's open part, [0, s·W], are shared, which
/// is what [d − ½, d + ½] has in common with it and with its neighbours.
///
/// Source: FFmpeg, vf_xfade, hlslice and its kin, which is that for ten slices and σ = ½, with edges from pixel to pixel.
@frozen
public struct Slices: CompositingKernel, BitwiseCopyable {
    @usableFromInline let way: Way
    @usableFromInline let front: Front
    /// Of the picture along the way, and of a slice; in pixels.
    @usableFromInline let length, width: Float
    @usableFromInline let isVertical: Bool

    /// - Parameters:
    ///   - heading: which way they open one after the other.
    ///   - isVertical: whether that is up or down, and not left or right.
    ///   - count: of slices, 1 or more. Slices have a pixel at least.
    ///   - progress: 0…1, beyond which it is limited. NaN counts as 0.
    ///   - size: of the pictures, in points.
    ///   - softness: how much of the picture opens at a time, as a share of it.
    ///   - scale: pixels a point, above 0.
    public init(
        _ heading: Wipe.Heading, isVertical: Bool, count: Int = 10, progress: Float, size: Size,
        softness: Double = 0.5, scale: Float = 1
    ) {
        let points = isVertical ? size.height : size.width
        let pixels = points * Double(scale)
        way = Way(heading, length: points)
        front = Front(progress: progress, softness: softness, pixel: 1 / pixels)
        length = Float(pixels)
        width = Float(max(1, pixels / Double(max(count, 1))))
        self.isVertical = isVertical
    }

    @inlinable public var builtIn: BuiltInCompositing? { .slices(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of top: RGBA<L>, over bottom: RGBA<L>) -> RGBA<L> {
        let left = way.left(at: isVertical ? position.y : position.x)
        let open = front.share(at: left) * width
        let place = left * length
        let distance = place - floor(place / width) * width
        // Of the slice itself, of the one after it, and of the one before, which lies wholly on this side of where it begins.
        let own = coverage(beyond: distance) - coverage(beyond: distance - open)
        let next = coverage(beyond: distance - width) - coverage(beyond: distance - width - open)
        let previous = 1 - coverage(beyond: distance + width - open)
        return crossed(bottom, top, own + next + previous)
    }
}
