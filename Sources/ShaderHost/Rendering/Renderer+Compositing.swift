public import ShaderKernels
public import ShaderLoops

extension Renderer {
    /// Rows of a picture, of which is left what is inside of an outline. Rows that have nothing inside are not even
    /// shaded.
    @usableFromInline
    func rows(_ content: RowShader, inside outline: Outline) -> RowShader {
        RowShader { [instructionSet, grid] rows, destination, scratch in
            scratch.forEachTile(rows: rows, width: outline.width, grid: grid) { tile, scratch in
                CoverageTile.withTile(of: outline, rows: tile.rows, scratch: scratch) { coverage, scratch in
                    let covered = coverage.coveredRows
                    destination.clear(rows: tile.rows.lowerBound..<covered.lowerBound)
                    content.shade(covered, tile.destination, scratch)
                    for row in covered {
                        let line = CompositePass.Top.coverage(coverage.line(row: row))
                        instructionSet.composite(
                            row..<row + 1, of: CompositePass(line, over: tile.source, into: destination),
                            with: Mask(),
                            scratch: scratch, lanes: Lanes4.self)
                    }
                    destination.clear(rows: covered.upperBound..<tile.rows.upperBound)
                }
            }
        }
    }

    /// Rows of one picture over rows of another, put together by a kernel.
    ///
    /// - Parameter width: of both, in pixels.
    @inlinable
    func rows<L: PixelLanes>(
        _ top: RowShader, over bottom: RowShader, width: Int, with kernel: some CompositingKernel, lanes: L.Type
    ) -> RowShader {
        RowShader { [instructionSet, grid] rows, destination, scratch in
            func lay(
                _ rows: Range<Int>, _ above: SourcePixels<AnyCodec>, _ below: SourcePixels<AnyCodec>,
                _ scratch: Scratch
            ) {
                instructionSet.composite(
                    rows, of: CompositePass(.pixels(above), over: below, into: destination), with: kernel,
                    scratch: scratch, lanes: L.self)
            }
            // What repeats is shaded once for all of the other's tiles. Else the bottom comes first: it may be a pile of
            // pictures, and each of them would find one tile less.
            if top.repeatsRows {
                top.forEachPart(of: rows, width: width, grid: grid, scratch: scratch) { rows, above, scratch in
                    bottom.forEachPart(of: rows, width: width, grid: grid, scratch: scratch) {
                        lay($0, above, $1, $2)
                    }
                }
            } else {
                bottom.forEachPart(of: rows, width: width, grid: grid, scratch: scratch) {
                    rows, below, scratch in
                    top.forEachPart(of: rows, width: width, grid: grid, scratch: scratch) {
                        lay($0, $1, below, $2)
                    }
                }
            }
        }
    }
}
