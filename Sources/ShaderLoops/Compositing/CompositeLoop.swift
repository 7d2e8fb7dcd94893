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
        for row in rows {
            let y = bottom.grid.center(of: L(repeating: Float(row)))
            let (above, below) = (top.address(row: row), bottom.address(row: row))
            let output = destination.address(row: row)
            var column = 0
            while column < whole {
                let x = bottom.grid.center(of: L.indices + Float(column))
                let color = kernel.color(
                    at: Point(x, y), of: top.color(above + column &* top.bytesPerPixel, as: L.self),
                    over: bottom.color(below + column &* bottom.bytesPerPixel, as: L.self))
                destination.codec.store(
                    color, to: output + column &* destination.codec.bytesPerPixel, streams: destination.streams,
                    isInRange: false)
                column &+= L.count
            }
            if left > 0 { shade(left, of: row, from: whole, scratch: scratch) }
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
