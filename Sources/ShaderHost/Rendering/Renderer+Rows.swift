public import ShaderKernels
public import ShaderLoops

// Passes whose rows are shaded when somebody wants them.

extension Renderer {
    /// A picture's rows through a shading.
    @inlinable
    func rows<L: PixelLanes>(
        of source: SourcePicture, through shading: some Shading, lanes: L.Type
    ) -> RowShader {
        RowShader { [instructionSet, grid] rows, destination, scratch in
            guard let pixels = source.pixels.pixels(on: grid) else { return }
            instructionSet.shade(
                rows, of: pixels, into: destination, with: shading, scratch: scratch, lanes: L.self)
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

    /// All rows, into their places.
    ///
    /// - Parameter source: what the rows come from in the end; its size decides whether to store past the caches.
    @usableFromInline
    func shade(_ rows: RowShader, from source: PixelView, into destination: MutablePixelView) {
        guard let pass = PixelPass(from: source, to: destination, grid: grid) else { return }
        bands.forEachBand(of: destination.layout) { [scratch] band in
            scratch.withScratch { rows.shade(band, pass.destination, $0) }
        }
    }
}
