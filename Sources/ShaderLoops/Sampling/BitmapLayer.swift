public import ShaderKernels

/// A layer over pixels in memory: bilinear sampling, padded with clear pixels or not (C4).
///
/// Of a padding, however wide, only the innermost ring of clear pixels can be told from the rest, so a flag an
/// axis stands for all of it.
@frozen
public struct BitmapLayer<Codec: PixelCodec, L: PixelLanes>: Layer {
    @usableFromInline let source: SourcePixels<Codec>
    @usableFromInline let padding: LayerPadding

    @inlinable @inline(__always)
    init(_ source: SourcePixels<Codec>, padding: LayerPadding) {
        self.source = source
        self.padding = padding
    }

    @inlinable @inline(__always)
    public func sample(_ position: Point<L>) -> RGBA<L> {
        let x = Axis(position.x, on: source.grid, count: source.width, isPadded: padding.horizontal)
        let y = Axis(position.y, on: source.grid, count: source.height, isPadded: padding.vertical)
        func pixel(_ lane: Int) -> UnsafeRawPointer {
            source.address(column: Int(L.lane(lane, of: x.index)), row: Int(L.lane(lane, of: y.index)))
        }
        let codec = source.codec
        let top = codec.interpolate(pixel, right: source.bytesToRight, fraction: x.fraction)
        let bottom = codec.interpolate(
            { pixel($0) + source.bytesToBelow }, right: source.bytesToRight, fraction: x.fraction)
        return source.covered(
            codec.interpolate(top, bottom, fraction: y.fraction), coverage: x.coverage * y.coverage)
    }
}

extension SourcePixels {
    /// A colour as it is stored, scaled to 0…1 and to what of it is content, also in 0…1.
    @inlinable @inline(__always)
    func covered<L: Lanes>(_ color: RGBA<L>, coverage: L) -> RGBA<L> {
        // Multiplying the result by the unit is one multiplication a channel; multiplying the four pixels would
        // be four.
        let scale = coverage * codec.unit
        let scaled = color.map { $0 * scale }
        return codec.storesNonFinite ? scaled.replacing(with: .clear, where: coverage .== 0) : scaled
    }
}
