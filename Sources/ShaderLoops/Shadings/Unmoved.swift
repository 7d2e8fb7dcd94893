public import ShaderKernels

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

    public func appendSteps(to steps: inout [String]) {}

    @inlinable
    public func describe(in description: inout BuiltInDescription) -> Bool { true }
}
