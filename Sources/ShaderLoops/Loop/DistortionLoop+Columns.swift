public import CLanes
public import ShaderKernels

// Where a column stays one, and is moved down by an amount of its own, the column's place along x and the amount are
// found once for all rows. Of the two rows of the source that a pixel lies between, the upper one is the lower one of the pixel
// above, as a rule. So columns are shaded downwards, a vector of them at a time and some rows at a time, and every pixel of the
// source is fetched once. A wave takes 22 instructions a pixel with AVX2, where fetching both rows took 29, and is 1.15 times as
// fast at 1920×1080, with AVX-512 1.3 times: 14 of them fetch and interpolate, 6 find the place.

extension DistortionLoop {
    /// More of them fetch less, 1 pixel in so many twice, and need more room in the nearest cache.
    @inlinable var rowsAtATime: Int { 16 }

    @inlinable
    func shadeMovingColumns(_ columns: Range<Int>, rows: Range<Int>) {
        findMovingColumns(columns)
        let blockCount = (rows.count + rowsAtATime - 1) / rowsAtATime
        for block in 0..<blockCount {
            let first = rows.lowerBound + block * rows.count / blockCount
            let rows = first..<rows.lowerBound + (block + 1) * rows.count / blockCount
            for row in rows { prefetchDestination(columns: columns, row: row) }
            let vectors = vectors(in: columns)
            placeMovedColumns(vector: 0, rows: rows)
            for vector in vectors {
                // One ahead, so that what is asked for has come.
                if vector + 1 < vectors.upperBound { placeMovedColumns(vector: vector + 1, rows: rows) }
                interpolateDownwards(vector: vector, rowCount: rows.count)
            }
            for row in rows { write(line(row - first), columns: columns, row: row) }
        }
    }

    @inlinable
    func line(_ row: Int) -> UnsafeMutableRawPointer {
        scratch.line(row: row, bytesPerPixel: destination.codec.bytesPerPixel)
    }

    @inline(never) @inlinable
    func findMovingColumns(_ columns: Range<Int>) {
        let positions: UnsafeMutablePointer<Point<L>> = scratch.positions()
        let axes: UnsafeMutablePointer<Axis<L>> = scratch.axes().x
        for index in vectors(in: columns) {
            // At y = 0 the position's y is what is added to it everywhere else.
            let position = shading.samplePosition(
                at: Point(center(vector: index, of: columns), L(repeating: 0)))
            (positions + index).initialize(to: position)
            (axes + index).initialize(to: horizontalAxis(position.x))
        }
    }

    /// Where the places of a vector's rows are kept: beside those of the vector before it, and after it.
    @inlinable
    func places(ofVector vector: Int) -> Int { vector % 2 &* rowsAtATime }

    /// Finds where a vector of columns is in some rows, and asks for what lies there.
    @inline(never) @inlinable
    func placeMovedColumns(vector: Int, rows: Range<Int>) {
        let positions: UnsafeMutablePointer<Point<L>> = scratch.positions()
        let axes: (x: UnsafeMutablePointer<Axis<L>>, y: UnsafeMutablePointer<Axis<L>>) = scratch.axes()
        let (column, distance) = (axes.x[vector].index, positions[vector].y)
        var place = places(ofVector: vector)
        for row in rows {
            let y = verticalAxis(center(row: row) + distance)
            (axes.y + place).initialize(to: y)
            setOffsets(column, y.index, vector: place)
            for lane in stride(from: 0, to: L.count, by: 8) {
                clanes_prefetch(source.base + Int(scratch.offsets[place &* L.count &+ lane]))
            }
            place &+= 1
        }
    }

    @inlinable
    func interpolateDownwards(vector: Int, rowCount: Int) {
        let axes: UnsafeMutablePointer<Axis<L>> = scratch.axes().x
        if L.union(axes[vector].fraction.bitPattern) == 0 {
            interpolateColumns(vector: vector, rowCount: rowCount)
        } else {
            interpolateBetweenColumns(vector: vector, rowCount: rowCount)
        }
    }

    @inline(never) @inlinable
    func interpolateColumns(vector: Int, rowCount: Int) {
        interpolateDownwards(vector: vector, rowCount: rowCount, isBetweenColumns: false)
    }

    @inline(never) @inlinable
    func interpolateBetweenColumns(vector: Int, rowCount: Int) {
        interpolateDownwards(vector: vector, rowCount: rowCount, isBetweenColumns: true)
    }

    /// - Parameter isBetweenColumns: false where every position is at a column's centre. To be known when this is
    ///   compiled.
    @inlinable @inline(__always)
    func interpolateDownwards(vector: Int, rowCount: Int, isBetweenColumns: Bool) {
        let axes: (x: UnsafeMutablePointer<Axis<L>>, y: UnsafeMutablePointer<Axis<L>>) = scratch.axes()
        let x = axes.x[vector]
        let (right, fraction) = isBetweenColumns ? (source.bytesToRight, x.fraction) : (0, nil)
        let first = places(ofVector: vector)
        var bottom = RGBA<L>.clear
        var bottomRow = L.Bits(repeating: .max)
        for row in 0..<rowCount {
            let y = axes.y[first &+ row]
            let pixels = scratch.offsets + (first &+ row) &* L.count
            var top = bottom
            if L.union(y.index ^ bottomRow) != 0 {
                top = source.codec.interpolate(
                    { source.base + Int(pixels[$0]) }, right: right, fraction: fraction)
            }
            bottom = source.codec.interpolate(
                { source.base + Int(pixels[$0]) + source.bytesToBelow }, right: right, fraction: fraction)
            bottomRow = y.index &+ L.Bits(repeating: 1)
            let color = source.codec.interpolate(top, bottom, fraction: y.fraction)
            finish(source.covered(color, coverage: x.coverage * y.coverage), vector: vector, line: line(row))
        }
    }
}
