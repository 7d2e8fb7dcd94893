import ShaderKernels
import ShaderLoops

extension Renderer {
    /// How a picture is shown by a map: by sampling it, reduced first to the size at which it is seen.
    ///
    /// - Parameter width, height: of what shows it, in pixels.
    func sampling(
        _ picture: SourcePicture, shownBy transform: ProjectionTransform, width: Int, height: Int
    ) throws(PixelError) -> (SourcePicture, Displaced<Projection>) {
        try checkPositions(width: picture.layout.width, height: picture.layout.height)
        try checkPositions(width: width, height: height)
        let padding = LayerPadding(horizontal: true, vertical: true)
        let destination = Size(
            width: Double(width) / Double(displayScale), height: Double(height) / Double(displayScale))
        let minification = transform.inverse.map {
            Minification(
                for: $0, width: picture.layout.width, height: picture.layout.height, destination: destination,
                scale: Double(displayScale))
        }
        guard let minification, !minification.isIdentity, let back = minification.transform.inverse else {
            return (picture, Displaced(kernel: Projection(showing: transform), padding: padding))
        }
        let reduced = try reduced(
            picture, x: minification.x, y: minification.y, width: minification.width,
            height: minification.height)
        let map = Projection(showing: back.concatenating(transform))
        return (SourcePicture(reduced), Displaced(kernel: map, padding: padding))
    }

    /// Rows that are sampled from a picture of any size.
    ///
    /// - Parameter grid: the positions' in both pictures.
    func rows(
        of picture: SourcePicture, sampledBy sampling: Displaced<some DistortionKernel>, on grid: PixelGrid
    ) -> RowShader {
        RowShader { [instructionSet] rows, destination, scratch in
            picture.withPixels(on: grid) {
                // Also where it is not moved: of the picture there may be more or less than of the destination.
                let pass = PixelPass(from: $0, to: destination, streams: destination.streams)
                instructionSet.withLoop(of: pass, with: sampling, lanes: Lanes4.self) { $0(rows, scratch) }
            } otherwise: {
                destination.clear(rows: rows)
            }
        }
    }

    /// A picture made smaller by averaging areas, as floats; what lies outside of the source is clear.
    func reduced(
        _ source: SourcePicture, x: Reduction, y: Reduction, width: Int, height: Int
    ) throws(PixelError) -> PixelStorage {
        let result = try takeIntermediate(.paddedFloats(width: width, height: height))
        let layout = source.layout
        guard let input = source.pixels.memory.baseAddress, let output = result.bytes.baseAddress,
            !layout.isEmpty
        else {
            result.clear()
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
            scratch.withScratch { instructionSet.run(.reduction(pass), rows, scratch: $0) }
        }
        return result
    }
}
