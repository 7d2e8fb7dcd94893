import ShaderKernels

/// A mesh into float pixels.
@frozen
public struct MeshPass: Sendable {
    @usableFromInline let raster: MeshRaster
    @usableFromInline let tile: Tile

    @inlinable
    public init(_ raster: MeshRaster, into tile: Tile) {
        self.raster = raster
        self.tile = tile
    }

    @inlinable
    func shade<L: PixelLanes>(rows: Range<Int>, lanes: L.Type) {
        for row in rows {
            let pixels = tile.destination.address(row: row)
            raster.shade(
                row: row, into: pixels.assumingMemoryBound(to: Float.self), lanes: L.self)
        }
    }
}
