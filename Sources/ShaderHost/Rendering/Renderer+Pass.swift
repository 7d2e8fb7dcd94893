public import ShaderKernels
public import ShaderLoops

extension Renderer {
    /// One pass over pixels of the same size, the last step of every way through the package: copied where
    /// there is nothing to shade.
    @inlinable
    func shade<L: PixelLanes>(
        from source: PixelView, into destination: MutablePixelView, with shading: some Shading, lanes: L.Type
    ) {
        if shading.isIdentity && source.layout.format == destination.layout.format {
            copy(from: source, into: destination)
        } else if let pass = PixelPass(from: source, to: destination, grid: grid) {
            withUnsafeTemporaryAllocation(of: BuiltInColor.self, capacity: BuiltInDescription.capacity) {
                memory in
                var description = BuiltInDescription(memory: memory)
                if shading.describe(in: &description) {
                    shade(BuiltInPass(pass, description), layout: source.layout)
                } else {
                    bands.forEachBand(of: source.layout) { [scratch] rows in
                        scratch.withScratch {
                            pass.shade(rows: rows, with: shading, scratch: $0, lanes: L.self)
                        }
                    }
                }
            }
        }
    }

    /// The same with a kernel that was called by its name; nil copies.
    func shade(
        from source: PixelView, into destination: MutablePixelView, with kernel: ErasedKernel?,
        padding: LayerPadding
    ) {
        guard let kernel, !kernel.isIdentity else {
            return shade(from: source, into: destination, with: Unmoved(), lanes: Lanes4.self)
        }
        if let color = kernel.color {
            shade(
                from: source, into: destination, with: Recolored(base: Unmoved(), kernel: color),
                lanes: Lanes4.self)
        } else if let distortion = kernel.distortion {
            shade(
                from: source, into: destination, with: Displaced(kernel: distortion, padding: padding),
                lanes: Lanes4.self)
        } else if let pass = PixelPass(from: source, to: destination, grid: grid) {
            bands.forEachBand(of: source.layout) { [scratch] rows in
                scratch.withScratch { kernel.shade(pass, rows, padding, $0) }
            }
        }
    }

    @usableFromInline
    func shade(_ pass: BuiltInPass, layout: PixelLayout) {
        bands.forEachBand(of: layout) { [scratch, instructionSet] rows in
            scratch.withScratch { instructionSet.shade(pass, rows: rows, scratch: $0) }
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
        guard let input = source.memory.baseAddress, let output = destination.memory.baseAddress else {
            return nil
        }
        self.init(
            from: SourcePixels(
                codec: source.layout.format.codec, base: input, width: source.layout.width,
                height: source.layout.height, bytesPerRow: source.layout.bytesPerRow, grid: grid),
            to: DestinationPixels(
                codec: destination.layout.format.codec, base: output,
                bytesPerRow: destination.layout.bytesPerRow))
    }
}
