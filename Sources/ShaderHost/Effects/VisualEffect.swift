public import ShaderKernels
public import ShaderLoops

/// What happens to a picture on its way from a source to a destination: a value, built by modifiers and run by
/// a ``Renderer``.
///
///     EmptyVisualEffect()
///         .layerEffect(Mosaic(value: phase, tileSize: 32), maxSampleOffset: .zero)
///         .colorEffect(Opacity(value: phase))
///
/// Colour effects cost no pass of their own: they join the pass of whatever they follow. A distortion or layer
/// effect reads neighbouring pixels, so what stands before it is rendered first, into float pixels. Nothing is
/// rounded to 8 bits before the end (C2).
public protocol VisualEffect: Drawable {
    associatedtype Drawing = Self

    /// What must have been rendered before the last pass begins; ``EmptyVisualEffect`` where nothing must.
    associatedtype Earlier: VisualEffect
    associatedtype LastPass: Shading

    var earlier: Earlier { get }

    /// - Parameter size: the content's, in points.
    func lastPass(for size: Size) -> LastPass

    /// True where the result is the source, byte for byte.
    func isIdentity(for size: Size) -> Bool

    /// Renders the content into pixels of the same size, which share no pixel with it unless the effect works in
    /// place.
    func render<L: PixelLanes>(
        _ source: SourcePicture, into destination: MutablePixelView, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError)

    /// Renders what must be there as a whole, and gives the rest as something that shades rows: for steps that need
    /// no more than the pixel that they are at.
    func rows<L: PixelLanes>(
        of source: SourcePicture, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader

    /// The same on a canvas, with what the effect shows around its content.
    func rows<L: PixelLanes>(
        of source: SourcePicture, on canvas: Canvas, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader

    /// Outside of this, on a canvas, the result is clear; the content's own rectangle starts at 0, 0. In points.
    ///
    /// - Parameter size: the content's, in points.
    func extent(for size: Size) -> Rect

    /// The passes over all pixels that rendering takes.
    ///
    /// - Parameter size: the content's, in points.
    func passes(for size: Size) -> [RenderPass]

    /// Whether the destination may be the source: every pixel depends on itself alone, or is fetched from a picture
    /// between.
    static var worksInPlace: Bool { get }
    /// Whether the result depends on the content.
    static var readsSource: Bool { get }
    /// How the result meets what it is laid over.
    var blendMode: BlendMode { get }

    /// Shows a visitor everything in this effect that is animatable.
    ///
    /// - Parameter size: the content's, in points.
    mutating func visitAnimatableParts(for size: Size, with visitor: inout AnimatableVisitor)

    /// This effect without the movements at its end, and these: so that further ones can join them.
    associatedtype StillContent: VisualEffect = Self
    associatedtype Movement: GeometryEffect = NoMovement
    var stillContent: StillContent { get }
    var movement: Movement { get }
}

extension VisualEffect where StillContent == Self {
    @inlinable public var stillContent: Self { self }
}

extension VisualEffect where Movement == NoMovement {
    public var movement: NoMovement { NoMovement() }
}

extension VisualEffect {
    @inlinable
    public func isIdentity(for size: Size) -> Bool {
        earlier.isIdentity(for: size) && lastPass(for: size).isIdentity
    }

    public func passes(for size: Size) -> [RenderPass] {
        var passes = earlier.isIdentity(for: size) ? [] : earlier.passes(for: size)
        let joined = LastPass.isPointwise ? passes.popLast() : nil
        var steps = joined?.steps ?? []
        lastPass(for: size).appendSteps(to: &steps)
        if joined != nil || passes.isEmpty || !steps.isEmpty { passes.append(RenderPass(steps: steps)) }
        return passes
    }

    @inlinable public static var worksInPlace: Bool { LastPass.isPointwise && Earlier.worksInPlace }
    @inlinable public static var readsSource: Bool { true }
    @inlinable public var blendMode: BlendMode { .normal }
    public mutating func visitAnimatableParts(for size: Size, with visitor: inout AnimatableVisitor) {}

    @inlinable
    public func render<L: PixelLanes>(
        _ source: SourcePicture, into destination: MutablePixelView, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) {
        let size = renderer.size(of: source.layout)
        if LastPass.isPointwise && !earlier.isIdentity(for: size) {
            try renderer.shade(
                rows(of: source, with: renderer, lanes: L.self), from: source.pixels, into: destination)
        } else {
            let source = try renderer.picture(of: source, through: earlier, lanes: L.self)
            try renderer.check(source.layout, isPointwise: LastPass.isPointwise)
            renderer.shade(from: source, into: destination, with: lastPass(for: size), lanes: L.self)
        }
    }

    @inlinable
    public func rows<L: PixelLanes>(
        of source: SourcePicture, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        let size = renderer.size(of: source.layout)
        let lastPass = lastPass(for: size)
        if LastPass.isPointwise && !earlier.isIdentity(for: size) {
            let earlier = try earlier.rows(of: source, with: renderer, lanes: L.self)
            return renderer.rows(earlier, width: source.layout.width, followedBy: lastPass, lanes: L.self)
                .keeping(self)
        }
        let source = try renderer.picture(of: source, through: earlier, lanes: L.self)
        try renderer.check(source.layout, isPointwise: LastPass.isPointwise)
        return renderer.rows(of: source, through: lastPass, lanes: L.self).keeping(self)
    }
}

extension VisualEffect {
    @inlinable
    public func extent(for size: Size) -> Rect {
        LastPass.isPointwise && !earlier.isIdentity(for: size) ? earlier.extent(for: size) : Rect(size)
    }

    /// What reads its neighbours, or looks where it is, has the content's own place to shade (C6).
    @inlinable
    public func rows<L: PixelLanes>(
        of source: SourcePicture, on canvas: Canvas, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) -> RowShader {
        let size = renderer.size(of: source.layout)
        let lastPass = lastPass(for: size)
        if LastPass.isPointwise && !lastPass.usesPosition && !earlier.isIdentity(for: size) {
            let earlier = try earlier.rows(of: source, on: canvas, with: renderer, lanes: L.self)
            return renderer.rows(earlier, width: canvas.width, followedBy: lastPass, lanes: L.self)
                .keeping(self)
        }
        let rows = try rows(of: source, with: renderer, lanes: L.self)
        return renderer.rows(rows, of: source.layout, on: canvas)
    }
}

/// Content as it is, the start of every effect.
public struct EmptyVisualEffect: VisualEffect {
    @inlinable public init() {}

    @inlinable public var earlier: EmptyVisualEffect { self }
    @inlinable
    public func lastPass(for size: Size) -> Unmoved { Unmoved() }
    @inlinable
    public func isIdentity(for size: Size) -> Bool { true }
    public func passes(for size: Size) -> [RenderPass] { [RenderPass(steps: [])] }
    @inlinable public static var worksInPlace: Bool { true }
}
