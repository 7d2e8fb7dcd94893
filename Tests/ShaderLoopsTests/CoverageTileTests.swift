import ShaderKernels
import TestSupport
import Testing

@testable import ShaderLoops

/// Coverage of a few rows at once: what the outline says row by row.
@Suite("Coverage of tiles")
struct CoverageTileTests {
    /// Squares in the rows 3 to 5 and 9 to 10 that reach to the middle of pixels.
    private func outline(width: Int) -> Outline {
        var lines = ClippedLines(width: width, height: 14)
        for (top, bottom) in [(3.0, 6.0), (9.5, 11.0)] {
            // Down one side and up the other.
            lines.add(from: SIMD2(0.25, bottom), to: SIMD2(0.25, top))
            lines.add(from: SIMD2(Double(width) - 0.5, top), to: SIMD2(Double(width) - 0.5, bottom))
        }
        return Outline(lines, rule: .winding)
    }

    private func withTile(_ outline: Outline, rows: Range<Int>, _ body: (CoverageTile) -> Void) {
        TestPicture.withScratch { scratch, spoil in
            spoil()
            CoverageTile.withTile(of: outline, rows: rows, scratch: scratch) { tile, left in
                // The memory that is left is not the tile's.
                left.tiles.initializeMemory(as: UInt8.self, repeating: 0x77)
                scratch.line.initializeMemory(as: UInt8.self, repeating: 0x77, count: Scratch.loopByteCount)
                body(tile)
            }
        }
    }

    @Test(arguments: [1, 2, 15, 16, 17, 40])
    func isTheOutlines(width: Int) {
        let outline = outline(width: width)
        let pixels = outline.pixels
        for rows in [0..<14, 2..<7, 3..<4, 5..<10, 9..<14] {
            withTile(outline, rows: rows) { tile in
                for row in rows {
                    let line = tile.line(row: row).assumingMemoryBound(to: Float.self)
                    #expect((0..<width).map { line[$0] } == Array(pixels[row * width..<(row + 1) * width]))
                    // What whole lanes read behind the last pixel.
                    #expect((width..<(width + 15) / 16 * 16).allSatisfy { line[$0] == 0 })
                }
            }
        }
    }

    /// From the first to the last; none where nothing is inside.
    @Test func coveredRows() {
        let outline = outline(width: 9)
        for (rows, covered) in [
            (0..<14, 3..<11), (0..<5, 3..<5), (4..<9, 4..<6), (6..<12, 9..<11), (5..<6, 5..<6),
            (11..<14, 11..<11),
            (0..<3, 0..<0), (6..<9, 6..<6), (20..<30, 20..<20), (4..<4, 4..<4),
        ] {
            withTile(outline, rows: rows) { #expect($0.coveredRows == covered) }
        }
    }
}
