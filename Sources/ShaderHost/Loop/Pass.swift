/// One walk over the pixels, from a source to a destination of the same size.
public struct Pass {
    @usableFromInline let source: PixelView
    @usableFromInline let destination: MutablePixelView
    @usableFromInline let renderer: Renderer

    @usableFromInline
    init(source: PixelView, destination: MutablePixelView, renderer: Renderer) {
        self.source = source
        self.destination = destination
        self.renderer = renderer
    }

    /// Shades every pixel of the destination.
    ///
    /// - Parameter isIdentity: the shading changes nothing, so that bytes can be copied where the formats agree.
    @inlinable
    public func run<S: Shading>(_ shading: S, isIdentity: Bool) throws(PixelError) {
        guard let input = source.memory.baseAddress, let output = destination.memory.baseAddress,
            !source.layout.isEmpty
        else { return }
        if isIdentity && source.layout.format == destination.layout.format {
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
    func run<S: Shading, Source: PixelCodec>(
        _ shading: S, from input: UnsafeRawPointer, _ source: Source, to output: UnsafeMutableRawPointer
    ) {
        let pixels = SourcePixels(
            codec: source, base: input, layout: self.source.layout, grid: renderer.grid)
        switch destination.layout.format {
        case .rgba8: run(shading, over: pixels, to: output, ByteCodec.rgba)
        case .bgra8: run(shading, over: pixels, to: output, ByteCodec.bgra)
        case .rgba16Float: run(shading, over: pixels, to: output, HalfCodec())
        case .rgba32Float: run(shading, over: pixels, to: output, FloatCodec())
        }
    }

    @inlinable
    func run<S: Shading, Source: PixelCodec, Destination: PixelCodec>(
        _ shading: S, over pixels: SourcePixels<Source>, to output: UnsafeMutableRawPointer, _ codec: Destination
    ) {
        let target = DestinationPixels(codec: codec, base: output, bytesPerRow: destination.layout.bytesPerRow)
        let loop = RowLoop(shading, from: pixels, to: target, lanes: SIMD8<Float>.self)
        renderer.forEachBand(of: source.layout) { loop.run(rows: $0) }
    }

    @usableFromInline
    func copyRows() {
        guard source.memory.baseAddress != UnsafeRawPointer(destination.memory.baseAddress) else { return }
        renderer.forEachBand(of: source.layout) { [source, destination] rows in
            for row in rows { destination.row(row).copyMemory(from: source.row(row)) }
        }
    }

    /// Renders `content` into float pixels of the renderer's own, and goes on from there.
    @usableFromInline
    func afterRendering<Content: VisualEffect>(
        _ content: Content, _ next: (Pass) throws(PixelError) -> Void
    ) throws(PixelError) {
        let intermediate = try renderer.takeIntermediate(
            width: source.layout.width, height: source.layout.height)
        defer { renderer.giveBack(intermediate) }
        let pixels = intermediate.view
        try content.render(in: Pass(source: source, destination: pixels, renderer: renderer), finish: Unchanged())
        try next(Pass(source: PixelView(pixels), destination: destination, renderer: renderer))
    }
}
