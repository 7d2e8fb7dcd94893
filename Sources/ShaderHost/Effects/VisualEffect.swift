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
public protocol VisualEffect: Sendable {
    /// What must have been rendered before the last pass begins; ``EmptyVisualEffect`` where nothing must.
    associatedtype Earlier: VisualEffect
    associatedtype LastPass: Shading

    var earlier: Earlier { get }

    /// - Parameter size: the content's, in points.
    func lastPass(for size: Size) -> LastPass

    /// True where the result is the source, byte for byte.
    func isIdentity(for size: Size) -> Bool

    /// Renders the content into pixels of the same size, which share no pixel with it unless the effect is
    /// pointwise.
    func render<L: PixelLanes>(
        from source: PixelView, into destination: MutablePixelView, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError)

    /// The passes over all pixels that rendering takes.
    ///
    /// - Parameter size: the content's, in points.
    func passes(for size: Size) -> [RenderPass]

    /// Whether every pixel depends on itself alone, so that the destination may be the source.
    static var isPointwise: Bool { get }

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
        let earlier = earlier.isIdentity(for: size) ? [] : earlier.passes(for: size)
        var steps: [String] = []
        lastPass(for: size).appendSteps(to: &steps)
        return steps.isEmpty && !earlier.isEmpty ? earlier : earlier + [RenderPass(steps: steps)]
    }

    /// What stands before a pointwise last pass is rendered elsewhere first.
    @inlinable public static var isPointwise: Bool { LastPass.isPointwise }

    @inlinable
    public func render<L: PixelLanes>(
        from source: PixelView, into destination: MutablePixelView, with renderer: Renderer, lanes: L.Type
    ) throws(PixelError) {
        let lastPass = lastPass(for: renderer.size(of: source.layout))
        try renderer.withResult(of: earlier, from: source, lanes: L.self) { (source) throws(PixelError) in
            renderer.shade(from: source, into: destination, with: lastPass, lanes: L.self)
        }
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
}
