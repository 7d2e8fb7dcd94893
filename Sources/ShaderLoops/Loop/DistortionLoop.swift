public import CLanes
public import ShaderKernels

/// The loop over pixels that are sampled at one position each, `L.count` at a time.
///
/// Work that repeats is done once, and no kernel has to say anything for it: what a position can depend on is
/// found by running the kernel on ``Dependence``. Where columns and rows are moved independently of each other,
/// as by a mosaic or a scaling, the loop goes `separably`; where columns are moved as wholes, as by a wave, each
/// is placed once. Everywhere else the positions of a row are compared with those of the row before, and rows
/// that sample the same positions are the same; where none do, that costs two or three per cent.
///
/// A row of a strip is shaded in steps, each a small loop of its own: positions, their places in the layer,
/// fetching pixels, interpolating them. In one loop a step waits for the one before it, and the processor sees
/// less than two turns ahead: at 16 lanes that took 11 cycles a pixel. The steps of a rotation take 9 (Zen 4,
/// AVX-512): 1 for the position, 1½ for its place, 2 to fetch and 4½ to interpolate, which is 135 vector
/// operations for 16 pixels.
@frozen @usableFromInline
struct DistortionLoop<S: Shading, Source: PixelCodec, Destination: PixelCodec, L: PixelLanes> {
    @usableFromInline let shading: S
    @usableFromInline let source: SourcePixels<Source>
    @usableFromInline let destination: DestinationPixels<Destination>
    @usableFromInline let scratch: Scratch
    /// How a pixel's position depends on where the pixel is.
    @usableFromInline let dependence: Point<Dependence>

    @inlinable
    init(
        _ shading: S, from source: SourcePixels<Source>, to destination: DestinationPixels<Destination>,
        scratch: Scratch, lanes: L.Type
    ) {
        self.shading = shading
        self.source = source
        self.destination = destination
        dependence = shading.samplePosition(at: Point(Dependence.x, Dependence.y))
        let isSeparable = !dependence.x.contains(.onY) && !dependence.y.contains(.x)
        self.scratch = scratch.divided(intoColumns: isSeparable ? 2048 : 256)
    }

    @inlinable
    func run(rows: Range<Int>) {
        var start = 0
        while start < source.width {
            let columns = start..<min(start + scratch.columns, source.width)
            if dependence.x.contains(.onY) {
                shade(columns: columns, rows: rows)
            } else if !dependence.y.contains(.x) {
                shadeSeparably(columns: columns, rows: rows)
            } else if dependence.y.contains(.isYPlus) {
                shadeMovingColumns(columns, rows: rows)
            } else {
                shade(columns: columns, rows: rows)
            }
            start = columns.upperBound
        }
    }

    @inlinable
    func shade(columns: Range<Int>, rows: Range<Int>) {
        for row in rows {
            prefetchDestination(columns: columns, row: row)
            if !updatePositions(columns: columns, row: row, isFirst: row == rows.lowerBound) {
                place(columns: columns)
                fetch(columns: columns)
                interpolate(columns: columns)
            }
            write(columns: columns, row: row)
        }
    }

    /// As many vectors as hold the columns, the last of them perhaps not full.
    @inlinable
    func vectors(in columns: Range<Int>) -> Range<Int> { 0..<(columns.count &+ L.count &- 1) / L.count }

    /// The centres of a vector's pixels along x.
    @inlinable @inline(__always)
    func center(vector: Int, of columns: Range<Int>) -> L {
        source.grid.center(of: L.indices + Float(columns.lowerBound &+ vector &* L.count))
    }

    /// The centres of a row's pixels along y.
    @inlinable @inline(__always)
    func center(row: Int) -> L { source.grid.center(of: L(repeating: Float(row))) }

    /// Replaces the positions of the row before by those of this row.
    ///
    /// - Returns: whether they are the same, to the bit.
    @inline(never) @inlinable
    func updatePositions(columns: Range<Int>, row: Int, isFirst: Bool) -> Bool {
        let positions: UnsafeMutablePointer<Point<L>> = scratch.positions()
        let y = center(row: row)
        var difference = L.Bits(repeating: 0)
        for index in vectors(in: columns) {
            let position = shading.samplePosition(at: Point(center(vector: index, of: columns), y))
            if !isFirst {
                let above = positions[index]
                difference =
                    difference | (position.x.bitPattern ^ above.x.bitPattern)
                    | (position.y.bitPattern ^ above.y.bitPattern)
            }
            (positions + index).initialize(to: position)
        }
        return !isFirst && L.union(difference) == 0
    }

