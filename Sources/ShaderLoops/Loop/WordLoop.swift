public import ShaderKernels

/// The loop over pixels of 8 bits that need no unpacking: words in, words out.
@frozen @usableFromInline
struct WordLoop<L: PixelLanes> {
    @usableFromInline let scaling: ByteScaling
    @usableFromInline let source: SourcePixels<ByteCodec>
    @usableFromInline let destination: DestinationPixels<ByteCodec>
    @usableFromInline let scratch: Scratch

    @inlinable
    init(
        _ scaling: ByteScaling, from source: SourcePixels<ByteCodec>,
        to destination: DestinationPixels<ByteCodec>, scratch: Scratch, lanes: L.Type
    ) {
        self.scaling = scaling
        self.source = source
        self.destination = destination
        self.scratch = scratch
    }

    @inlinable
    func run(rows: Range<Int>) {
        let tail = scratch.line
        tail.initializeMemory(as: UInt8.self, repeating: 0, count: L.count * 4)
        let left = destination.width % L.count
        let whole = destination.width - left
        for row in rows {
            let input = source.address(column: 0, row: row)
            let output = destination.address(row: row)
            scale(words: whole, from: input, into: output, streams: destination.streams)
            guard left > 0 else { continue }
            tail.copyMemory(from: input + whole * 4, byteCount: left * 4)
            scale(words: L.count, from: tail, into: tail, streams: false)
            (output + whole * 4).copyMemory(from: tail, byteCount: left * 4)
        }
    }

    // With AVX-512, 16 pixels take 8 vector operations for an opacity (21 by way of floats) and 13 for a gray: half
    // a cycle a pixel and less, so that two cores are near the speed of copying even in the last cache.
    @inline(never) @inlinable
    func scale(
        words count: Int, from input: UnsafeRawPointer, into output: UnsafeMutableRawPointer, streams: Bool
    ) {
        // A loop for each: the choice, made for every vector, would be as many instructions as the work.
        if let fixedPoint = scaling.fixedPoint {
            map(count, input, output, streams) {
                L.scaledBytes($0, factor: fixedPoint.factor, half: fixedPoint.half)
            }
        } else if scaling.isGray && scaling.alphaFactor == 1 {
            map(count, input, output, streams) { L.grayBytes($0) }
        } else {
            map(count, input, output, streams) { scaling.words($0, as: L.self) }
        }
    }

    @inlinable @inline(__always)
    func map(
        _ count: Int, _ input: UnsafeRawPointer, _ output: UnsafeMutableRawPointer, _ streams: Bool,
        _ transform: (L.Bits) -> L.Bits
    ) {
        let size = L.count &* 4
        @inline(__always)
        func map(at offset: Int) {
            let words = transform((input + offset).loadUnaligned(as: L.Bits.self))
            if streams {
                L.stream(words, to: output + offset)
            } else {
                (output + offset).storeBytes(of: words, as: L.Bits.self)
            }
        }
        var offset = 0
        let end = count &* 4
        // Two at a time: counting is as much as a quarter of the work.
        while offset &+ size < end {
            map(at: offset)
            map(at: offset &+ size)
            offset &+= 2 &* size
        }
        if offset < end { map(at: offset) }
    }
}
