public import ShaderKernels

/// One walk over the pixels, from a source to a destination of the same size.
@usableFromInline
struct Pass {
    @usableFromInline let source: PixelView
    @usableFromInline let destination: MutablePixelView
    @usableFromInline let renderer: Renderer

    @inlinable
    init(from source: PixelView, into destination: MutablePixelView, renderer: Renderer) {
        self.source = source
        self.destination = destination
        self.renderer = renderer
    }

    /// Shades every pixel, or copies bytes where there is nothing to shade.
    @inlinable
    func run(_ shading: some Shading) {
        guard let input = source.memory.baseAddress, let output = destination.memory.baseAddress else { return }
        if shading.isIdentity && source.layout.format == destination.layout.format {
            copyRows()
            return
        }
        switch source.layout.format {
        case .rgba8: run(shading, from: input, ByteCodec.rgba, to: output)
        case .bgra8: run(shading, from: input, ByteCodec.bgra, to: output)
        case .rgba16Float: run(shading, from: input, HalfCodec(), to: output)
        case .rgba32Float: run(shading, from: input, FloatCodec(), to: output)
        }
    }

    @inlinable
    func run(
        _ shading: some Shading, from input: UnsafeRawPointer, _ codec: some PixelCodec,
        to output: UnsafeMutableRawPointer
    ) {
        let pixels = SourcePixels(codec: codec, base: input, layout: source.layout, grid: renderer.grid)
        switch destination.layout.format {
        case .rgba8: run(shading, from: pixels, to: output, ByteCodec.rgba)
        case .bgra8: run(shading, from: pixels, to: output, ByteCodec.bgra)
        case .rgba16Float: run(shading, from: pixels, to: output, HalfCodec())
        case .rgba32Float: run(shading, from: pixels, to: output, FloatCodec())
        }
    }

    @inlinable
    func run(
        _ shading: some Shading, from pixels: SourcePixels<some PixelCodec>,
        to output: UnsafeMutableRawPointer, _ codec: some PixelCodec
    ) {
        let target = DestinationPixels(codec: codec, base: output, bytesPerRow: destination.layout.bytesPerRow)
        let loop = RowLoop(shading, from: pixels, to: target, lanes: Lanes8.self)
        renderer.bands.forEachBand(of: source.layout) { loop.run(rows: $0) }
    }

    @usableFromInline
    func copyRows() {
        guard !source.isSamePlace(as: destination) else { return }
        renderer.bands.forEachBand(of: source.layout) { [source, destination] rows in
            for row in rows { destination.row(row).copyMemory(from: source.row(row)) }
        }
    }
}
