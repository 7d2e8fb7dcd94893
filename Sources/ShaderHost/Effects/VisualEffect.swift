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

    /// Whether every pixel depends on itself alone, so that the destination may be the source. Where a pass is
    /// pointwise there is nothing before it.
    @inlinable static var isPointwise: Bool { LastPass.isPointwise }
}

/// Content as it is, the start of every effect.
public struct EmptyVisualEffect: VisualEffect {
    @inlinable public init() {}

    @inlinable public var earlier: EmptyVisualEffect { self }
    @inlinable
    public func lastPass(for size: Size) -> Unmoved { Unmoved() }
    @inlinable
    public func isIdentity(for size: Size) -> Bool { true }
}
