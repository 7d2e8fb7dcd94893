public import ShaderKernels
public import ShaderLoops

/// An effect that says itself how its rows come about, by `rows(of:with:lanes:)`. What follows it starts from its result.
public protocol RenderedEffect: VisualEffect where Earlier == Self, LastPass == Unmoved {}

extension RenderedEffect {
    @inlinable public var earlier: Self { self }
    @inlinable
    public func lastPass(for size: Size) -> Unmoved { Unmoved() }
    @inlinable public static var worksInPlace: Bool { false }

    // What holds for other effects by default would ask the one before, which is this one.
    @inlinable
    public func isIdentity(for size: Size) -> Bool { false }
    public func passes(for size: Size) -> [RenderPass] { [RenderPass(steps: ["\(Self.self)"])] }

    @inlinable
    public func extent(for size: Size) -> Rect { Rect(size) }

    @inlinable
    public func rows<L: PixelLanes>(
        of source: SourcePicture, on canvas: Canvas, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        let rows = try rows(of: source, with: renderer, lanes: L.self)
        return renderer.rows(rows, of: source.layout, on: canvas)
    }

    @inlinable
    public func render<L: PixelLanes>(
        _ source: SourcePicture, into destination: MutablePixelView, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) {
        try renderer.shade(
            rows(of: source, with: renderer, lanes: L.self), from: source.pixels, into: destination)
    }
}
