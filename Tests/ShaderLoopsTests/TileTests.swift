import ShaderKernels
import Testing

@testable import ShaderLoops

/// Rows cut into tiles, and tiles inside of tiles: every row once, and nobody's memory another's.
@Suite("Tiles")
struct TileTests {
    private let grid = PixelGrid(scale: 1)

    private func memory(of tile: Tile) -> Range<UInt> {
        let start = UInt(bitPattern: tile.destination.address(row: tile.rows.lowerBound))
        return start..<start + UInt(tile.rows.count * Tile.bytesPerRow(width: tile.destination.width))
    }

    /// Fills tiles on all levels, and sees that what was written first is there last.
    private func nest(
        _ depth: Int, rows: Range<Int>, width: Int, scratch: Scratch, outer: [Range<UInt>],
        _ visit: (_ depth: Int, _ tile: Tile, _ outer: [Range<UInt>]) -> Void
    ) {
        guard depth > 0 else { return }
        scratch.forEachTile(rows: rows, width: width, grid: grid) { tile, left in
            let memory = memory(of: tile)
            let mark = Float(depth * 1000 + tile.rows.lowerBound)
            for row in tile.rows {
                let line = tile.destination.address(row: row).assumingMemoryBound(to: Float.self)
                for index in [0, 4 * width - 1] { line[index] = mark }
            }
            visit(depth, tile, outer)
            nest(depth - 1, rows: tile.rows, width: width, scratch: left, outer: outer + [memory], visit)
            for row in tile.rows {
                let line = tile.destination.address(row: row).assumingMemoryBound(to: Float.self)
                for index in [0, 4 * width - 1] { #expect(line[index] == mark) }
            }
        }
    }

    /// 16 000 floats fill 256 KiB less 1; at 65 000 not one row fits.
    @Test(arguments: [1, 15, 16, 17, 400, 8192, 16_384, 16_400, 65_000, 100_000])
    func fiveDeep(width: Int) {
        let rows = 7..<(width > 10_000 ? 9 : 100)
        TestPicture.withScratch { scratch, _ in
            let loop =
                UInt(bitPattern: scratch.base)..<UInt(bitPattern: scratch.base) + UInt(Scratch.loopByteCount)
            var seen = [[Int]](repeating: [], count: 6)
            nest(5, rows: rows, width: width, scratch: scratch, outer: [loop]) { depth, tile, outer in
                let memory = memory(of: tile)
                #expect(memory.lowerBound % 64 == 0)
                #expect(outer.allSatisfy { !$0.overlaps(memory) })
                seen[depth] += Array(tile.rows)
            }
            for depth in 1...5 { #expect(seen[depth] == Array(rows), "\(depth) deep") }
        }
    }

    /// A tile is what fits a near cache: 256 KiB, or a row.
    @Test func areSmall() {
        TestPicture.withScratch { scratch, _ in
            for (width, count) in [(16, 1024), (17, 512), (1920, 8), (16_384, 1), (50_000, 1)] {
                var counts: [Int] = []
                scratch.forEachTile(rows: 0..<2500, width: width, grid: grid) { tile, _ in
                    counts.append(tile.rows.count)
                }
                #expect(counts.dropLast().allSatisfy { $0 == count }, "\(width)")
                #expect(counts.reduce(0, +) == 2500)
            }
        }
    }

    @Test func noRows() {
        TestPicture.withScratch { scratch, _ in
            scratch.forEachTile(rows: 5..<5, width: 16, grid: grid) { _, _ in Issue.record("a tile of nothing")
            }
        }
    }
}
