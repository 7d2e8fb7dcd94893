/// The pixels that a pass writes.
@frozen
public struct DestinationPixels<Codec: PixelCodec>: @unchecked Sendable {  // threads write different rows
    @usableFromInline let codec: Codec
    @usableFromInline let base: UnsafeMutableRawPointer
    @usableFromInline let bytesPerRow: Int

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
        DestinationPixels<Known>(codec: codec, base: base, bytesPerRow: bytesPerRow)
    }

    @inlinable @inline(__always)
    func address(row: Int) -> UnsafeMutableRawPointer {
        base + row &* bytesPerRow
    }
}
