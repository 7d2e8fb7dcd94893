public import ShaderKernels

/// A codec that is known at run time only. It decides once for all the lanes of a load or store, always the
/// same way, so that a loop over it costs little more than one that is made for its formats, and one such loop
/// serves all of them.
@frozen
public enum AnyCodec: PixelCodec, Equatable {
    case bytes(ByteCodec)
    case halves(HalfCodec)
    case floats(FloatCodec)

    @inlinable public var bytesPerPixel: Int {
        switch self {
        case .bytes(let codec): codec.bytesPerPixel
        case .halves(let codec): codec.bytesPerPixel
        case .floats(let codec): codec.bytesPerPixel
        }
    }

    @inlinable public var unit: Float {
        switch self {
        case .bytes(let codec): codec.unit
        case .halves(let codec): codec.unit
        case .floats(let codec): codec.unit
        }
    }

    @inlinable public var storesNonFinite: Bool {
        switch self {
        case .bytes(let codec): codec.storesNonFinite
        case .halves(let codec): codec.storesNonFinite
        case .floats(let codec): codec.storesNonFinite
        }
    }

    @inlinable @inline(__always)
    public func load<L: PixelLanes>(_ pixels: UnsafeRawPointer, as lanes: L.Type) -> RGBA<L> {
        switch self {
        case .bytes(let codec): codec.load(pixels, as: L.self)
        case .halves(let codec): codec.load(pixels, as: L.self)
        case .floats(let codec): codec.load(pixels, as: L.self)
        }
    }

    @inlinable @inline(__always)
    public func interpolate<L: PixelLanes>(
        _ first: (Int) -> UnsafeRawPointer, right: Int, fraction: L?
    ) -> RGBA<L> {
        switch self {
        case .bytes(let codec): codec.interpolate(first, right: right, fraction: fraction)
        case .halves(let codec): codec.interpolate(first, right: right, fraction: fraction)
        case .floats(let codec): codec.interpolate(first, right: right, fraction: fraction)
        }
    }

    @inlinable @inline(__always)
    public func store<L: PixelLanes>(
        _ color: RGBA<L>, to pixels: UnsafeMutableRawPointer, streams: Bool, isInRange: Bool
    ) {
        switch self {
        case .bytes(let codec): codec.store(color, to: pixels, streams: streams, isInRange: isInRange)
        case .halves(let codec): codec.store(color, to: pixels, streams: streams, isInRange: isInRange)
        case .floats(let codec): codec.store(color, to: pixels, streams: streams, isInRange: isInRange)
        }
    }
}
