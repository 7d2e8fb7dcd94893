public import CLanes
public import ShaderKernels

/// Rows of two pictures put together, into any format: the last step of pictures that lie upon each other.
///
/// What is there as it is, is read where it is; all else comes in tiles, from a near cache. From a tile of floats that are
/// 4 loads and 8 shuffles for 8 pixels to sort the channels, from bytes it is a load.
@frozen
public struct CompositePass: Sendable {
    @usableFromInline let bottom: SourcePixels<AnyCodec>
    @usableFromInline let top: Top
    @usableFromInline let destination: DestinationPixels<AnyCodec>

    /// What is laid over the bottom.
    @frozen
    public enum Top: @unchecked Sendable {  // only read
        case pixels(SourcePixels<AnyCodec>)
        /// White, and in each pixel of a row as opaque as a number says, 0…1.
        case coverage(UnsafeRawPointer)
    }

    /// - Parameter bottom: as wide as the destination, and so is the top. It may be the destination itself.
    @inlinable
    public init(
        _ top: Top, over bottom: SourcePixels<AnyCodec>, into destination: DestinationPixels<AnyCodec>
    ) {
        self.top = top
        self.bottom = bottom
        self.destination = destination
    }

    /// With a loop for each way that pictures commonly come together, and one for all others.
    ///
    /// - Parameter rows: of both; one row only where the top is coverage.
    @inlinable
    public func shade<L: PixelLanes>(
        rows: Range<Int>, with kernel: some CompositingKernel, scratch: Scratch, lanes: L.Type
    ) {
        switch top {
        case .pixels(let top):
            switch (destination.codec, bottom.codec, top.codec) {
            case (.bytes(let to), .bytes(let below), .bytes(let above)):
                CompositeLoop(kernel, top.with(above), bottom.with(below), destination.with(to), L.self)
                    .run(rows: rows, scratch: scratch)
            case (.bytes(let to), .bytes(let below), .floats(let above)):
                CompositeLoop(kernel, top.with(above), bottom.with(below), destination.with(to), L.self)
                    .run(rows: rows, scratch: scratch)
            case (.bytes(let to), .floats(let below), .floats(let above)):
                CompositeLoop(kernel, top.with(above), bottom.with(below), destination.with(to), L.self)
                    .run(rows: rows, scratch: scratch)
            default:
                CompositeLoop(kernel, top, bottom, destination, L.self).run(rows: rows, scratch: scratch)
            }
        case .coverage(let line):
            let top = CoverageLine(line)
            switch (destination.codec, bottom.codec) {
            case (.bytes(let to), .floats(let below)):
                CompositeLoop(kernel, top, bottom.with(below), destination.with(to), L.self)
                    .run(rows: rows, scratch: scratch)
            default:
                CompositeLoop(kernel, top, bottom, destination, L.self).run(rows: rows, scratch: scratch)
            }
        }
        if destination.streams { clanes_streamed() }
    }
}
