public import ShaderKernels

/// What one pass does to every pixel: how its colour comes about from the source. The three kinds of effect differ here,
/// and nowhere else.
public protocol Shading: Sendable {
    /// - Parameters:
    ///   - position: the pixels' centres, in points.
    ///   - pixels: the pixels themselves in the source, or a copy of them.
    func color<L: PixelLanes, Codec: PixelCodec>(
        at position: Point<L>, pixels: UnsafeRawPointer, source: SourcePixels<Codec>
    ) -> RGBA<L>
}

/// The pixel itself, where it is.
@frozen
public struct Unmoved: Shading {
    @usableFromInline init() {}

    @inlinable
    public func color<L: PixelLanes, Codec: PixelCodec>(
        at position: Point<L>, pixels: UnsafeRawPointer, source: SourcePixels<Codec>
    ) -> RGBA<L> {
        source.codec.load(pixels, as: L.self).map { $0 * Codec.unit }
    }
}

/// The layer, sampled where a distortion kernel points (C5).
@frozen
public struct Displaced<Kernel: DistortionKernel>: Shading {
    @usableFromInline let kernel: Kernel
    @usableFromInline let padding: LayerPadding

    @inlinable
    init(kernel: Kernel, padding: LayerPadding) {
        self.kernel = kernel
        self.padding = padding
    }

    @inlinable
    public func color<L: PixelLanes, Codec: PixelCodec>(
        at position: Point<L>, pixels: UnsafeRawPointer, source: SourcePixels<Codec>
    ) -> RGBA<L> {
        BitmapLayer<Codec, L>(source, padding: padding).sample(kernel.sourcePosition(of: position))
    }
}

/// Whatever a layer kernel makes of the layer.
@frozen
public struct Layered<Kernel: LayerKernel>: Shading {
    @usableFromInline let kernel: Kernel
    @usableFromInline let padding: LayerPadding

    @inlinable
    init(kernel: Kernel, padding: LayerPadding) {
        self.kernel = kernel
        self.padding = padding
    }

    @inlinable
    public func color<L: PixelLanes, Codec: PixelCodec>(
        at position: Point<L>, pixels: UnsafeRawPointer, source: SourcePixels<Codec>
    ) -> RGBA<L> {
        kernel.color(at: position, in: BitmapLayer<Codec, L>(source, padding: padding))
    }
}

/// Another shading with a colour kernel applied to its result, in registers.
@frozen
public struct Recolored<Base: Shading, Kernel: ColorKernel>: Shading {
    @usableFromInline let base: Base
    @usableFromInline let kernel: Kernel

    @inlinable
    init(base: Base, kernel: Kernel) {
        self.base = base
        self.kernel = kernel
    }

    @inlinable
    public func color<L: PixelLanes, Codec: PixelCodec>(
        at position: Point<L>, pixels: UnsafeRawPointer, source: SourcePixels<Codec>
    ) -> RGBA<L> {
        kernel.color(at: position, of: base.color(at: position, pixels: pixels, source: source))
    }
}
