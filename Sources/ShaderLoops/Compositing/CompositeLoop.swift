public import ShaderKernels

/// The loop over pixels that two pictures make together, `L.count` at a time.
@frozen @usableFromInline
struct CompositeLoop<
    Kernel: CompositingKernel, Above: ReadablePixels, Below: PixelCodec, Destination: PixelCodec, L: PixelLanes
> {
    @usableFromInline let kernel: Kernel
    @usableFromInline let top: Above
    @usableFromInline let bottom: SourcePixels<Below>
    @usableFromInline let destination: DestinationPixels<Destination>

    @inlinable
    init(
        _ kernel: Kernel, _ top: Above, _ bottom: SourcePixels<Below>,
        _ destination: DestinationPixels<Destination>, _ lanes: L.Type
    ) {
        self.kernel = kernel
        self.top = top
        self.bottom = bottom
        self.destination = destination
    }

    @inlinable
    func run(rows: Range<Int>, scratch: Scratch) {
        let left = destination.width % L.count
        let whole = destination.width &- left
        var first = rows.lowerBound
        while first < rows.upperBound {
            let block = first..<min(first &+ (top.repeatsRows ? 8 : 1), rows.upperBound)
            shade(columns: whole, of: block)
            if left > 0 {
                for row in block { shade(left, of: row, from: whole, scratch: scratch) }
            }
            first = block.upperBound
        }
    }

    /// Columns that fill their lanes, of rows over which the top is the same: its colours are loaded and sorted once for all of
    /// them, which for a gradient over a picture is more than half of the work.
    @inlinable @inline(__always)
    func shade(columns: Int, of rows: Range<Int>) {
        let above = top.address(row: rows.lowerBound)
        var column = 0
        while column < columns {
            let x = bottom.grid.center(of: L.indices + Float(column))
            let color = top.color(above + column &* top.bytesPerPixel, as: L.self)
            var below = bottom.address(column: column, row: rows.lowerBound)
            var output = destination.address(column: column, row: rows.lowerBound)
            for row in rows {
                let y = bottom.grid.center(of: L(repeating: Float(row)))
                destination.codec.store(
                    kernel.color(at: Point(x, y), of: color, over: bottom.color(below, as: L.self)), to: output,
                    streams: destination.streams, isInRange: false)
                below += bottom.bytesPerRow
                output += destination.bytesPerRow
            }
            column &+= L.count
        }
    }

    /// The columns behind the last full lanes, by way of copies that fill them.
    @inline(never) @inlinable
    func shade(_ left: Int, of row: Int, from column: Int, scratch: Scratch) {
        let (output, above, below) = (scratch.line, scratch.line + 256, scratch.line + 512)
        above.copyMemory(
            from: top.address(row: row) + column &* top.bytesPerPixel, byteCount: left &* top.bytesPerPixel)
        below.copyMemory(
            from: bottom.address(row: row) + column &* bottom.bytesPerPixel,
            byteCount: left &* bottom.bytesPerPixel)
        let (x, y) = (L.indices + Float(column), L(repeating: Float(row)))
        let color = kernel.color(
            at: Point(bottom.grid.center(of: x), bottom.grid.center(of: y)), of: top.color(above, as: L.self),
            over: bottom.color(below, as: L.self))
        destination.codec.store(color, to: output)
        destination.address(column: column, row: row).copyMemory(
            from: output, byteCount: left &* destination.codec.bytesPerPixel)
    }
}
