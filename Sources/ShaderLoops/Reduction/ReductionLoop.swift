public import CLanes
public import ShaderKernels

/// The loop over the pixels of a reduced picture.
///
/// A stretch of source columns is averaged down its rows into a line of float pixels, which stays in the nearest
/// cache, and is averaged along from there; where the line ends, it is filled with the next stretch.
@frozen @usableFromInline
struct ReductionLoop<Codec: PixelCodec, L: PixelLanes> {
    @usableFromInline let source: SourcePixels<Codec>
    @usableFromInline let scratch: Scratch

    @inlinable @inline(__always)
    init(_ source: SourcePixels<Codec>, scratch: Scratch, lanes: L.Type) {
        self.source = source
        // 8 KiB for the line and up to 16 for the spans, of a near cache of 32.
        self.scratch = scratch.divided(intoColumns: 512)
    }

    /// Averages of a stretch of source columns, four floats each.
    @inlinable @inline(__always)
    var line: UnsafeMutableRawPointer { scratch.part(0) }
    /// The last pixels of a row, where they do not fill their lanes.
    @inlinable @inline(__always)
    var tail: UnsafeMutableRawPointer { scratch.part(1) }
    /// What each column of the destination covers: as much as two pixels.
    @inlinable @inline(__always)
    var spans: UnsafeMutablePointer<ReducedSpan> {
        scratch.part(2).assumingMemoryBound(to: ReducedSpan.self)
    }
    @inlinable @inline(__always)
    var maximumSpans: Int { scratch.columns }

    /// Finds what columns of the destination cover, and returns where that ends.
    @inlinable @inline(__always)
    func prepare(_ columns: Range<Int>, along axis: Reduction) -> Int {
        tail.initializeMemory(as: UInt8.self, repeating: 0, count: L.count &* 16)
        var end = 0
        for column in columns {
            let span = ReducedSpan(column, along: axis, count: source.width)
            (spans + (column &- columns.lowerBound)).initialize(to: span)
            end = max(end, span.afterLast)
        }
        return end
    }

    /// Averages for one row of the destination, as many columns as have been prepared.
    ///
    /// - Parameter end: where the columns of the source end that they cover.
    @inline(never) @inlinable
    func average(_ rows: ReducedSpan, spans count: Int, upTo end: Int, into output: UnsafeMutableRawPointer) {
        var filled = 0..<0
        @inline(__always)
        func pixel(_ column: Int) -> Lanes4 {
            let place = (column &- filled.lowerBound) &* 16
            return Lanes4(bitPattern: (line + place).load(as: Lanes4.Bits.self))
        }
        @inline(__always)
        func pixelOfAnyLine(_ column: Int) -> Lanes4 {
            if column >= filled.upperBound {
                filled = column..<min(column &+ scratch.columns, end)
                averageDown(rows, columns: filled)
            }
            return pixel(column)
        }
        let unit = rows.coverage * source.codec.unit
        for index in 0..<count {
            let span = spans[index]
            let scale = unit * span.coverage
            var color = Lanes4.zero
            if scale > 0 {
                // Hardly any pixel is where a line ends.
                color =
                    span.afterLast <= filled.upperBound ? span.average(pixel) : span.average(pixelOfAnyLine)
                color = color * scale
                // One NaN for all (C8).
                color = color.replacing(with: .nan, where: color .!= color)
            }
            (output + index &* 16).storeBytes(of: color.bitPattern, as: Lanes4.Bits.self)
        }
    }

    /// Averages columns of the source down some rows, into the line.
    @inline(never) @inlinable
    func averageDown(_ rows: ReducedSpan, columns: Range<Int>) {
        for start in stride(from: 0, to: columns.count, by: L.count) {
            let column = columns.lowerBound &+ start
            let left = source.width &- column
            let color = left < L.count ? averageTail(rows, columns: left) : rows.average(pixels)
            FloatCodec().store(color, to: line + start &* 16)
            @inline(__always)
            func pixels(_ row: Int) -> RGBA<L> {
                let pixels = source.address(column: column, row: row)
                // Processors follow some 32 rows at once by themselves. With 100 of them, asking ahead makes 1.4 of
                // 0.6 gigapixels a second.
                clanes_prefetch(pixels + 256)
                return source.codec.load(pixels, as: L.self)
            }
        }
    }

    /// The same for the last columns of a picture, behind which nothing may be read.
    @inlinable @inline(__always)
    func averageTail(_ rows: ReducedSpan, columns count: Int) -> RGBA<L> {
        @inline(__always)
        func pixels(_ row: Int) -> RGBA<L> {
            tail.copyMemory(
                from: source.address(column: source.width &- count, row: row),
                byteCount: count &* source.codec.bytesPerPixel)
            return source.codec.load(tail, as: L.self)
        }
        return rows.average(pixels)
    }
}
