/// The loop over pixels that are moved by whole pixels: copied, with clear pixels where nothing comes from.
@frozen @usableFromInline
struct ShiftLoop<Codec: PixelCodec> {
    @usableFromInline let shift: PixelShift
    @usableFromInline let source: SourcePixels<Codec>
    @usableFromInline let destination: DestinationPixels<Codec>

    @inlinable
    init(_ shift: PixelShift, from source: SourcePixels<Codec>, to destination: DestinationPixels<Codec>) {
        self.shift = shift
        self.source = source
        self.destination = destination
    }

    @inlinable
    func run(rows: Range<Int>) {
        let bytesPerPixel = source.codec.bytesPerPixel
        let first = min(max(0, -shift.columns), destination.width)
        let columns = first..<max(first, min(destination.width, source.width - shift.columns))
        for row in rows {
            let output = destination.address(row: row)
            let sourceRow = row + shift.rows
            guard sourceRow >= 0, sourceRow < source.height, columns.lowerBound < columns.upperBound else {
                output.initializeMemory(as: UInt8.self, repeating: 0, count: destination.width * bytesPerPixel)
                continue
            }
            output.initializeMemory(as: UInt8.self, repeating: 0, count: columns.lowerBound * bytesPerPixel)
            (output + columns.lowerBound * bytesPerPixel).copyMemory(
                from: source.address(column: columns.lowerBound + shift.columns, row: sourceRow),
                byteCount: columns.count * bytesPerPixel)
            (output + columns.upperBound * bytesPerPixel).initializeMemory(
                as: UInt8.self, repeating: 0, count: (destination.width - columns.upperBound) * bytesPerPixel)
        }
    }
}
