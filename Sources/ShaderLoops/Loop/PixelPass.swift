public import CLanes

/// One pass over a picture whose formats are known at run time.
@frozen
public struct PixelPass: Sendable {
    @usableFromInline let source: SourcePixels<AnyCodec>
    public let destination: DestinationPixels<AnyCodec>

    /// A pass from a whole picture to a whole one, which goes past the caches where that is faster.
    @inlinable
    public init(from source: SourcePixels<AnyCodec>, to destination: DestinationPixels<AnyCodec>) {
        self.init(
            from: source, to: destination, streams: Self.shouldStream(from: source, to: destination))
    }

    /// A pass over rows that may be parts of pictures.
    @inlinable
    public init(from source: SourcePixels<AnyCodec>, to destination: DestinationPixels<AnyCodec>, streams: Bool)
    {
        self.source = source
        self.destination = destination.streaming(streams)
    }

    /// A plain store reads the line that it overwrites. Going past the caches saves that, a third of all
    /// traffic, and pays from the size on at which the pictures do not fit the last cache; below, it is two to
    /// three times as slow. In place the line is there anyway. 32 MiB is that cache's size on many a machine,
    /// and few cores have much more to themselves.
    @inlinable
    static func shouldStream(
        from source: SourcePixels<AnyCodec>, to destination: DestinationPixels<AnyCodec>
    ) -> Bool {
        source.height &* (source.bytesPerRow &+ destination.bytesPerRow) > 32 << 20
            && UnsafeRawPointer(destination.base) != source.base
            && UInt(bitPattern: destination.base) % 64 == 0
            && destination.bytesPerRow % 64 == 0
    }

    /// Shades a range of rows. Bytes to bytes, which nearly everybody wants, is a loop of its own; all other
    /// pairs share one. A loop for each of the nine pairs would make every caller's build that much longer, for
    /// a few per cent.
    @inlinable
    public func shade<L: PixelLanes>(
        rows: Range<Int>, with shading: some Shading, scratch: Scratch, lanes: L.Type
    ) {
        switch (source.codec, destination.codec) {
        case (.bytes(let from), .bytes(let to)):
            Self.shade(rows, shading, source.with(from), destination.with(to), scratch, lanes: L.self)
        default:
            Self.shade(rows, shading, source, destination, scratch, lanes: L.self)
        }
        if destination.streams { clanes_streamed() }
    }

    @inlinable
    static func shade<From: PixelCodec, To: PixelCodec, L: PixelLanes>(
        _ rows: Range<Int>, _ shading: some Shading, _ source: SourcePixels<From>,
        _ destination: DestinationPixels<To>, _ scratch: Scratch, lanes: L.Type
    ) {
        if shading.isPositional {
            DistortionLoop(shading, from: source, to: destination, scratch: scratch, lanes: L.self)
                .run(rows: rows)
        } else {
            RowLoop(shading, from: source, to: destination, scratch: scratch, lanes: L.self).run(rows: rows)
        }
    }

    /// Halves to halves is a loop of its own too, for colours that stay in their place: there, sorting the channels is most
    /// of the work.
    @inlinable
    func recolor<L: PixelLanes>(
        rows: Range<Int>, by colors: ColorSequence, scratch: Scratch, lanes: L.Type
    ) {
        let shading = Recolored(base: Unmoved(), kernel: colors)
        guard case .halves(let from) = source.codec, case .halves(let to) = destination.codec else {
            return shade(rows: rows, with: shading, scratch: scratch, lanes: L.self)
        }
        Self.shade(rows, shading, source.with(from), destination.with(to), scratch, lanes: L.self)
        if destination.streams { clanes_streamed() }
    }

    @inlinable public var keepsFormat: Bool { source.codec == destination.codec }

    /// Rows as they are; both pictures have the same format and width.
    public func copy(rows: Range<Int>) {
        let byteCount = destination.width * destination.codec.bytesPerPixel
        for row in rows {
            destination.address(row: row).copyMemory(
                from: source.address(column: 0, row: row), byteCount: byteCount)
        }
    }

    @inlinable
    func move(rows: Range<Int>, by shift: PixelShift) {
        ShiftLoop(shift, from: source, to: destination).run(rows: rows)
    }

    /// Whether both pictures have the same 8-bit format, and are large enough to look at all results
    /// beforehand: that takes as long as shading one or two thousand pixels.
    @inlinable var isWorthScaling: Bool {
        guard case .bytes(let from) = source.codec, case .bytes(let to) = destination.codec else {
            return false
        }
        return from == to && source.width &* source.height >= 1 << 12
    }

    @inlinable
    func scale<L: PixelLanes>(
        rows: Range<Int>, by scaling: ByteScaling, scratch: Scratch, lanes: L.Type
    ) {
        guard case .bytes(let from) = source.codec, case .bytes(let to) = destination.codec else { return }
        WordLoop(
            scaling, from: source.with(from), to: destination.with(to), scratch: scratch, lanes: L.self
        ).run(rows: rows)
        if destination.streams { clanes_streamed() }
    }
}
