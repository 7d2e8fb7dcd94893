public import ShaderKernels

// Where a pixel's column in the source depends on its column alone, and its row on its row alone, the columns
// are found once for all rows. Every row of the source is then interpolated along x once, however many rows are
// mixed from it, and rows of one position are mixed once.

extension DistortionLoop {
    @inlinable
    func shadeSeparably(columns: Range<Int>, rows: Range<Int>) {
        findColumns(columns, at: center(row: rows.lowerBound))
        let x = center(vector: 0, of: columns)
        var position: UInt32?
        var kept = KeptRows()
        for row in rows {
            let y = shading.samplePosition(at: Point(x, center(row: row))).y
            if L.lane(0, of: y.bitPattern) != position {
                position = L.lane(0, of: y.bitPattern)
                let axis = verticalAxis(y)
                let first = Int(L.lane(0, of: axis.index))
                // Between a row and itself is the row.
                let second = L.lane(0, of: axis.fraction.bitPattern) == 0 ? first : first &+ 1
                if kept.update(first) { interpolateRow(first, columns: columns) }
                if kept.update(second) { interpolateRow(second, columns: columns) }
                mixRows(first, second, axis: axis, columns: columns)
            }
            write(scratch.line, columns: columns, row: row)
        }
    }

    @inline(never) @inlinable
    func findColumns(_ columns: Range<Int>, at y: L) {
        for index in vectors(in: columns) {
            let x = horizontalAxis(
                shading.samplePosition(at: Point(center(vector: index, of: columns), y)).x)
            (scratch.axes().x + index).initialize(to: x)
            UnsafeMutableRawPointer(scratch.offsets + index &* L.count).storeBytes(of: x.index, as: L.Bits.self)
        }
    }

    @inline(never) @inlinable
    func interpolateRow(_ row: Int, columns: Range<Int>) {
        let axes: UnsafeMutablePointer<Axis<L>> = scratch.axes().x
        let start = source.address(column: 0, row: row)
        let bytesPerPixel = source.codec.bytesPerPixel
        let colors: UnsafeMutablePointer<RGBA<L>> = scratch.colors(row: row)
        for index in vectors(in: columns) {
            let places = scratch.offsets + index &* L.count
            let color = source.codec.interpolate(
                { start + Int(places[$0]) &* bytesPerPixel }, right: source.bytesToRight,
                fraction: axes[index].fraction)
            (colors + index).initialize(to: color)
        }
    }

    @inline(never) @inlinable
    func mixRows(_ first: Int, _ second: Int, axis y: Axis<L>, columns: Range<Int>) {
        let axes: UnsafeMutablePointer<Axis<L>> = scratch.axes().x
        let top: UnsafeMutablePointer<RGBA<L>> = scratch.colors(row: first)
        let bottom: UnsafeMutablePointer<RGBA<L>> = scratch.colors(row: second)
        for index in vectors(in: columns) {
            let color = source.codec.interpolate(top[index], bottom[index], fraction: y.fraction)
            finish(
                source.covered(color, coverage: axes[index].coverage * y.coverage), vector: index,
                line: scratch.line)
        }
    }
}

/// Which rows of the source are there, interpolated: the last even and the last odd one, so that neighbours never
/// take each other's place.
@frozen @usableFromInline
struct KeptRows {
    @usableFromInline var even = -1
    @usableFromInline var odd = -1

    @inlinable init() {}

    /// - Returns: whether the row was not there; it counts as there from now on.
    @inlinable
    mutating func update(_ row: Int) -> Bool {
        defer { if row % 2 == 0 { even = row } else { odd = row } }
        return row != (row % 2 == 0 ? even : odd)
    }
}
