import ShaderLoops

extension Renderer {
    /// A picture made smaller by averaging areas, as floats; what lies outside of the source is clear.
    ///
    /// - Returns: memory to be given back.
    func reduced(
        _ source: PixelView, x: Reduction, y: Reduction, width: Int, height: Int
    ) throws(PixelError) -> PixelStorage {
        let result = try takeIntermediate(width: width, height: height)
        let layout = source.layout
        guard let input = source.memory.baseAddress, let output = result.memory.baseAddress, !layout.isEmpty
        else {
            // It may have been used before.
            result.memory.initializeMemory(as: UInt8.self, repeating: 0)
            return result
        }
        let pass = ReductionPass(
            from: SourcePixels(
                codec: layout.format.codec, base: input, width: layout.width, height: layout.height,
                bytesPerRow: layout.bytesPerRow, grid: grid),
            x: x, y: y, into: output, width: width, destinationBytesPerRow: result.layout.bytesPerRow)
        // Reading the source is the work, of which each row of the result has its share.
        let pixelsPerRow = layout.width * layout.height / max(height, 1)
        bands.forEachBand(rows: result.layout.rows.count, pixelsPerRow: max(pixelsPerRow, width)) {
            [scratch, instructionSet] rows in
            scratch.withScratch { instructionSet.reduce(pass, rows: rows, scratch: $0) }
        }
        return result
    }
}
