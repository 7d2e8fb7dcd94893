public import ShaderKernels

/// Whatever a layer kernel makes of the layer.
@frozen
public struct Layered<Kernel: LayerKernel>: Shading {
    @usableFromInline var kernel: Kernel
    public let padding: LayerPadding

    @inlinable
    public init(kernel: Kernel, padding: LayerPadding) {
        self.kernel = kernel
        self.padding = padding
    }

    @inlinable public static var isPointwise: Bool { false }
    @inlinable public var isIdentity: Bool { kernel.isIdentity }

    @inlinable @inline(__always)
    public func color<L: PixelLanes, Codec: PixelCodec>(
        at position: Point<L>, pixels: UnsafeRawPointer, source: SourcePixels<Codec>
    ) -> RGBA<L> {
        kernel.color(at: position, in: BitmapLayer<Codec, L>(source, padding: padding))
    }

    public mutating func changeKernel(_ change: (any ShaderKernels.Kernel) -> any ShaderKernels.Kernel) {
        kernel = change(kernel) as? Kernel ?? kernel
    }

    public func appendSteps(to steps: inout [String]) { steps.append("sample as \(Kernel.self) does") }

    @inlinable
    public func describe(in description: inout BuiltInDescription) -> Bool {
        description.sample(with: kernel.builtIn, padding: padding)
    }
}
