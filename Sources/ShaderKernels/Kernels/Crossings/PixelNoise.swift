/// A number for each pixel, 0…1 without 1, that seems to be random and is the same on every machine.
///
/// It is a hash of the pixel's column and row. Source of the hash: Bob Jenkins, "one-at-a-time", by which both are mixed in
/// whole, in three rounds each where a byte gets one: with two, neighbours in a column still go together, with a correlation
/// of 28 standard deviations over 1024×1024 pixels.
@frozen @usableFromInline
struct PixelNoise: Sendable, BitwiseCopyable {
    /// What columns are counted from.
    @usableFromInline let start: UInt32
    /// Pixels a point.
    @usableFromInline let scale: Float

    /// - Parameters:
    ///   - seed: another one gives other numbers, those of columns elsewhere. From each to the next it is 2³²/φ columns, modulo
    ///     2³², so that of the first 10⁵ no two are nearer to each other than 11 703 columns.
    ///   - scale: pixels a point, above 0.
    init(seed: UInt32, scale: Float) {
        // Of the first column and row nothing would come but 0, were there nothing else.
        start = 0x4000_0000 &+ seed &* 0x9E37_79B9
        self.scale = scale
    }

    @inlinable @inline(__always)
    func number<L: Lanes>(at position: Point<L>) -> L {
        var hash = mixed(index(of: position.x) &+ L.Bits(repeating: start))
        hash = mixed(hash &+ index(of: position.y))
        hash = hash &+ (hash &<< 3)
        hash = hash ^ (hash &>> 11)
        hash = hash &+ (hash &<< 15)
        // 23 bits behind the point of 1.…
        return L(bitPattern: (hash &>> 9) | 0x3F80_0000) - 1
    }

    /// A column or row. A whole number in the last bits of 2²³ is that number more. Beyond all pictures, and for NaN, there
    /// is none.
    @inlinable @inline(__always)
    func index<L: Lanes>(of coordinate: L) -> L.Bits {
        (clamp(floor(coordinate * scale), 0, 0x1p22) + 0x1p23).bitPattern & 0x007F_FFFF
    }

    @inlinable @inline(__always)
    func mixed<Bits: LaneBits>(_ bits: Bits) -> Bits {
        var hash = bits
        for _ in 0..<3 {
            hash = hash &+ (hash &<< 10)
            hash = hash ^ (hash &>> 6)
        }
        return hash
    }
}
