public import ShaderKernels

/// Whatever a kernel makes of the layer and another one.
@frozen
public struct LayeredTwice<Kernel: TwoLayerKernel>: Shading {
    @usableFromInline var kernel: Kernel
    /// Nil is the layer itself.
    @usableFromInline let other: SourcePixels<AnyCodec>?
    public let padding: LayerPadding

    @inlinable
    public init(kernel: Kernel, other: SourcePixels<AnyCodec>?, padding: LayerPadding) {
        self.kernel = kernel
        self.other = other
        self.padding = padding
    }

    @inlinable public static var isPointwise: Bool { false }
    @inlinable public var isIdentity: Bool { kernel.isIdentity }

    @inlinable @inline(__always)
    public func color<L: PixelLanes, Codec: PixelCodec>(
        at position: Point<L>, pixels: UnsafeRawPointer, source: SourcePixels<Codec>
    ) -> RGBA<L> {
        let layer = BitmapLayer<Codec, L>(source, padding: padding)
        return if let other {
            kernel.color(at: position, in: layer, and: BitmapLayer<AnyCodec, L>(other, padding: padding))
        } else {
            kernel.color(at: position, in: layer, and: layer)
        }
    }

    public mutating func changeKernel(_ change: (any ShaderKernels.Kernel) -> any ShaderKernels.Kernel) {
        kernel = change(kernel) as? Kernel ?? kernel
    }

    public func appendSteps(to steps: inout [String]) { steps.append("sample both as \(Kernel.self) does") }

    /// A kernel that reads two layers is compiled with its caller.
    @inlinable
    public func describe(in description: inout BuiltInDescription) -> Bool { false }
}
