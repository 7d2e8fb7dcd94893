public import ShaderKernels

/// What one pass does to every pixel: how its colour comes about from the source. The kinds of effect differ
/// here, and nowhere else.
///
/// Whether a shading is switched on is decided in the loop, which costs a branch that always goes the same way.
/// Deciding before it would make two loops of every effect in a chain, 2ⁿ in all.
public protocol Shading: Sendable {
    /// Whether a pixel depends on itself alone, so that the destination may be the source.
    static var isPointwise: Bool { get }
    /// True where every pixel stays as it is.
    var isIdentity: Bool { get }

    /// - Parameters:
    ///   - position: the pixels' centres, in points.
    ///   - pixels: the pixels themselves in the source, or a copy of them.
    func color<L: PixelLanes, Codec: PixelCodec>(
        at position: Point<L>, pixels: UnsafeRawPointer, source: SourcePixels<Codec>
    ) -> RGBA<L>

    /// Whether every pixel is what the layer has at one position, and depends on nothing else: then pixels with
    /// the same sample positions are the same. Decides whether the two functions below are called.
    var isPositional: Bool { get }
    /// - Parameter position: the pixels' centres, in points.
    func samplePosition<L: PixelLanes>(at position: Point<L>) -> Point<L>
    /// The colours of pixels that sample the layer at `position`.
    func color<L: PixelLanes, Codec: PixelCodec>(
        sampledAt position: Point<L>, source: SourcePixels<Codec>
    ) -> RGBA<L>

    /// Adds what this shading does to a description, if the package's own kernels alone do it; false otherwise.
    func describe(in description: inout BuiltInDescription) -> Bool
}

extension Shading {
    @inlinable public var isPositional: Bool { false }

    @inlinable @inline(__always)
    public func samplePosition<L: PixelLanes>(at position: Point<L>) -> Point<L> { position }

    @inlinable @inline(__always)
    public func color<L: PixelLanes, Codec: PixelCodec>(
        sampledAt position: Point<L>, source: SourcePixels<Codec>
    ) -> RGBA<L> { .clear }
}

/// The pixel itself, where it is.
@frozen
public struct Unmoved: Shading {
    @inlinable public init() {}

    @inlinable public static var isPointwise: Bool { true }
    @inlinable public var isIdentity: Bool { true }

    @inlinable @inline(__always)
    public func color<L: PixelLanes, Codec: PixelCodec>(
        at position: Point<L>, pixels: UnsafeRawPointer, source: SourcePixels<Codec>
    ) -> RGBA<L> {
        source.codec.load(pixels, as: L.self).map { $0 * source.codec.unit }
    }

    @inlinable
    public func describe(in description: inout BuiltInDescription) -> Bool { true }
}

/// The layer, sampled where a distortion kernel points (C5).
@frozen
public struct Displaced<Kernel: DistortionKernel>: Shading {
    @usableFromInline let kernel: Kernel
    @usableFromInline let padding: LayerPadding
    @usableFromInline let isEnabled: Bool

    @inlinable
    public init(kernel: Kernel, padding: LayerPadding, isEnabled: Bool = true) {
        self.kernel = kernel
        self.padding = padding
        self.isEnabled = isEnabled && !kernel.isIdentity
    }

    @inlinable public static var isPointwise: Bool { false }
    @inlinable public var isIdentity: Bool { !isEnabled }

    @inlinable @inline(__always)
    public func color<L: PixelLanes, Codec: PixelCodec>(
        at position: Point<L>, pixels: UnsafeRawPointer, source: SourcePixels<Codec>
    ) -> RGBA<L> {
        guard isEnabled else { return Unmoved().color(at: position, pixels: pixels, source: source) }
        return color(sampledAt: samplePosition(at: position), source: source)
    }

    @inlinable public var isPositional: Bool { isEnabled }

    @inlinable @inline(__always)
    public func samplePosition<L: PixelLanes>(at position: Point<L>) -> Point<L> {
        kernel.sourcePosition(of: position)
    }

