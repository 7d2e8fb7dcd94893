public import ShaderKernels

/// Single-precision RGBA: four numbers a pixel, stored as they are, except that every NaN becomes the same NaN.
/// Which one an operation returns differs between processors, and the bytes must not (C8).
@frozen
public struct FloatCodec: PixelCodec, Equatable {
    @inlinable public init() {}

    @inlinable public var bytesPerPixel: Int { 16 }
    @inlinable public var unit: Float { 1 }
    @inlinable public var storesNonFinite: Bool { true }

    // Sorting the words of as many pixels as there are lanes takes eight shuffles, whatever their number: red
    // and blue are the even words, green and alpha the odd ones, and of those each is again every second.

    @inlinable @inline(__always)
    public func load<L: PixelLanes>(_ pixels: UnsafeRawPointer, as lanes: L.Type) -> RGBA<L> {
        let size = MemoryLayout<L.Bits>.size
        func words(_ index: Int) -> L.Bits { (pixels + index * size).loadUnaligned(as: L.Bits.self) }
        let first = (even: L.even(words(0), words(1)), odd: L.odd(words(0), words(1)))
        let second = (even: L.even(words(2), words(3)), odd: L.odd(words(2), words(3)))
        return RGBA(
            number(L.even(first.even, second.even)), number(L.even(first.odd, second.odd)),
            number(L.odd(first.even, second.even)), number(L.odd(first.odd, second.odd)))
    }

    /// Of a signalling NaN and a number ARM's instructions for the smaller and the larger make NaN; of a quiet one they make the
    /// number, as those of other processors do of either.
    @inlinable @inline(__always)
    func number<L: PixelLanes>(_ bits: L.Bits) -> L {
        let number = L(bitPattern: bits)
        #if arch(arm64)
            return L(bitPattern: bits | ((number .!= number).bits & 0x40_0000))
        #else
            return number
        #endif
    }

    @inlinable @inline(__always)
    public func interpolate<L: PixelLanes>(
        _ first: (Int) -> UnsafeRawPointer, right: Int, fraction: L?
    ) -> RGBA<L> {
        guard let fraction else { return gather(first) }
        return interpolate(gather(first), gather { first($0) + right }, fraction: fraction)
    }

    @inlinable @inline(__always)
    func gather<L: PixelLanes>(_ address: (Int) -> UnsafeRawPointer) -> RGBA<L> {
        let redGreen = L.pairs { address($0).loadUnaligned(as: UInt64.self) }
        let blueAlpha = L.pairs { (address($0) + 8).loadUnaligned(as: UInt64.self) }
        return RGBA(
            number(L.even(redGreen.0, redGreen.1)), number(L.odd(redGreen.0, redGreen.1)),
            number(L.even(blueAlpha.0, blueAlpha.1)), number(L.odd(blueAlpha.0, blueAlpha.1)))
    }

    @inlinable @inline(__always)
    public func store<L: PixelLanes>(
        _ color: RGBA<L>, to pixels: UnsafeMutableRawPointer, streams: Bool, isInRange: Bool
    ) {
        let color = color.map { $0.replacing(with: .nan, where: $0 .!= $0) }
        let (red, green) = (color.r.bitPattern, color.g.bitPattern)
        let (blue, alpha) = (color.b.bitPattern, color.a.bitPattern)
        let low = (even: L.lowTurns(red, blue), odd: L.lowTurns(green, alpha))
        let high = (even: L.highTurns(red, blue), odd: L.highTurns(green, alpha))
        let size = MemoryLayout<L.Bits>.size
        store(L.lowTurns(low.even, low.odd), to: pixels, streams: streams, as: L.self)
        store(L.highTurns(low.even, low.odd), to: pixels + size, streams: streams, as: L.self)
        store(L.lowTurns(high.even, high.odd), to: pixels + 2 * size, streams: streams, as: L.self)
        store(L.highTurns(high.even, high.odd), to: pixels + 3 * size, streams: streams, as: L.self)
    }
}
