public import ShaderKernels

/// The one loop over pixels: a shading over rows, `L.count` pixels at a time.
///
/// Generic in everything that the machine code depends on, and inlinable, so that each module that renders with
/// a kernel of its own gets a loop of its own, fully specialised.
@frozen @usableFromInline
struct RowLoop<S: Shading, Source: PixelCodec, Destination: PixelCodec, L: PixelLanes>: Sendable {
    @usableFromInline let shading: S
    @usableFromInline let source: SourcePixels<Source>
    @usableFromInline let destination: DestinationPixels<Destination>
    @usableFromInline let scratch: Scratch

    @inlinable
    init(
        _ shading: S, from source: SourcePixels<Source>, to destination: DestinationPixels<Destination>,
        scratch: Scratch, lanes: L.Type
    ) {
        self.shading = shading
        self.source = source
        self.destination = destination
        self.scratch = scratch
    }

    /// Shades rows; those of the source are as wide.
    @inlinable
    func run(rows: Range<Int>) {
        // The columns that are left behind the last full lanes go through a copy that fills them: the
        // arithmetic knows no remainder.
        let bytesPerTail = L.count * 16
        let (input, output) = (scratch.line, scratch.line + bytesPerTail)
        input.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerTail)

        let left = destination.width % L.count
        let whole = destination.width - left
        for row in rows {
            let pixels = source.address(column: 0, row: row)
            let result = destination.address(row: row)
            shade(columns: 0..<whole, row: row, from: pixels, into: result, streams: destination.streams)
            guard left > 0 else { continue }
            input.copyMemory(
                from: pixels + whole * source.codec.bytesPerPixel, byteCount: left * source.codec.bytesPerPixel)
            shade(columns: whole..<whole + L.count, row: row, from: input, into: output, streams: false)
            (result + whole * destination.codec.bytesPerPixel).copyMemory(
                from: output, byteCount: left * destination.codec.bytesPerPixel)
        }
    }

    /// Columns that fill their lanes. `input` and `output` stand at the first of them.
    @inline(never) @inlinable
    func shade(
        columns: Range<Int>, row: Int, from input: UnsafeRawPointer, into output: UnsafeMutableRawPointer,
        streams: Bool
    ) {
        let y = source.grid.center(of: L(repeating: Float(row)))
        var input = input
        var output = output
        var column = columns.lowerBound
        while column < columns.upperBound {
            let x = source.grid.center(of: L.indices + Float(column))
            let color = shading.color(at: Point(x, y), pixels: input, source: source)
            destination.codec.store(color, to: output, streams: streams, isInRange: false)
            input += L.count * source.codec.bytesPerPixel
            output += L.count * destination.codec.bytesPerPixel
            column += L.count
        }
    }
}
