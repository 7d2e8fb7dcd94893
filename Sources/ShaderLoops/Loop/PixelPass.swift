/// One pass over a picture whose formats are known at run time.
@frozen
public struct PixelPass: Sendable {
    @usableFromInline let source: SourcePixels<AnyCodec>
    @usableFromInline let destination: DestinationPixels<AnyCodec>

    @inlinable
    public init(from source: SourcePixels<AnyCodec>, to destination: DestinationPixels<AnyCodec>) {
        self.source = source
        self.destination = destination
    }

    /// Shades a range of rows. Bytes to bytes, which nearly everybody wants, is a loop of its own; all other
    /// pairs share one. A loop for each of the nine pairs would make every caller's build that much longer, for
    /// a few per cent.
    @inlinable
    public func shade<L: PixelLanes>(rows: Range<Int>, with shading: some Shading, lanes: L.Type) {
        switch (source.codec, destination.codec) {
        case (.bytes(let from), .bytes(let to)):
            RowLoop(shading, from: source.with(from), to: destination.with(to), lanes: L.self).run(rows: rows)
        default:
            RowLoop(shading, from: source, to: destination, lanes: L.self).run(rows: rows)
        }
    }

    /// Whether both pictures have the same 8-bit format, and are large enough to look at all results
    /// beforehand: that takes as long as shading some ten thousand pixels.
    @inlinable var isWorthScaling: Bool {
        guard case .bytes(let from) = source.codec, case .bytes(let to) = destination.codec else {
            return false
        }
        return from == to && source.width &* source.height >= 1 << 17
    }

    @inlinable
    func scale<L: PixelLanes>(rows: Range<Int>, by scaling: ByteScaling, lanes: L.Type) {
        guard case .bytes(let from) = source.codec, case .bytes(let to) = destination.codec else { return }
        WordLoop(scaling, from: source.with(from), to: destination.with(to), lanes: L.self).run(rows: rows)
    }
}
