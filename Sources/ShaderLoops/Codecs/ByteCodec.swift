public import ShaderKernels

/// 8-bit RGBA and BGRA. A pixel is one 32-bit word, in which the two formats differ by the place of red and
/// blue only.
@frozen
public struct ByteCodec: PixelCodec, Equatable {
    @usableFromInline let redShift: UInt32
    @usableFromInline let blueShift: UInt32

    public static let rgba = ByteCodec(redShift: 0, blueShift: 16)
    public static let bgra = ByteCodec(redShift: 16, blueShift: 0)

    @usableFromInline init(redShift: UInt32, blueShift: UInt32) {
        self.redShift = redShift
        self.blueShift = blueShift
    }

    @inlinable public var bytesPerPixel: Int { 4 }
    @inlinable public var unit: Float { 1 / 255 }
    @inlinable public var storesNonFinite: Bool { false }

    @inlinable @inline(__always)
    public func load<L: PixelLanes>(_ pixels: UnsafeRawPointer, as lanes: L.Type) -> RGBA<L> {
        unpack(pixels.loadUnaligned(as: L.Bits.self))
    }

    @inlinable @inline(__always)
    public func interpolate<L: PixelLanes>(
        _ first: (Int) -> UnsafeRawPointer, right: Int, fraction: L?
    ) -> RGBA<L> {
        guard right > 0 else { return unpack(L.bits { first($0).loadUnaligned(as: UInt32.self) }) }
        // Two neighbours are one load.
        let pairs = L.pairs { first($0).loadUnaligned(as: UInt64.self) }
        guard let fraction else { return unpack(L.even(pairs.0, pairs.1)) }
        let (first, second) = (
            biased(L.even(pairs.0, pairs.1), as: L.self), biased(L.odd(pairs.0, pairs.1), as: L.self)
        )
        // The difference has no bias any more; all of this is exact, and so the same as `mix`.
        func between(_ a: L, _ b: L) -> L { (a - Self.bias) + (b - a) * fraction }
        return RGBA(
            between(first.r, second.r), between(first.g, second.g), between(first.b, second.b),
            between(first.a, second.a))
    }

    /// The bytes plus 2²³, below whose bits a byte's fit: a conversion less each.
    @inlinable @inline(__always)
    func biased<L: PixelLanes>(_ words: L.Bits, as lanes: L.Type) -> RGBA<L> {
        RGBA(
            L(bitPattern: words &>> redShift & 255 | Self.aboveByte),
            L(bitPattern: words &>> 8 & 255 | Self.aboveByte),
            L(bitPattern: words &>> blueShift & 255 | Self.aboveByte),
            L(bitPattern: words &>> 24 | Self.aboveByte))
    }

    @inlinable @inline(__always)
    func unpack<L: PixelLanes>(_ words: L.Bits) -> RGBA<L> {
        RGBA(
            L.numbers(words &>> redShift & 255), L.numbers(words &>> 8 & 255),
            L.numbers(words &>> blueShift & 255), L.numbers(words &>> 24))
    }

    @inlinable @inline(__always)
    public func store<L: PixelLanes>(
        _ color: RGBA<L>, to pixels: UnsafeMutableRawPointer, streams: Bool, isInRange: Bool
    ) {
        let bytes = color.map { L(bitPattern: isInRange ? Self.byte(inRange: $0) : Self.byte($0)) }
        // Whatever stands above a byte is shifted out of the word, except for the one byte that is not shifted,
        // red or blue: what stands above that is the same in every word.
        let word =
            (bytes.r.bitPattern &<< redShift) ^ (bytes.g.bitPattern &<< 8) ^ (bytes.b.bitPattern &<< blueShift)
            ^ (bytes.a.bitPattern &<< 24)
        store(word ^ L.Bits(repeating: Self.aboveByte), to: pixels, streams: streams, as: L.self)
    }

    /// Clamps to 0…1, NaN to 0, and rounds to nearest, ties to even (C2), into the low byte of the word. Adding
    /// 2²³ leaves no place for a fraction in the significand, so the processor's own rounding does it.
    @inlinable @inline(__always)
    static func byte<L: Lanes>(_ value: L) -> L.Bits { byte(inRange: clamp(value, 0, 1)) }

    @inlinable @inline(__always)
    static func byte<L: Lanes>(inRange value: L) -> L.Bits { (value * 255 + bias).bitPattern }

    @inlinable static var bias: Float { 0x1p23 }
    /// The bits of 2²³, which stand above every byte.
    @inlinable static var aboveByte: UInt32 { 0x4B00_0000 }
}
