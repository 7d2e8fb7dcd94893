public import ShaderKernels

/// Single-precision RGBA: four numbers a pixel, stored as they are, except that every NaN becomes the same NaN.
/// Which one an operation returns differs between processors, and the bytes must not (C8).
@frozen
public struct FloatCodec: SinglePixelCodec {
    @inlinable public init() {}

    @inlinable public var bytesPerPixel: Int { 16 }

    @inlinable @inline(__always)
    public func gather<L: PixelLanes>(_ address: (Int) -> UnsafeRawPointer) -> RGBA<L> {
        RGBA(
            L(bitPattern: L.bits { address($0).loadUnaligned(fromByteOffset: 0, as: UInt32.self) }),
            L(bitPattern: L.bits { address($0).loadUnaligned(fromByteOffset: 4, as: UInt32.self) }),
            L(bitPattern: L.bits { address($0).loadUnaligned(fromByteOffset: 8, as: UInt32.self) }),
            L(bitPattern: L.bits { address($0).loadUnaligned(fromByteOffset: 12, as: UInt32.self) }))
    }

    @inlinable @inline(__always)
    public func store<L: PixelLanes>(_ color: RGBA<L>, to pixels: UnsafeMutableRawPointer) {
        let color = color.map { $0.replacing(with: .nan, where: $0 .!= $0) }
        for lane in 0..<L.count {
            let pixel = pixels + lane * bytesPerPixel
            pixel.storeBytes(of: L.lane(lane, of: color.r.bitPattern), toByteOffset: 0, as: UInt32.self)
            pixel.storeBytes(of: L.lane(lane, of: color.g.bitPattern), toByteOffset: 4, as: UInt32.self)
            pixel.storeBytes(of: L.lane(lane, of: color.b.bitPattern), toByteOffset: 8, as: UInt32.self)
            pixel.storeBytes(of: L.lane(lane, of: color.a.bitPattern), toByteOffset: 12, as: UInt32.self)
        }
    }
}
