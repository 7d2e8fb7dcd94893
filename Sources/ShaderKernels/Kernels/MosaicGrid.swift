/// A grid of square tiles that grows with a transition's phase; both mosaics fetch every pixel from its nearest
/// corner.
///
/// With p = 1 − cos(value·π/2), which leaves 0 slowly and reaches 1 at ±1, a tile measures p·tileSize.
/// Positions are multiples of it, counted from the content's top left corner.
@frozen @usableFromInline
struct MosaicGrid: Sendable, BitwiseCopyable {
    /// Edge of a tile in points; 0 where every position is its own corner.
    @usableFromInline let tile: Float
    /// What it was made with.
    let value, tileSize: Float

    /// A negative or NaN tile size has no tiles; an infinite one is the largest number, of which 0 is the only
    /// multiple in any picture. A phase that is not finite has no tiles.
    init(value: Float, tileSize: Float) {
        (self.value, self.tileSize) = (value, tileSize)
        let progress = Float(1 - cosine(quarterTurns: Double(value)))
        let edge = progress * tileSize
        // A tile under 10⁻⁸ is none; one under 10⁻⁶ would overflow the quotient.
        tile = edge >= 1e-8 ? min(max(edge, 1e-6), .greatestFiniteMagnitude) : 0
    }

    @inlinable var isIdentity: Bool { tile == 0 }

    @inlinable @inline(__always)
    func nearestCorner<L: Lanes>(to position: Point<L>) -> Point<L> {
        isIdentity ? position : round(position / tile) * tile
    }
}
