/// The pixels that a pass reads, and their place in the plane.
@frozen
public struct SourcePixels<Codec: PixelCodec>: @unchecked Sendable {  // only read
    @usableFromInline let codec: Codec
    @usableFromInline let base: UnsafeRawPointer
    @usableFromInline let width: Int
    @usableFromInline let height: Int
    @usableFromInline let bytesPerRow: Int
    @usableFromInline let grid: PixelGrid

    /// - Parameter base: the first pixel of the first row; `height` rows of `width` pixels can be read from
    ///   there.
    @inlinable
    public init(
        codec: Codec, base: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int, grid: PixelGrid
    ) {
        self.codec = codec
        self.base = base
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.grid = grid
    }

    /// Some of the columns.
    public func part(columns: Range<Int>) -> SourcePixels {
        SourcePixels(
            codec: codec, base: address(column: columns.lowerBound, row: 0), width: columns.count,
            height: height,
            bytesPerRow: bytesPerRow, grid: grid)
    }

    /// The same pixels, with a codec that is known now.
    @inlinable
    func with<Known: PixelCodec>(_ codec: Known) -> SourcePixels<Known> {
        SourcePixels<Known>(
            codec: codec, base: base, width: width, height: height, bytesPerRow: bytesPerRow, grid: grid)
    }

    /// Whether 32 bits hold every pixel's offset in bytes.
    @inlinable var isNear: Bool { height &* bytesPerRow <= 1 << 32 }

    /// From a pixel to the one on its right and the one below; 0 where there is none.
    @inlinable var bytesToRight: Int { width > 1 ? codec.bytesPerPixel : 0 }
    @inlinable var bytesToBelow: Int { height > 1 ? bytesPerRow : 0 }

    @inlinable @inline(__always)
    func address(column: Int, row: Int) -> UnsafeRawPointer {
        base + (row &* bytesPerRow &+ column &* codec.bytesPerPixel)
    }
}
