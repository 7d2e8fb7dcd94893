public import ShaderKernels

/// The layer, sampled where a distortion kernel points (C5).
@frozen
public struct Displaced<Kernel: DistortionKernel>: Shading {
    @usableFromInline var kernel: Kernel
    public let padding: LayerPadding

    @inlinable
    public init(kernel: Kernel, padding: LayerPadding) {
        self.kernel = kernel
        self.padding = padding
    }

    @inlinable public static var isPointwise: Bool { false }
    @inlinable public var isIdentity: Bool { kernel.isIdentity }
    @inlinable public var isPositional: Bool { true }

    @inlinable @inline(__always)
    public func samplePosition<L: Lanes>(at position: Point<L>) -> Point<L> {
        kernel.sourcePosition(of: position)
    }

    @inlinable @inline(__always)
    public func color<L: PixelLanes, Codec: PixelCodec>(
        at position: Point<L>, pixels: UnsafeRawPointer, source: SourcePixels<Codec>
    ) -> RGBA<L> {
        BitmapLayer<Codec, L>(source, padding: padding).sample(samplePosition(at: position))
    }

    public mutating func changeKernel(_ change: (any ShaderKernels.Kernel) -> any ShaderKernels.Kernel) {
        kernel = change(kernel) as? Kernel ?? kernel
    }

    public func appendSteps(to steps: inout [String]) { steps.append("sample where \(Kernel.self) points") }

    @inlinable
    public func describe(in description: inout BuiltInDescription) -> Bool {
        description.sample(with: kernel.builtIn, padding: padding)
    }
}
