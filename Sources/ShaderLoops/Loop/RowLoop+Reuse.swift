public import ShaderKernels

// Rows that sample the same positions as the row above are the same, and are copied. No kernel has to say anything for it:
// the positions of a row are computed first and compared with those of the row before. In a mosaic all but one row a tile
// are found this way; where nothing repeats, keeping and comparing the positions costs two or three per cent.

extension RowLoop {
    @inlinable
    func runReusingRows(_ rows: Range<Int>) {
        let vectorCount = (source.width + L.count - 1) / L.count
        withUnsafeTemporaryAllocation(of: Point<L>.self, capacity: vectorCount) { positions in
            for row in rows {
                let isRepeated = updatePositions(positions, row: row, isFirst: row == rows.lowerBound)
                let output = destination.address(row: row)
                if isRepeated {
                    output.copyMemory(
                        from: destination.address(row: row - 1),
                        byteCount: source.width * destination.codec.bytesPerPixel)
                } else {
                    sample(positions, into: output)
                }
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
    func sample(_ positions: UnsafeMutableBufferPointer<Point<L>>, into output: UnsafeMutableRawPointer) {
        let bytesPerVector = L.count * destination.codec.bytesPerPixel
        let whole = source.width / L.count
        for index in 0..<whole {
            let color = shading.color(sampledAt: positions[index], source: source)
            destination.codec.store(color, to: output + index * bytesPerVector)
        }
        guard whole < positions.count else { return }
        withUnsafeTemporaryAllocation(byteCount: L.count * 16, alignment: 64) { scratch in
            guard let result = scratch.baseAddress else { return }
            let color = shading.color(sampledAt: positions[whole], source: source)
            destination.codec.store(color, to: result)
            (output + whole * bytesPerVector).copyMemory(
                from: result, byteCount: source.width % L.count * destination.codec.bytesPerPixel)
        }
    }
}
