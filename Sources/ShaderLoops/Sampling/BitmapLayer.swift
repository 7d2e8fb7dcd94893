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
        let pixels = source.codec.gather(
            { lane in
                source.address(column: Int(L.lane(lane, of: x.index)), row: Int(L.lane(lane, of: y.index)))
            },
            right: source.width > 1 ? source.codec.bytesPerPixel : 0,
            down: source.height > 1 ? source.bytesPerRow : 0, as: L.self)
        let coverage = x.coverage * y.coverage
        // Multiplying the result by the unit is one multiplication a channel; multiplying the four pixels would
        // be four.
        let scale = coverage * source.codec.unit
        guard source.codec.storesNonFinite else {
            return pixels.mixed(x.fraction, y.fraction).map { $0 * scale }
        }
        let color = pixels.mixedExactly(x.fraction, y.fraction).map { $0 * scale }
        return color.replacing(with: .clear, where: coverage .== 0)
    }
}
