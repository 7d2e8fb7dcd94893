/// The pixels that an effect reads, with what is needed to place them: their codec and the display scale.
@frozen
public struct SourcePixels<Codec: PixelCodec>: @unchecked Sendable {  // only read
    @usableFromInline let codec: Codec
    @usableFromInline let base: UnsafeRawPointer
    @usableFromInline let layout: PixelLayout
    @usableFromInline let grid: PixelGrid

    @usableFromInline
    init(codec: Codec, base: UnsafeRawPointer, layout: PixelLayout, grid: PixelGrid) {
        self.codec = codec
        self.base = base
        self.layout = layout
        self.grid = grid
    }

    @inlinable @inline(__always)
    func address(column: Int, row: Int) -> UnsafeRawPointer {
        base + (row &* layout.bytesPerRow &+ column &* Codec.bytesPerPixel)
    }
}
