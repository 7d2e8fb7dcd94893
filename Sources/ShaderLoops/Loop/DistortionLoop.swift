public import CLanes
public import ShaderKernels

/// The loop over pixels that are sampled at one position each, `L.count` at a time.
///
/// Work that repeats is done once, and no kernel has to say anything for it. Where a kernel moves columns and
/// rows independently of each other, as a mosaic and a scaling do, the loop goes `separably`. Everywhere else
/// the positions of a row are compared with those of the row before, and rows that sample the same positions
/// are the same; where none do, that costs two or three per cent.
///
/// A row of a strip is shaded in steps, each a small loop of its own: positions, their places in the layer,
/// fetching pixels, interpolating them. In one loop a step waits for the one before it, and the processor sees
/// less than two turns ahead: at 16 lanes that took 11 cycles a pixel, and the steps take 6.
@frozen @usableFromInline
struct DistortionLoop<S: Shading, Source: PixelCodec, Destination: PixelCodec, L: PixelLanes> {
    @usableFromInline let shading: S
    @usableFromInline let source: SourcePixels<Source>
    @usableFromInline let destination: DestinationPixels<Destination>
    @usableFromInline let scratch: Scratch
    /// Whether a position's x depends on the pixel's x alone, and y on y.
    @usableFromInline let isSeparable: Bool

    @inlinable
    init(
        _ shading: S, from source: SourcePixels<Source>, to destination: DestinationPixels<Destination>,
        scratch: Scratch, lanes: L.Type
    ) {
        self.shading = shading
        self.source = source
        self.destination = destination
        let position = shading.samplePosition(at: Point(Dependence.x, Dependence.y))
        isSeparable = !position.x.contains(.y) && !position.y.contains(.x)
        self.scratch = scratch.divided(intoColumns: isSeparable ? 2048 : 256)
    }

    @inlinable
    func run(rows: Range<Int>) {
        var start = 0
        while start < source.width {
            let columns = start..<min(start + scratch.columns, source.width)
            isSeparable ? shadeSeparably(columns: columns, rows: rows) : shade(columns: columns, rows: rows)
            start = columns.upperBound
        }
    }

    @inlinable
    func shade(columns: Range<Int>, rows: Range<Int>) {
        for row in rows {
            prefetch(columns: columns, row: row)
            if !updatePositions(columns: columns, row: row, isFirst: row == rows.lowerBound) {
                place(columns: columns)
                fetch(columns: columns)
                interpolate(columns: columns)
            }
            write(columns: columns, row: row)
        }
    }

    /// Asks for the destination's lines, long before they are written.
    @inlinable
    func prefetch(columns: Range<Int>, row: Int) {
        let output = destination.address(column: columns.lowerBound, row: row)
        for offset in stride(from: 0, to: columns.count &* destination.codec.bytesPerPixel, by: 64) {
            clanes_prefetch(output + offset)
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

    /// Replaces the positions of the row before by those of this row.
    ///
    /// - Returns: whether they are the same, to the bit.
    @inline(never) @inlinable
    func updatePositions(columns: Range<Int>, row: Int, isFirst: Bool) -> Bool {
        let positions: UnsafeMutablePointer<Point<L>> = scratch.positions()
        let y = source.grid.center(of: L(repeating: Float(row)))
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
        let axes: (x: UnsafeMutablePointer<Axis<L>>, y: UnsafeMutablePointer<Axis<L>>) = scratch.axes()
        for index in vectors(in: columns) {
            let (x, y) = (horizontalAxis(positions[index].x), verticalAxis(positions[index].y))
            (axes.x + index).initialize(to: x)
            (axes.y + index).initialize(to: y)
            let offsets =
                L.product(x.index, UInt32(truncatingIfNeeded: source.codec.bytesPerPixel))
                &+ L.product(y.index, UInt32(truncatingIfNeeded: source.bytesPerRow))
            UnsafeMutableRawPointer(scratch.offsets + index &* L.count).storeBytes(of: offsets, as: L.Bits.self)
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

    /// Copies the two by two pixels of each column side by side.
    @inline(never) @inlinable
    func fetch(columns: Range<Int>) {
        let (top, bottom) = scratch.pairs
        let count = vectors(in: columns).count &* L.count
        let below = source.bytesToBelow
        if source.isNear {
            let offsets = scratch.offsets
            for index in stride(from: 0, to: count, by: 2) {
                clanes_prefetch(source.base + Int(offsets[index]) + 2 &* below)
            }
            source.copyPairs(count: count, to: top, below: below, and: bottom) {
                source.base + Int(offsets[$0])
            }
        } else {
            let axes: (x: UnsafeMutablePointer<Axis<L>>, y: UnsafeMutablePointer<Axis<L>>) = scratch.axes()
            source.copyPairs(count: count, to: top, below: below, and: bottom) {
                let (vector, lane) = ($0 / L.count, $0 % L.count)
                return source.address(
                    column: Int(L.lane(lane, of: axes.x[vector].index)),
                    row: Int(L.lane(lane, of: axes.y[vector].index)))
            }
        }
    }

    @inline(never) @inlinable
    func interpolate(columns: Range<Int>) {
        let axes: (x: UnsafeMutablePointer<Axis<L>>, y: UnsafeMutablePointer<Axis<L>>) = scratch.axes()
        for index in vectors(in: columns) {
            let (x, y) = (axes.x[index], axes.y[index])
            let top = interpolate(pairs: scratch.pairs.top, vector: index, fraction: x.fraction)
            let bottom = interpolate(pairs: scratch.pairs.bottom, vector: index, fraction: x.fraction)
            let color = source.codec.interpolate(top, bottom, fraction: y.fraction)
            finish(color, coverage: x.coverage * y.coverage, vector: index)
        }
    }

    @inlinable @inline(__always)
    func interpolate(pairs: UnsafeMutableRawPointer, vector: Int, fraction: L) -> RGBA<L> {
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

    /// Copies the line's pixels to where they belong. They come by way of the line so that a row that repeats is
    /// there to be copied again, even where the destination is past the caches, and so that only here someone
    /// has to think of columns that do not fill their lanes.
    @inline(never) @inlinable
    func write(columns: Range<Int>, row: Int) {
        let output = destination.address(column: columns.lowerBound, row: row)
        let byteCount = columns.count &* destination.codec.bytesPerPixel
        let size = MemoryLayout<L.Bits>.size
        let streamed = destination.streams ? byteCount &- byteCount % size : 0
        for offset in stride(from: 0, to: streamed, by: size) {
            L.stream((scratch.line + offset).load(as: L.Bits.self), to: output + offset)
        }
        (output + streamed).copyMemory(from: scratch.line + streamed, byteCount: byteCount &- streamed)
    }
}
