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
        return L.channels(
            ofHalves: (
                pixels.loadUnaligned(as: L.Bits.self), (pixels + size).loadUnaligned(as: L.Bits.self)
            ))
    }

    @inlinable @inline(__always)
    public func interpolate<L: PixelLanes>(
        _ first: (Int) -> UnsafeRawPointer, right: Int, fraction: L?
    ) -> RGBA<L> {
        let left = L.channels(ofHalves: L.pairs { first($0).loadUnaligned(as: UInt64.self) })
        guard let fraction else { return left }
        return interpolate(
            left, L.channels(ofHalves: L.pairs { (first($0) + right).loadUnaligned(as: UInt64.self) }),
            fraction: fraction)
    }

    @inlinable @inline(__always)
    public func store<L: PixelLanes>(
        _ color: RGBA<L>, to pixels: UnsafeMutableRawPointer, streams: Bool, isInRange: Bool
    ) {
        let color = color.map { $0.replacing(with: .nan, where: $0 .!= $0) }
        let words = L.halves(ofChannels: color)
        store(words.0, to: pixels, streams: streams, as: L.self)
        store(words.1, to: pixels + MemoryLayout<L.Bits>.size, streams: streams, as: L.self)
    }
}