    @inlinable @inline(__always)
    public func color<L: PixelLanes, Codec: PixelCodec>(
        sampledAt position: Point<L>, source: SourcePixels<Codec>
    ) -> RGBA<L> {
        BitmapLayer<Codec, L>(source, padding: padding).sample(position)
    }

    @inlinable
    public func describe(in description: inout BuiltInDescription) -> Bool {
        guard isEnabled else { return true }
        guard let kernel = kernel.builtIn else { return false }
        description.sampling = Displaced<BuiltInDistortion>(kernel: kernel, padding: padding)
        return true
    }
}

/// Whatever a layer kernel makes of the layer.
@frozen
public struct Layered<Kernel: LayerKernel>: Shading {
    @usableFromInline let kernel: Kernel
    @usableFromInline let padding: LayerPadding
    @usableFromInline let isEnabled: Bool

    @inlinable
    public init(kernel: Kernel, padding: LayerPadding, isEnabled: Bool = true) {
        self.kernel = kernel
        self.padding = padding
        self.isEnabled = isEnabled && !kernel.isIdentity
    }

    @inlinable public static var isPointwise: Bool { false }
    @inlinable public var isIdentity: Bool { !isEnabled }

    @inlinable @inline(__always)
    public func color<L: PixelLanes, Codec: PixelCodec>(
        at position: Point<L>, pixels: UnsafeRawPointer, source: SourcePixels<Codec>
    ) -> RGBA<L> {
        guard isEnabled else { return Unmoved().color(at: position, pixels: pixels, source: source) }
        return kernel.color(at: position, in: BitmapLayer<Codec, L>(source, padding: padding))
    }

    @inlinable
    public func describe(in description: inout BuiltInDescription) -> Bool {
        guard isEnabled else { return true }
        guard let kernel = kernel.builtIn else { return false }
        description.sampling = Displaced<BuiltInDistortion>(kernel: kernel, padding: padding)
        return true
    }
}

/// Another shading with a colour kernel applied to its result, in registers.
@frozen
public struct Recolored<Base: Shading, Kernel: ColorKernel>: Shading {
    @usableFromInline let base: Base
    @usableFromInline let kernel: Kernel
    @usableFromInline let isEnabled: Bool

    @inlinable
    public init(base: Base, kernel: Kernel, isEnabled: Bool = true) {
        self.base = base
        self.kernel = kernel
        self.isEnabled = isEnabled && !kernel.isIdentity
    }

    @inlinable public static var isPointwise: Bool { Base.isPointwise }
    @inlinable public var isIdentity: Bool { base.isIdentity && !isEnabled }

    @inlinable @inline(__always)
    public func color<L: PixelLanes, Codec: PixelCodec>(
        at position: Point<L>, pixels: UnsafeRawPointer, source: SourcePixels<Codec>
    ) -> RGBA<L> {
        let color = base.color(at: position, pixels: pixels, source: source)
        return isEnabled ? kernel.color(at: position, of: color) : color
    }

    @inlinable public var isPositional: Bool { base.isPositional && !(isEnabled && kernel.usesPosition) }

    @inlinable @inline(__always)
    public func samplePosition<L: PixelLanes>(at position: Point<L>) -> Point<L> {
        base.samplePosition(at: position)
    }

    @inlinable @inline(__always)
    public func color<L: PixelLanes, Codec: PixelCodec>(
        sampledAt position: Point<L>, source: SourcePixels<Codec>
    ) -> RGBA<L> {
        let color = base.color(sampledAt: position, source: source)
        // The kernel does not look at the position.
        return isEnabled ? kernel.color(at: position, of: color) : color
    }

    @inlinable
    public func describe(in description: inout BuiltInDescription) -> Bool {
        guard base.describe(in: &description) else { return false }
        guard isEnabled else { return true }
        return kernel.builtIn.map { description.colors.append($0) } ?? false
    }
}
