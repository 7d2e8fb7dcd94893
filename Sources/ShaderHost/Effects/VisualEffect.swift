public import ShaderKernels

/// What happens to a picture on its way from a source to a destination: a value, built by modifiers and run by a
/// ``Renderer``.
///
///     EmptyVisualEffect()
///         .layerEffect(Mosaic(value: phase, tileSize: 32), maxSampleOffset: .zero)
///         .colorEffect(Opacity(value: phase))
///
/// Colour effects cost no pass of their own: they join the pass of whatever they follow. A distortion or layer effect
/// reads neighbouring pixels, so what stands before it is rendered first, into float pixels. Nothing is rounded to 8 bits
/// before the end (C2).
public protocol VisualEffect: Sendable {
    /// True where the destination is the source, byte for byte.
    var isIdentity: Bool { get }

    /// Whether each pixel depends on itself alone, so that the destination may be the source.
    static var isPointwise: Bool { get }

    /// Renders with `finish` applied to every colour before it is stored.
    func render<Finish: ColorKernel>(in pass: Pass, finish: Finish) throws(PixelError)
}

/// Content as it is, the start of every effect.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}

    @inlinable public var isIdentity: Bool { true }
    @inlinable public static var isPointwise: Bool { true }

    @inlinable
    public func render<Finish: ColorKernel>(in pass: Pass, finish: Finish) throws(PixelError) {
        try pass.run(Recolored(base: Unmoved(), kernel: finish), isIdentity: finish.isIdentity)
    }
}
