/// The pixels that a pass writes.
@frozen
public struct DestinationPixels<Codec: PixelCodec>: @unchecked Sendable {  // threads write different rows
    @usableFromInline let codec: Codec
    @usableFromInline let base: UnsafeMutableRawPointer
    @usableFromInline let width: Int
    @usableFromInline let bytesPerRow: Int
    /// Whether to store past the caches.
    public let streams: Bool

    /// - Parameter base: where the first pixel of row 0 is, or would be: only rows that are shaded need to be there.
    @inlinable
    public init(
        codec: Codec, base: UnsafeMutableRawPointer, width: Int, bytesPerRow: Int, streams: Bool = false
    ) {
        self.codec = codec
        self.base = base
        self.width = width
        self.bytesPerRow = bytesPerRow
        self.streams = streams
    }

    /// Makes rows clear.
    public func clear(rows: Range<Int>) {
        for row in rows {
            address(row: row).initializeMemory(as: UInt8.self, repeating: 0, count: width * codec.bytesPerPixel)
        }
    }

    /// Makes columns clear, in these rows.
    ///
    /// - Parameter kept: columns that there are, which stay as they are.
    public func clear(rows: Range<Int>, outside kept: Range<Int>) {
        let (before, behind) = (kept.lowerBound, width - kept.upperBound)
        let bytes = codec.bytesPerPixel
        for row in rows {
            address(row: row).initializeMemory(as: UInt8.self, repeating: 0, count: before * bytes)
            address(column: kept.upperBound, row: row).initializeMemory(
                as: UInt8.self, repeating: 0, count: behind * bytes)
        }
    }

    /// Some columns, from a row on, which need not be one that is there.
    public func part(columns: Range<Int>, row: Int) -> DestinationPixels {
        // What is stored past the caches starts at a line of them.
        DestinationPixels(
            codec: codec, base: address(column: columns.lowerBound, row: row), width: columns.count,
            bytesPerRow: bytesPerRow, streams: streams && columns == 0..<width)
    }

    /// The same pixels, with a codec that is known now.
    @inlinable
    func with<Known: PixelCodec>(_ codec: Known) -> DestinationPixels<Known> {
        DestinationPixels<Known>(
            codec: codec, base: base, width: width, bytesPerRow: bytesPerRow, streams: streams)
    }

    @inlinable
    func streaming(_ streams: Bool) -> Self {
        DestinationPixels(
            codec: codec, base: base, width: width, bytesPerRow: bytesPerRow, streams: streams)
    }

    @inlinable @inline(__always)
    func address(column: Int = 0, row: Int) -> UnsafeMutableRawPointer {
        base + (row &* bytesPerRow &+ column &* codec.bytesPerPixel)
    }
}
