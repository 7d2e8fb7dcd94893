public import ShaderKernels

/// Half-precision RGBA: four 16-bit numbers a pixel, in two words; from 65 520 on infinity, and one NaN for all
/// (C8).
@frozen
public struct HalfCodec: PixelCodec, Equatable {
    @inlinable public init() {}

    @inlinable public var bytesPerPixel: Int { 8 }
    @inlinable public var unit: Float { 1 }
    @inlinable public var storesNonFinite: Bool { true }

    @inlinable @inline(__always)
    public func load<L: PixelLanes>(_ pixels: UnsafeRawPointer, as lanes: L.Type) -> RGBA<L> {
        let size = MemoryLayout<L.Bits>.size
        return unpack((pixels.loadUnaligned(as: L.Bits.self), (pixels + size).loadUnaligned(as: L.Bits.self)))
    }

    @inlinable @inline(__always)
    public func interpolate<L: PixelLanes>(
        _ first: (Int) -> UnsafeRawPointer, right: Int, fraction: L?
    ) -> RGBA<L> {
        let left: RGBA<L> = unpack(L.pairs { first($0).loadUnaligned(as: UInt64.self) })
        guard let fraction else { return left }
        return interpolate(
            left,
            unpack(L.pairs { (first($0) + right).loadUnaligned(as: UInt64.self) }), fraction: fraction)
    }

    @inlinable @inline(__always)
    func unpack<L: PixelLanes>(_ words: (L.Bits, L.Bits)) -> RGBA<L> {
        let redGreen = L.even(words.0, words.1)
        let blueAlpha = L.odd(words.0, words.1)
        return RGBA(
            L.numbers(ofHalves: redGreen & 0xFFFF), L.numbers(ofHalves: redGreen &>> 16),
            L.numbers(ofHalves: blueAlpha & 0xFFFF), L.numbers(ofHalves: blueAlpha &>> 16))
    }

    @inlinable @inline(__always)
    public func store<L: PixelLanes>(
        _ color: RGBA<L>, to pixels: UnsafeMutableRawPointer, streams: Bool, isInRange: Bool
    ) {
        let color = color.map { $0.replacing(with: .nan, where: $0 .!= $0) }
        let redGreen = L.halves(color.r) | L.halves(color.g) &<< 16
        let blueAlpha = L.halves(color.b) | L.halves(color.a) &<< 16
        let size = MemoryLayout<L.Bits>.size
        store(L.lowTurns(redGreen, blueAlpha), to: pixels, streams: streams, as: L.self)
        store(L.highTurns(redGreen, blueAlpha), to: pixels + size, streams: streams, as: L.self)
    }
}
