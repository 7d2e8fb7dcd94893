/// Shows the next picture behind an edge that crosses the first one: a straight edge, or the corner between two.
///
/// A hard edge is as wide as a pixel, and a pixel that it runs through is shared by the areas on its sides. A soft edge is
/// eased; it comes from beyond the picture and goes as far beyond.
///
/// Source: FFmpeg, vf_xfade, wipeleft, wipetl, smoothleft and their kin, whose hard edges jump from one pixel to the next,
/// and whose soft ones are as wide as the picture.
@frozen
public struct Wipe: CompositingKernel, BitwiseCopyable {
    @usableFromInline let x, y: Edge
    @usableFromInline let isSoft: Bool

    /// Which way an edge runs along an axis; y runs down.
    @frozen
    public enum Heading: Int, Sendable, BitwiseCopyable {
        case backward = -1
        /// There is no such edge.
        case still = 0
        case forward = 1
    }

    /// The incoming picture's share along one axis: half at the edge, and falling the way that it runs.
    @frozen @usableFromInline
    struct Edge: Sendable, BitwiseCopyable {
        /// In points.
        @usableFromInline let place: Float
        /// How much the share changes in a point.
        @usableFromInline let slope: Float

        /// - Parameters:
        ///   - length: of the picture, in points.
        ///   - softness: of the edge, in points.
        ///   - pixel: in points.
        init(_ heading: Heading, progress: Double, length: Double, softness: Double, pixel: Double) {
            let way = progress * (length + softness) - softness / 2
            switch heading {
            case .backward: place = Float(length - way)
            case .still: place = .infinity
            case .forward: place = Float(way)
            }
            slope = Float(1 / max(softness, pixel)) * (heading == .forward ? -1 : 1)
        }

        /// An edge at infinity leaves nothing, nor does one without a length.
        @inlinable @inline(__always)
        func share<L: Lanes>(at coordinate: L) -> L { coverage(beyond: (coordinate - place) * slope) }
    }

    /// - Parameters:
    ///   - x, y: which way the edges run. Two edges make a corner, and the outgoing picture is left inside of it.
    ///   - progress: 0…1, beyond which it is limited. NaN counts as 0.
    ///   - size: of the pictures, in points.
    ///   - softness: how wide the edges are, as a share of the picture; 0 is hard, and so is NaN. More than 10⁶ counts as that.
    ///   - scale: pixels a point, above 0.
    public init(
        x: Heading = .still, y: Heading = .still, progress: Double, size: Size, softness: Double = 0,
        scale: Float = 1
    ) {
        let progress = progress > 0 ? min(progress, 1) : 0
        let softness = softness > 0 ? min(softness, 1e6) : 0
        func edge(_ heading: Heading, _ length: Double) -> Edge {
            Edge(
                heading, progress: progress, length: length, softness: softness * length,
                pixel: 1 / Double(scale))
        }
        self.x = edge(x, size.width)
        self.y = edge(y, size.height)
        isSoft = softness > 0
    }

    @inlinable public var builtIn: BuiltInCompositing? { .wipe(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of top: RGBA<L>, over bottom: RGBA<L>) -> RGBA<L> {
        let (across, down) = (x.share(at: position.x), y.share(at: position.y))
        // Of two edges, what is beyond either; exactly 1 where one is.
        let share = across + down * (1 - across)
        return crossed(bottom, top, isSoft ? smoothstep(0, 1, share) : share)
    }
}
