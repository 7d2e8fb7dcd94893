/// The pixels that a pass writes.
@frozen
public struct DestinationPixels<Codec: PixelCodec>: @unchecked Sendable {  // threads write different rows
    @usableFromInline let codec: Codec
    @usableFromInline let base: UnsafeMutableRawPointer
    @usableFromInline let bytesPerRow: Int
    /// Whether to store past the caches.
    @usableFromInline var streams = false

    /// - Parameter base: the first pixel of the first row; as many pixels as the source has can be written from
    ///   there.
    @inlinable
    public init(codec: Codec, base: UnsafeMutableRawPointer, bytesPerRow: Int) {
        self.codec = codec
        self.base = base
        self.bytesPerRow = bytesPerRow
    }

    /// The same pixels, with a codec that is known now.
    @inlinable
    func with<Known: PixelCodec>(_ codec: Known) -> DestinationPixels<Known> {
        var result = DestinationPixels<Known>(codec: codec, base: base, bytesPerRow: bytesPerRow)
        result.streams = streams
        return result
    }

    @inlinable @inline(__always)
    func address(column: Int = 0, row: Int) -> UnsafeMutableRawPointer {
        base + (row &* bytesPerRow &+ column &* codec.bytesPerPixel)
    }
}
