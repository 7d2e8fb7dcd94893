public import ShaderKernels

/// The one loop over pixels: a shading over a row, `L.count` pixels at a time.
///
/// Generic in everything that the machine code depends on, and inlinable, so that each module that renders with a
/// kernel of its own gets a loop of its own, fully specialised.
@frozen @usableFromInline
struct RowLoop<S: Shading, Source: PixelCodec, Destination: PixelCodec, L: PixelLanes>: Sendable {
    @usableFromInline let shading: S
    @usableFromInline let source: SourcePixels<Source>
    @usableFromInline let destination: DestinationPixels<Destination>

    @inlinable
    init(
        _ shading: S, from source: SourcePixels<Source>, to destination: DestinationPixels<Destination>,
        lanes: L.Type
    ) {
        self.shading = shading
        self.source = source
        self.destination = destination
    }

    /// Shades rows of the source's size.
    @inlinable
    func run(rows: Range<Int>) {
        if shading.isPositional { return runReusingRows(rows) }
        let width = source.width
        let whole = width - width % L.count
        for row in rows {
            let input = source.address(column: 0, row: row)
            let output = destination.address(row: row)
            shade(columns: 0..<whole, row: row, from: input, into: output)
            if whole < width { shadeTail(columns: whole..<width, row: row, from: input, into: output) }
        }
    }

    /// Columns that fill their lanes. `input` and `output` stand at the first of them.
    @inline(never) @inlinable
    func shade(
        columns: Range<Int>, row: Int, from input: UnsafeRawPointer, into output: UnsafeMutableRawPointer
    ) {
        let y = source.grid.center(of: L(repeating: Float(row)))
        var input = input
        var output = output
        var column = columns.lowerBound
        while column < columns.upperBound {
            let x = source.grid.center(of: L.indices + Float(column))
            let color = shading.color(at: Point(x, y), pixels: input, source: source)
            destination.codec.store(color, to: output)
            input += L.count * source.codec.bytesPerPixel
            output += L.count * destination.codec.bytesPerPixel
            column += L.count
        }
    }

    /// The columns that are left, through a copy that is as long as the lanes: the arithmetic knows no remainder.
    @inlinable
    func shadeTail(
        columns: Range<Int>, row: Int, from input: UnsafeRawPointer, into output: UnsafeMutableRawPointer
    ) {
        let count = columns.count
        withUnsafeTemporaryAllocation(byteCount: 2 * L.count * 16, alignment: 64) { scratch in
            guard let copy = scratch.baseAddress else { return }
            let result = copy + L.count * 16
            copy.initializeMemory(as: UInt8.self, repeating: 0, count: L.count * source.codec.bytesPerPixel)
            copy.copyMemory(
                from: input + columns.lowerBound * source.codec.bytesPerPixel, byteCount: count * source.codec.bytesPerPixel)
            shade(
                columns: columns.lowerBound..<columns.lowerBound + L.count, row: row, from: copy, into: result)
            (output + columns.lowerBound * destination.codec.bytesPerPixel).copyMemory(
                from: result, byteCount: count * destination.codec.bytesPerPixel)
        }
    }
}