    @inline(never) @inlinable
    func place(columns: Range<Int>) {
        let positions: UnsafeMutablePointer<Point<L>> = scratch.positions()
        for index in vectors(in: columns) {
            let (x, y) = (horizontalAxis(positions[index].x), verticalAxis(positions[index].y))
            (scratch.axes().x + index).initialize(to: x)
            (scratch.axes().y + index).initialize(to: y)
            setOffsets(x.index, y.index, vector: index)
        }
    }

    @inlinable @inline(__always)
    func horizontalAxis(_ coordinate: L) -> Axis<L> {
        Axis(coordinate, on: source.grid, count: source.width, isPadded: shading.padding.horizontal)
    }

    @inlinable @inline(__always)
    func verticalAxis(_ coordinate: L) -> Axis<L> {
        Axis(coordinate, on: source.grid, count: source.height, isPadded: shading.padding.vertical)
    }

    @inlinable @inline(__always)
    func setOffsets(_ column: L.Bits, _ row: L.Bits, vector: Int) {
        let offsets =
            L.product(column, UInt32(truncatingIfNeeded: source.codec.bytesPerPixel))
            &+ L.product(row, UInt32(truncatingIfNeeded: source.bytesPerRow))
        UnsafeMutableRawPointer(scratch.offsets + vector &* L.count).storeBytes(of: offsets, as: L.Bits.self)
    }

    /// Copies the two by two pixels of each column side by side.
    @inline(never) @inlinable
    func fetch(columns: Range<Int>) {
        let (top, bottom) = scratch.pairs
        let count = vectors(in: columns).count &* L.count
        let below = source.bytesToBelow
        guard source.isNear else { return fetchFromFar(columns: columns) }
        let offsets = scratch.offsets
        // The row after this one will want what lies one row further down, more often than not; every line that
        // comes from beyond the second cache would be waited for. A wave takes 1.4 times as long without.
        for index in stride(from: 0, to: count, by: 2) {
            clanes_prefetch(source.base + Int(offsets[index]) + 2 &* below)
        }
        source.copyPairs(count: count, to: top, below: below, and: bottom) { source.base + Int(offsets[$0]) }
    }

    @inline(never) @inlinable
    func fetchFromFar(columns: Range<Int>) {
        let axes: (x: UnsafeMutablePointer<Axis<L>>, y: UnsafeMutablePointer<Axis<L>>) = scratch.axes()
        let count = vectors(in: columns).count &* L.count
        let (top, bottom) = scratch.pairs
        source.copyPairs(count: count, to: top, below: source.bytesToBelow, and: bottom) {
            let (vector, lane) = ($0 / L.count, $0 % L.count)
            return source.address(
                column: Int(L.lane(lane, of: axes.x[vector].index)),
                row: Int(L.lane(lane, of: axes.y[vector].index)))
        }
    }

    @inline(never) @inlinable
    func interpolate(columns: Range<Int>) {
        interpolate(columns: columns, isBetweenColumns: true)
    }

    /// - Parameter isBetweenColumns: false where every position is at a column's centre. To be known when this is
    ///   compiled.
    @inlinable @inline(__always)
    func interpolate(columns: Range<Int>, isBetweenColumns: Bool) {
        let axes: (x: UnsafeMutablePointer<Axis<L>>, y: UnsafeMutablePointer<Axis<L>>) = scratch.axes()
        for index in vectors(in: columns) {
            let (x, y) = (axes.x[index], axes.y[index])
            let fraction = isBetweenColumns ? x.fraction : nil
            let top = interpolate(pairs: scratch.pairs.top, vector: index, fraction: fraction)
            let bottom = interpolate(pairs: scratch.pairs.bottom, vector: index, fraction: fraction)
            let color = source.codec.interpolate(top, bottom, fraction: y.fraction)
            finish(color, coverage: x.coverage * y.coverage, vector: index)
        }
    }

    @inlinable @inline(__always)
    func interpolate(pairs: UnsafeMutableRawPointer, vector: Int, fraction: L?) -> RGBA<L> {
        let bytesPerPair = source.bytesPerPair
        let first = UnsafeRawPointer(pairs) + vector &* L.count &* bytesPerPair
        return source.codec.interpolate(
            { first + $0 &* bytesPerPair }, right: source.codec.bytesPerPixel, fraction: fraction)
    }

    /// Puts an interpolated colour into the line, as a pixel.
    @inlinable @inline(__always)
    func finish(_ color: RGBA<L>, coverage: L, vector: Int) {
        destination.codec.store(
            shading.finished(source.covered(color, coverage: coverage)),
            to: scratch.line + vector &* L.count &* destination.codec.bytesPerPixel)
    }
}
