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
/// A row of a strip is shaded in steps, each a small loop of its own: positions, their places in the layer, and
/// interpolating the pixels there. In one loop a step waits for the one before it, and the processor sees less
/// than two turns ahead: that took 15 cycles a pixel. The steps of a rotation take 9 (Zen 4, AVX-512): 1 for the
/// position, 1½ for its place, and 6 to fetch and interpolate, which is 135 vector operations and 64 loads for 16
/// pixels. To fetch the pixels first, and to interpolate them in a step of its own, saves a shuffle for each, and took as long.
@frozen @usableFromInline
struct DistortionLoop<S: Shading, Source: PixelCodec, Destination: PixelCodec, L: PixelLanes> {
    @usableFromInline let shading: S
    @usableFromInline let source: SourcePixels<Source>
    @usableFromInline let destination: DestinationPixels<Destination>
    @usableFromInline let scratch: Scratch
    /// Whether columns and rows are moved independently of each other.
    @usableFromInline let isSeparable: Bool
    /// Whether columns are moved down as wholes, each by an amount of its own.
    @usableFromInline let movesColumns: Bool

    @inlinable
    init(
        _ shading: S, from source: SourcePixels<Source>, to destination: DestinationPixels<Destination>,
        scratch: Scratch, lanes: L.Type
    ) {
        self.shading = shading
        self.source = source
        self.destination = destination
        // How a pixel's position depends on where the pixel is.
        let position = shading.samplePosition(at: Point(Dependence.x, Dependence.y))
        let keepsColumns = !position.x.contains(.onY)
        isSeparable = keepsColumns && !position.y.contains(.x)
        movesColumns = keepsColumns && !isSeparable && position.y.contains(.isYPlus) && source.isNear
        self.scratch = scratch.divided(intoColumns: isSeparable ? 2048 : movesColumns ? 512 : 256)
    }

    @inlinable
    func run(rows: Range<Int>) {
        var start = 0
        while start < destination.width {
            let columns = start..<min(start + scratch.columns, destination.width)
            if isSeparable {
                shadeSeparably(columns: columns, rows: rows)
            } else if movesColumns {
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
                source.isNear ? sample(columns: columns) : sampleFromFar(columns: columns)
            }
            write(scratch.line, columns: columns, row: row)
        }
    }

    @inlinable
    func sample(columns: Range<Int>) {
        place(columns: columns)
        prefetchSource(columns: columns)
        interpolate(columns: columns)
    }

    /// Where 32 bits do not hold every pixel's offset.
    @inline(never) @inlinable
    func sampleFromFar(columns: Range<Int>) {
        let positions: UnsafeMutablePointer<Point<L>> = scratch.positions()
        let layer = BitmapLayer<Source, L>(source, padding: shading.padding)
        for index in vectors(in: columns) {
            finish(layer.sample(positions[index]), vector: index, line: scratch.line)
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

    /// Asks for the line that the row after this one will want: more often than not it lies one row further down.
    /// What comes from beyond the second cache would be waited for; a wave takes 1.4 times as long without.
    @inline(never) @inlinable
    func prefetchSource(columns: Range<Int>) {
        let offsets = scratch.offsets
        let down = 2 &* source.bytesToBelow
        for index in stride(from: 0, to: columns.count, by: 2) {
            clanes_prefetch(source.base + Int(offsets[index]) + down)
        }
    }

    @inline(never) @inlinable
    func interpolate(columns: Range<Int>) {
        let axes: (x: UnsafeMutablePointer<Axis<L>>, y: UnsafeMutablePointer<Axis<L>>) = scratch.axes()
        let (right, below) = (source.bytesToRight, source.bytesToBelow)
        for index in vectors(in: columns) {
            let (x, y) = (axes.x[index], axes.y[index])
            let coverage = x.coverage * y.coverage
            // Outside of the layer there is nothing to fetch. That is a fifth of what a picture turned by 30° lies in.
            guard L.union(coverage.bitPattern) != 0 else {
                finish(.clear, vector: index, line: scratch.line)
                continue
            }
            let offsets = scratch.offsets + index &* L.count
            let top = source.codec.interpolate(
                { source.base + Int(offsets[$0]) }, right: right, fraction: x.fraction)
            let bottom = source.codec.interpolate(
                { source.base + Int(offsets[$0]) + below }, right: right, fraction: x.fraction)
            let color = source.codec.interpolate(top, bottom, fraction: y.fraction)
            finish(source.covered(color, coverage: coverage), vector: index, line: scratch.line)
        }
    }

    /// Puts a sampled colour into a line, as a pixel.
    @inlinable @inline(__always)
    func finish(_ color: RGBA<L>, vector: Int, line: UnsafeMutableRawPointer) {
        let pixels = line + vector &* L.count &* destination.codec.bytesPerPixel
        if shading.keepsColors && !source.codec.storesNonFinite {
            // Between bytes are bytes.
            destination.codec.store(color, to: pixels, streams: false, isInRange: true)
        } else {
            destination.codec.store(shading.finished(color), to: pixels, streams: false, isInRange: false)
        }
    }
}
