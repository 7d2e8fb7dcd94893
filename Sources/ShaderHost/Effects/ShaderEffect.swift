public import ShaderKernels
public import ShaderLoops

/// What a shader is called for.
public protocol ShaderUse: Sendable {
    static var kind: KernelDescription.Kind { get }
}

/// A colour from a colour, for `colorEffect`.
public enum ColorUse: ShaderUse { public static var kind: KernelDescription.Kind { .color } }
/// A position to fetch from, for `distortionEffect`.
public enum DistortionUse: ShaderUse { public static var kind: KernelDescription.Kind { .distortion } }
/// A colour from the whole layer, for `layerEffect`.
public enum LayerUse: ShaderUse { public static var kind: KernelDescription.Kind { .layer } }
/// A colour from a position alone, for shapes and for what is drawn.
public enum FillUse: ShaderUse { public static var kind: KernelDescription.Kind { .fill } }

extension ShaderUse {
    /// Whether a pixel depends on itself alone.
    static var isPointwise: Bool { kind == .color || kind == .fill }
}

/// Content through a shader that is called by its name.
public struct ShaderEffect<Content: VisualEffect, Use: ShaderUse>: RenderedEffect {
    var content: Content
    var shader: Shader
    let padding: LayerPadding
    let isEnabled: Bool

    public static var worksInPlace: Bool { Use.isPointwise && Content.worksInPlace }
    public static var readsSource: Bool { Use.kind != .fill && Content.readsSource }

    public mutating func visitAnimatableParts(for size: Size, with visitor: inout AnimatableVisitor) {
        content.visitAnimatableParts(for: size, with: &visitor)
        visitor.visit(&shader)
    }

    public func isIdentity(for size: Size) -> Bool {
        guard isEnabled else { return content.isIdentity(for: size) }
        let kernel = try? shader.kernel(for: Use.kind, size: size, padding: padding, grid: PixelGrid(scale: 1))
        return content.isIdentity(for: size) && kernel?.isIdentity == true
    }

    public func passes(for size: Size) -> [RenderPass] {
        guard isEnabled else { return content.passes(for: size) }
        var passes = content.isIdentity(for: size) ? [] : content.passes(for: size)
        let joined = Use.isPointwise ? passes.popLast() : nil
        passes.append(RenderPass(steps: (joined?.steps ?? []) + ["shader \(shader.function.name)"]))
        return passes
    }

    public func render<L: PixelLanes>(
        _ source: SourcePicture, into destination: MutablePixelView, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) {
        let size = renderer.size(of: source.layout)
        if Use.isPointwise && !content.isIdentity(for: size) {
            try renderer.shade(
                rows(of: source, with: renderer, lanes: L.self), from: source.pixels, into: destination)
        } else if let kernel = try kernel(for: size, with: renderer) {
            let source = try renderer.picture(of: source, through: content, lanes: L.self)
            try renderer.check(source.layout, isPointwise: Use.isPointwise)
            kernel.shadePicture(renderer, source, destination)
        } else {
            try content.render(source, into: destination, with: renderer, lanes: L.self)
        }
    }

    public func rows<L: PixelLanes>(
        of source: SourcePicture, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        let size = renderer.size(of: source.layout)
        guard let kernel = try kernel(for: size, with: renderer) else {
            return try content.rows(of: source, with: renderer, lanes: L.self)
        }
        if Use.isPointwise && !content.isIdentity(for: size) {
            let content = try content.rows(of: source, with: renderer, lanes: L.self)
            return content.followed(width: source.layout.width, grid: renderer.grid) {
                [instructionSet = renderer.instructionSet] tile, destination, scratch in
                kernel.shadeRows(instructionSet, tile.rows, tile.source, destination, scratch)
            }.keeping(self)
        }
        let source = try renderer.picture(of: source, through: content, lanes: L.self)
        try renderer.check(source.layout, isPointwise: Use.isPointwise)
        return RowShader {
            [grid = renderer.grid, instructionSet = renderer.instructionSet] rows, destination, scratch in
            source.withPixels(on: grid) {
                kernel.shadeRows(instructionSet, rows, $0, destination, scratch)
            } otherwise: {
                destination.clear(rows: rows)
            }
        }.keeping(self)
    }

    public func extent(for size: Size) -> Rect {
        isEnabled ? Rect(size) : content.extent(for: size)
    }

    public func rows<L: PixelLanes>(
        of source: SourcePicture, on canvas: Canvas, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        guard isEnabled else {
            return try content.rows(of: source, on: canvas, with: renderer, lanes: L.self)
        }
        let rows = try rows(of: source, with: renderer, lanes: L.self)
        return renderer.rows(rows, of: source.layout, on: canvas)
    }

    /// The kernel that is called; nil where the effect is off.
    private func kernel(for size: Size, with renderer: Renderer) throws(PixelError) -> ErasedKernel? {
        guard isEnabled else { return nil }
        do {
            return try shader.kernel(for: Use.kind, size: size, padding: padding, grid: renderer.grid)
        } catch { throw .shader(error) }
    }
}

extension VisualEffect {
    /// Applies a colour shader to every pixel.
    ///
    /// - Parameter isEnabled: `false` leaves the picture as it is.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> ShaderEffect<Self, ColorUse> {
        ShaderEffect(
            content: self, shader: shader, padding: LayerPadding(.zero), isEnabled: isEnabled)
    }

    /// Moves pixels, as the kernels' `distortionEffect` does.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: SampleOffset, isEnabled: Bool = true
    ) -> ShaderEffect<Self, DistortionUse> {
        ShaderEffect(
            content: self, shader: shader, padding: LayerPadding(maxSampleOffset),
            isEnabled: isEnabled)
    }

    /// Replaces pixels by what a shader makes of the content, as the kernels' `layerEffect` does.
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: SampleOffset, isEnabled: Bool = true
    ) -> ShaderEffect<Self, LayerUse> {
        ShaderEffect(
            content: self, shader: shader, padding: LayerPadding(maxSampleOffset),
            isEnabled: isEnabled)
    }
}

extension Shader: Drawable {
    /// A fill shader over all of the content's place.
    public var drawing: ShaderEffect<EmptyVisualEffect, FillUse> {
        ShaderEffect(
            content: EmptyVisualEffect(), shader: self, padding: LayerPadding(.zero), isEnabled: true)
    }
}
