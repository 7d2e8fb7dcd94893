import ShaderKernels
public import ShaderLoops

// Passes whose rows are shaded when somebody wants them.

extension Renderer {
    /// A picture's rows through a shading.
    @inlinable
    func rows<L: PixelLanes>(
        of source: SourcePicture, through shading: some Shading, lanes: L.Type
    ) -> RowShader {
        RowShader(picture: shading.isIdentity ? source : nil, repeatsRows: shading.repeatsRows) {
            [instructionSet, grid] rows, destination, scratch in
            source.withPixels(on: grid) {
                instructionSet.shade(
                    rows, of: $0, into: destination, with: shading, scratch: scratch, lanes: L.self)
            } otherwise: {
                destination.clear(rows: rows)
            }
        }
    }

    /// Rows that go on through a shading which needs no more of them than the pixel that it is at.
    @inlinable
    func rows<L: PixelLanes>(
        _ earlier: RowShader, width: Int, followedBy shading: some Shading, lanes: L.Type
    ) -> RowShader {
        guard !shading.isIdentity else { return earlier }
        return earlier.followed(width: width, grid: grid) { [instructionSet] tile, destination, scratch in
            instructionSet.shade(
                tile.rows, of: tile.source, into: destination, with: shading, scratch: scratch, lanes: L.self)
        }
    }

    /// Rows, into their places.
    ///
    /// - Parameters:
    ///   - range: which of them; nil is all.
    ///   - source: what the rows come from in the end; its size decides whether to store past the caches.
    @usableFromInline
    func shade(
        _ rows: RowShader, in range: Range<Int>? = nil, from source: PixelView,
        into destination: MutablePixelView
    ) {
        let range = range ?? 0..<destination.layout.height
        guard let pass = PixelPass(from: source, to: destination, grid: grid), !range.isEmpty else { return }
        bands.forEachBand(rows: range.count, pixelsPerRow: destination.layout.width) { [scratch] band in
            let band = range.lowerBound + band.lowerBound..<range.lowerBound + band.upperBound
            scratch.withScratch { rows.shade(band, pass.destination, $0) }
        }
    }
}
