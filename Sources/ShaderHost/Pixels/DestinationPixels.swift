/// The pixels that an effect writes, with their codec.
@frozen
public struct DestinationPixels<Codec: PixelCodec>: @unchecked Sendable {  // threads write different rows
    @usableFromInline let codec: Codec
    @usableFromInline let base: UnsafeMutableRawPointer
    @usableFromInline let bytesPerRow: Int

    @usableFromInline
    init(codec: Codec, base: UnsafeMutableRawPointer, bytesPerRow: Int) {
        self.codec = codec
        self.base = base
        self.bytesPerRow = bytesPerRow
    }

    @inlinable @inline(__always)
    func address(row: Int) -> UnsafeMutableRawPointer {
        base + row * bytesPerRow
    }
}
