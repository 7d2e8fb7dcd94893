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
    var lastPass: LastPass { get }

    /// True where the result is the source, byte for byte.
    var isIdentity: Bool { get }
}

extension VisualEffect {
    @inlinable public var isIdentity: Bool { earlier.isIdentity && lastPass.isIdentity }

    /// Whether every pixel depends on itself alone, so that the destination may be the source. Where a pass is
    /// pointwise there is nothing before it.
    @inlinable static var isPointwise: Bool { LastPass.isPointwise }
}

/// Content as it is, the start of every effect.
public struct EmptyVisualEffect: VisualEffect {
    @inlinable public init() {}

    @inlinable public var earlier: EmptyVisualEffect { self }
    @inlinable public var lastPass: Unmoved { Unmoved() }
    @inlinable public var isIdentity: Bool { true }
}
