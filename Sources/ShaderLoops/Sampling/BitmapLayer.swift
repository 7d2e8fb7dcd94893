public import ShaderKernels

/// A layer over pixels in memory: bilinear sampling, padded with clear pixels or not (C4).
///
/// Of a padding, however wide, only the innermost ring of clear pixels can be told from the rest, so two flags stand for
/// all of it.
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
        let x = Axis(source.grid.pixel(at: position.x), count: source.width, isPadded: padding.horizontal)
        let y = Axis(source.grid.pixel(at: position.y), count: source.height, isPadded: padding.vertical)

        let topLeft = tap(x.low, y.low)
        var color = mix(
            mix(topLeft, tap(x.high, y.low), x.fraction),
            mix(tap(x.low, y.high), tap(x.high, y.high), x.fraction), y.fraction)
        if source.codec.storesNonFinite {
            // Infinity times a weight of 0 is NaN; at a pixel's centre that pixel alone counts.
            let isCenter = (x.fraction .== 0) .& (y.fraction .== 0)
            color = color.replacing(with: topLeft, where: isCenter)
        }
        // One multiplication for the result instead of one for each of the four.
        color = color.map { $0 * source.codec.unit }
        // Differences with itself: 0, or NaN for an infinity and NaN.
        let isFinite = ((position.x - position.x) + (position.y - position.y)) .== 0
        return RGBA.clear.replacing(with: color, where: isFinite)
    }

    /// The pixel where a column and a row meet, as stored; clear in the padding.
    @inlinable @inline(__always)
    func tap(_ x: Tap<L>, _ y: Tap<L>) -> RGBA<L> {
        let pixel = source.codec.gather({ lane in
            source.address(
                column: Int(L.lane(lane, of: x.index)), row: Int(L.lane(lane, of: y.index)))
        }, as: L.self)
        guard padding.horizontal || padding.vertical else { return pixel }
        return RGBA.clear.replacing(with: pixel, where: x.isInside .& y.isInside)
    }
}
