/// Shows the next picture behind a soft edge that is bent around a corner, towards which it runs: a hyperbola.
///
///     f = x·y,  with x and y what is left of the way to the corner, 0…1
///
/// and `Front` along f. Source: FFmpeg, vf_xfade, diagtl and its kin, which is that for σ = 1.
@frozen
public struct DiagonalWipe: CompositingKernel, BitwiseCopyable {
    @usableFromInline let x, y: Way
    @usableFromInline let front: Front

    /// - Parameters:
    ///   - x, y: towards which corner.
    ///   - progress: 0…1, beyond which it is limited. NaN counts as 0.
    ///   - size: of the pictures, in points.
    ///   - softness: how wide the edge is, as a share of the picture along its sides.
    ///   - scale: pixels a point, above 0.
    public init(
        x: Wipe.Heading, y: Wipe.Heading, progress: Float, size: Size, softness: Double = 1, scale: Float = 1
    ) {
        self.x = Way(x, length: size.width)
        self.y = Way(y, length: size.height)
        let pixel = 1 / (min(size.width, size.height) * Double(scale))
        front = Front(progress: progress, softness: softness, pixel: pixel)
    }

    @inlinable public var builtIn: BuiltInCompositing? { .diagonalWipe(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of top: RGBA<L>, over bottom: RGBA<L>) -> RGBA<L> {
        crossed(bottom, top, front.share(at: x.left(at: position.x) * y.left(at: position.y)))
    }
}
