public import CLanes
public import ShaderKernels

/// Rows of two pictures put together, into any format: the last step of pictures that lie upon each other.
///
/// Both come in tiles, from a near cache. For 16 pixels that are 8 loads and 16 shuffles to sort the channels, as much
/// again as most blend modes take.
@frozen
public struct CompositePass: Sendable {
    @usableFromInline let bottom: Tile
    @usableFromInline let top: Top
    @usableFromInline let destination: DestinationPixels<AnyCodec>

    /// What is laid over the bottom.
    @frozen
    public enum Top: @unchecked Sendable {  // only read
        case tile(Tile)
        /// White, and in each pixel of a row as opaque as a number says, 0…1. As many as there are columns can be read,
        /// and on to the next multiple of all numbers of lanes.
        case coverage(UnsafeRawPointer)
    }

    @inlinable
    public init(_ top: Top, over bottom: Tile, into destination: DestinationPixels<AnyCodec>) {
        self.top = top
        self.bottom = bottom
        self.destination = destination
    }

    /// - Parameter rows: of both tiles; one row only where the top is coverage.
    @inlinable
    public func shade<L: PixelLanes>(
        rows: Range<Int>, with kernel: some CompositingKernel, scratch: Scratch, lanes: L.Type
    ) {
        switch (destination.codec, top) {
        case (.bytes(let codec), .tile(let top)):
            shade(rows, into: destination.with(codec), scratch, lanes: L.self) {
                position, bottom, column, row in
                kernel.color(at: position, of: top.color(column: column, row: row), over: bottom)
            }
        case (.bytes(let codec), .coverage(let coverage)):
            shade(rows, into: destination.with(codec), scratch, lanes: L.self) { position, bottom, column, _ in
                kernel.color(at: position, of: Self.white(coverage, column: column), over: bottom)
            }
        case (_, .tile(let top)):
            shade(rows, into: destination, scratch, lanes: L.self) { position, bottom, column, row in
                kernel.color(at: position, of: top.color(column: column, row: row), over: bottom)
            }
        case (_, .coverage(let coverage)):
            shade(rows, into: destination, scratch, lanes: L.self) { position, bottom, column, _ in
                kernel.color(at: position, of: Self.white(coverage, column: column), over: bottom)
            }
        }
        if destination.streams { clanes_streamed() }
    }

    @inlinable @inline(__always)
    static func white<L: PixelLanes>(_ coverage: UnsafeRawPointer, column: Int) -> RGBA<L> {
        let coverage = L(bitPattern: (coverage + column &* 4).loadUnaligned(as: L.Bits.self))
        return RGBA(coverage, coverage, coverage, coverage)
    }

    @inlinable @inline(__always)
    func shade<Codec: PixelCodec, L: PixelLanes>(
        _ rows: Range<Int>, into destination: DestinationPixels<Codec>, _ scratch: Scratch, lanes: L.Type,
        _ composite: (_ position: Point<L>, _ bottom: RGBA<L>, _ column: Int, _ row: Int) -> RGBA<L>
    ) {
        let bytesPerPixel = destination.codec.bytesPerPixel
        let left = destination.width % L.count
        let whole = destination.width &- left
        for row in rows {
            let y = bottom.grid.center(of: L(repeating: Float(row)))
            @inline(__always)
            func color(column: Int) -> RGBA<L> {
                let x = bottom.grid.center(of: L.indices + Float(column))
                return composite(Point(x, y), bottom.color(column: column, row: row), column, row)
            }
            let output = destination.address(row: row)
            var column = 0
            while column < whole {
                destination.codec.store(
                    color(column: column), to: output + column &* bytesPerPixel, streams: destination.streams,
                    isInRange: false)
                column &+= L.count
            }
            guard left > 0 else { continue }
            // The columns behind the last full lanes: there is something to be read, but no place to write.
            destination.codec.store(color(column: whole), to: scratch.line)
            (output + whole &* bytesPerPixel).copyMemory(from: scratch.line, byteCount: left &* bytesPerPixel)
        }
    }
}

extension Tile {
    @inlinable @inline(__always)
    func color<L: PixelLanes>(column: Int, row: Int) -> RGBA<L> {
        FloatCodec().load(
            destination.base + (row &* destination.bytesPerRow &+ column &* 16), as: L.self)
    }
}
