/// Changes to the next picture pixel by pixel, in an order that seems to be random, and is the same on every machine.
///
/// A pixel's number is a hash of its column and row. Source of the hash: Bob Jenkins, "one-at-a-time", by which both are
/// mixed in whole, in three rounds each where a byte gets one: with two, neighbours in a column still go together, with a
/// correlation of 28 standard deviations over 1024×1024 pixels.
///
/// Source of the rest: FFmpeg, vf_xfade, dissolve, whose numbers are the fractions of large sines.
@frozen
public struct Dissolve: CompositingKernel, BitwiseCopyable {
    /// Pixels whose number is below this have changed, 0…1.
    @usableFromInline let share: Float
    /// Pixels a point.
    @usableFromInline let scale: Float

    /// - Parameters:
    ///   - share: of pixels that show the incoming picture, 0…1. NaN counts as 0.
    ///   - scale: pixels a point, above 0.
    public init(share: Float, scale: Float = 1) {
        self.share = clamp(share, 0, 1)
        self.scale = scale
    }

    @inlinable public var builtIn: BuiltInCompositing? { .dissolve(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of top: RGBA<L>, over bottom: RGBA<L>) -> RGBA<L> {
        bottom.replacing(with: top, where: number(at: position) .< share)
    }

    /// 0…1, without 1.
    @inlinable @inline(__always)
    func number<L: Lanes>(at position: Point<L>) -> L {
        // Of the first column and row nothing would come but 0, were there nothing else.
        var hash = mixed(index(of: position.x) | 0x4000_0000)
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
