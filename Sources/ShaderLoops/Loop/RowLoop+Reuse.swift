public import ShaderKernels

// Rows that sample the same positions as the row above are the same, and are copied. No kernel has to say
// anything for it: the positions of a row are computed first and compared with those of the row before. In a
// mosaic all but one row a tile are found this way; where nothing repeats, keeping and comparing the positions
// costs two or three per cent.

extension RowLoop {
    @inlinable
    func runReusingRows(_ rows: Range<Int>) {
        let positions = UnsafeMutableBufferPointer<Point<L>>.allocate(
            capacity: (source.width + L.count - 1) / L.count)
        defer { positions.deallocate() }
        let tail = UnsafeMutableRawPointer.allocate(byteCount: bytesPerTail, alignment: 64)
        defer { tail.deallocate() }

        for row in rows {
            let isRepeated = updatePositions(positions, row: row, isFirst: row == rows.lowerBound)
            let output = destination.address(row: row)
            if isRepeated {
                output.copyMemory(
                    from: destination.address(row: row - 1),
                    byteCount: source.width * destination.codec.bytesPerPixel)
            } else {
                sample(positions, into: output, tail: tail)
            }
        }
    }

    /// Replaces the positions of the row before by those of this row.
    ///
    /// - Returns: whether they are the same, to the bit.
    @inline(never) @inlinable
    func updatePositions(_ positions: UnsafeMutableBufferPointer<Point<L>>, row: Int, isFirst: Bool) -> Bool {
        let y = source.grid.center(of: L(repeating: Float(row)))
        var difference = L.Bits(repeating: 0)
        for index in positions.indices {
            let x = source.grid.center(of: L.indices + Float(index * L.count))
            let position = shading.samplePosition(at: Point(x, y))
            if !isFirst {
                let above = positions[index]
                difference =
                    difference | (position.x.bitPattern ^ above.x.bitPattern)
                    | (position.y.bitPattern ^ above.y.bitPattern)
            }
            positions.initializeElement(at: index, to: position)
        }
        return !isFirst && L.union(difference) == 0
    }

    @inline(never) @inlinable
    func sample(
        _ positions: UnsafeMutableBufferPointer<Point<L>>, into output: UnsafeMutableRawPointer,
        tail: UnsafeMutableRawPointer
    ) {
        let bytesPerVector = L.count * destination.codec.bytesPerPixel
        let left = source.width % L.count
        for index in positions.indices {
            let color = shading.color(sampledAt: positions[index], source: source)
            let isTail = left > 0 && index == positions.count - 1
            destination.codec.store(color, to: isTail ? tail : output + index * bytesPerVector)
        }
        guard left > 0 else { return }
        (output + (positions.count - 1) * bytesPerVector).copyMemory(
            from: tail, byteCount: left * destination.codec.bytesPerPixel)
    }
}
