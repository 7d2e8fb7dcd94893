import ShaderKernels

/// A few rows of float pixels in a near cache, on their way from one step to the next.
///
/// A picture that is put together from several is never there as a whole: each part of it is shaded into a tile,
/// and the tiles are put together. At 3840×2160 a picture of floats between two steps would be 133 MB to write
/// and to read again.
@frozen
public struct Tile: @unchecked Sendable {  // one thread at a time uses it
    public let rows: Range<Int>
    public let destination: DestinationPixels<AnyCodec>
    @usableFromInline let grid: PixelGrid

    /// The pixels, once they are shaded.
    @inlinable public var source: SourcePixels<AnyCodec> {
        SourcePixels(
            codec: destination.codec, base: destination.base, width: destination.width,
            height: rows.upperBound, bytesPerRow: destination.bytesPerRow, grid: grid)
    }

    /// The first row, as if all were like it.
    @inlinable public var repeatedRow: SourcePixels<AnyCodec> {
        SourcePixels(
            codec: destination.codec, base: destination.address(row: rows.lowerBound), width: destination.width,
            height: rows.upperBound, bytesPerRow: 0, grid: grid)
    }

    @inlinable
    init(memory: UnsafeMutableRawPointer, rows: Range<Int>, width: Int, bytesPerRow: Int, grid: PixelGrid) {
        self.rows = rows
        self.grid = grid
        destination = DestinationPixels(
            codec: .floats(FloatCodec()), base: memory - rows.lowerBound &* bytesPerRow, width: width,
            bytesPerRow: bytesPerRow)
    }

    /// Together with what else a step touches, this stays in a second cache of a megabyte.
    @inlinable static var targetByteCount: Int { 256 << 10 }

    /// Rows end at a multiple of all numbers of lanes: whole vectors can be read and written.
    @inlinable
    static func bytesPerRow(width: Int) -> Int { (width &+ 15) / 16 &* 256 }
}

extension Scratch {
    /// Calls `body` with tiles that together are all rows, one after the other, and with the scratch memory that is
    /// left meanwhile.
    @inlinable
    public func forEachTile(
        rows: Range<Int>, width: Int, grid: PixelGrid, _ body: (Tile, Scratch) -> Void
    ) {
        let bytesPerRow = Tile.bytesPerRow(width: width)
        let rowsPerTile = max(min(Tile.targetByteCount, tiles.count) / max(bytesPerRow, 1), 1)
        withMemory(byteCount: min(rowsPerTile, rows.count) &* bytesPerRow) { memory, left in
            var first = rows.lowerBound
            while first < rows.upperBound {
                let end = min(first &+ rowsPerTile, rows.upperBound)
                body(
                    Tile(
                        memory: memory, rows: first..<end, width: width, bytesPerRow: bytesPerRow, grid: grid),
                    left)
                first = end
            }
        }
    }

    /// Calls `body` with memory of a multiple of 64 bytes, and with the scratch memory that is left meanwhile: of this
    /// one, unless there is too little left of it.
    @inlinable
    func withMemory(byteCount: Int, _ body: (UnsafeMutableRawPointer, Scratch) -> Void) {
        let byteCount = (byteCount &+ 63) / 64 &* 64
        guard byteCount <= tiles.count, let start = tiles.baseAddress else {
            let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
            body(memory, self)
            memory.deallocate()
            return
        }
        var left = self
        left.tiles = UnsafeMutableRawBufferPointer(rebasing: tiles[byteCount...])
        body(start, left)
    }
}
