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
        let pixels = gather(columns: x.index, rows: y.index)
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

    /// Two by two pixels for each lane, from the given columns and rows on.
    @inlinable @inline(__always)
    func gather(columns: L.Bits, rows: L.Bits) -> Quad<L> {
        let right = source.width > 1 ? source.codec.bytesPerPixel : 0
        let down = source.height > 1 ? source.bytesPerRow : 0
        let row = L.lane(0, of: rows)
        // Many effects fetch a row from a row, and then half of the work of finding addresses is the same for
        // all lanes.
        guard L.union(rows ^ L.Bits(repeating: row)) == 0 else {
            return source.codec.gather(
                { source.address(column: Int(L.lane($0, of: columns)), row: Int(L.lane($0, of: rows))) },
                right: right, down: down, as: L.self)
        }
        let start = source.address(column: 0, row: Int(row))
        return source.codec.gather(
            { start + Int(L.lane($0, of: columns)) &* source.codec.bytesPerPixel },
            right: right, down: down, as: L.self)
    }
}
