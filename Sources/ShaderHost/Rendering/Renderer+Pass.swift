import ShaderKernels
public import ShaderLoops

extension Renderer {
    /// One pass over pixels, the last step of every way through the package: copied where
    /// there is nothing to shade.
    @inlinable
    func shade<L: PixelLanes>(
        from source: SourcePicture, into destination: MutablePixelView, with shading: some Shading,
        lanes: L.Type
    ) {
        withExtendedLifetime(source) {
            if shading.isIdentity && source.layout.hasPixels(of: destination.layout) {
                copy(from: source.pixels, into: destination)
            } else if let pass = PixelPass(from: source.pixels, to: destination, grid: grid) {
                instructionSet.withLoop(of: pass, with: shading, lanes: L.self) { [bands, scratch] shade in
                    bands.forEachBand(of: destination.layout) { rows in
                        scratch.withScratch { shade(rows, $0) }
                    }
                }
            }
        }
    }

    @usableFromInline
    func copy(from source: PixelView, into destination: MutablePixelView) {
        guard !source.isSamePlace(as: destination) else { return }
        bands.forEachBand(of: source.layout) { rows in
            for row in rows { destination.row(row).copyMemory(from: source.row(row)) }
        }
    }
}

extension PixelPass {
    /// Nil for pictures without pixels, which have no memory.
    @usableFromInline
    init?(from source: PixelView, to destination: MutablePixelView, grid: PixelGrid) {
        guard let source = source.pixels(on: grid), let destination = destination.pixels else { return nil }
        self.init(from: source, to: destination)
    }
}

extension PixelView {
    /// As the loops know them; nil where there are none.
    @usableFromInline
    func pixels(on grid: PixelGrid) -> SourcePixels<AnyCodec>? {
        guard !layout.isEmpty else { return nil }
        return memory.baseAddress.map {
            SourcePixels(
                codec: layout.format.codec, base: $0, width: layout.width, height: layout.height,
                bytesPerRow: layout.bytesPerRow, grid: grid)
        }
    }
}

extension MutablePixelView {
    /// As the loops know them; nil where there are none.
    @usableFromInline var pixels: DestinationPixels<AnyCodec>? {
        memory.baseAddress.map {
            DestinationPixels(
                codec: layout.format.codec, base: $0, width: layout.width, bytesPerRow: layout.bytesPerRow)
        }
    }
}
