public import ShaderKernels

/// A codec for pixels so large that each is fetched by itself: neighbours have no word in common.
public protocol SinglePixelCodec: PixelCodec {
    /// One pixel for each lane, as it is stored. Any alignment.
    func gather<L: PixelLanes>(_ address: (Int) -> UnsafeRawPointer) -> RGBA<L>
}

extension SinglePixelCodec {
    @inlinable public var unit: Float { 1 }
    @inlinable public var storesNonFinite: Bool { true }

    @inlinable @inline(__always)
    public func load<L: PixelLanes>(_ pixels: UnsafeRawPointer, as lanes: L.Type) -> RGBA<L> {
        gather { pixels + $0 * bytesPerPixel }
    }

    @inlinable @inline(__always)
    public func gather<L: PixelLanes>(
        _ address: (Int) -> UnsafeRawPointer, right: Int, down: Int, as lanes: L.Type
    ) -> Quad<L> {
        Quad(
            topLeft: gather(address), topRight: gather { address($0) + right },
            bottomLeft: gather { address($0) + down }, bottomRight: gather { address($0) + down + right })
    }
}
