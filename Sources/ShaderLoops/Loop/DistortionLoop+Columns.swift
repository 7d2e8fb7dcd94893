public import ShaderKernels

// Where a column stays one, and is moved down by an amount of its own, the column's place along x and the amount
// are found once for all rows.

extension DistortionLoop {
    @inlinable
    func shadeMovingColumns(_ columns: Range<Int>, rows: Range<Int>) {
        let isBetweenColumns = findMovingColumns(columns)
        for row in rows {
            prefetchDestination(columns: columns, row: row)
            placeMovedColumns(columns, row: row)
            prefetchSource(columns: columns)
            isBetweenColumns ? interpolate(columns: columns) : interpolateColumns(columns)
            write(columns: columns, row: row)
        }
    }

    @inline(never) @inlinable
    func interpolateColumns(_ columns: Range<Int>) {
        interpolate(columns: columns, isBetweenColumns: false)
    }

    /// - Returns: whether some column lies between two of the source.
    @inline(never) @inlinable
    func findMovingColumns(_ columns: Range<Int>) -> Bool {
        let positions: UnsafeMutablePointer<Point<L>> = scratch.positions()
        let axes: UnsafeMutablePointer<Axis<L>> = scratch.axes().x
        var fractions = L.Bits(repeating: 0)
        for index in vectors(in: columns) {
            // At y = 0 the position's y is what is added to it everywhere else.
            let position = shading.samplePosition(
                at: Point(center(vector: index, of: columns), L(repeating: 0)))
            let axis = horizontalAxis(position.x)
            fractions = fractions | axis.fraction.bitPattern
            (positions + index).initialize(to: position)
            (axes + index).initialize(to: axis)
        }
        return L.union(fractions) != 0
    }

    @inline(never) @inlinable
    func placeMovedColumns(_ columns: Range<Int>, row: Int) {
        let positions: UnsafeMutablePointer<Point<L>> = scratch.positions()
        let axes: (x: UnsafeMutablePointer<Axis<L>>, y: UnsafeMutablePointer<Axis<L>>) = scratch.axes()
        let center = center(row: row)
        for index in vectors(in: columns) {
            let y = verticalAxis(center + positions[index].y)
            (axes.y + index).initialize(to: y)
            setOffsets(axes.x[index].index, y.index, vector: index)
        }
    }
}
