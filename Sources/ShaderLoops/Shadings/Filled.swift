public import ShaderKernels

/// A colour made of nothing but the position.
@frozen
public struct Filled<Kernel: FillKernel>: Shading {
    @usableFromInline let kernel: Kernel

    @inlinable
    public init(_ kernel: Kernel) { self.kernel = kernel }

    @inlinable public static var isPointwise: Bool { true }
    @inlinable public var isIdentity: Bool { false }
    @inlinable public var repeatsRows: Bool {
        let color = kernel.color(at: Point(Dependence.x, Dependence.y))
        return ![color.r, color.g, color.b, color.a].contains { $0.contains(.onY) }
    }

    @inlinable @inline(__always)
    public func color<L: PixelLanes, Codec: PixelCodec>(
        at position: Point<L>, pixels: UnsafeRawPointer, source: SourcePixels<Codec>
    ) -> RGBA<L> {
        kernel.color(at: position)
    }

    public func appendSteps(to steps: inout [String]) { steps.append("fill by \(Kernel.self)") }

    @inlinable
    public func describe(in description: inout BuiltInDescription) -> Bool {
        description.fill(with: kernel.builtIn)
    }
}
