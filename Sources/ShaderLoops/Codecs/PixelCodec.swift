public import ShaderKernels

/// How the pixels of one format become lanes and lanes become pixels; the only place that knows how formats
/// store them. Addresses may have any alignment.
public protocol PixelCodec: Sendable {
    var bytesPerPixel: Int { get }
    /// What a stored number is multiplied by to be in 0…1.
    var unit: Float { get }
    /// Whether a stored number can be infinite or NaN.
    var storesNonFinite: Bool { get }

    /// `L.count` neighbouring pixels, as they are stored: not multiplied by `unit`.
    func load<L: PixelLanes>(_ pixels: UnsafeRawPointer, as lanes: L.Type) -> RGBA<L>
    /// For each lane the colour between two pixels, as they are stored.
    ///
    /// - Parameters:
    ///   - first: the address of a lane's first pixel.
    ///   - right: how many bytes on the second is: one pixel, or 0 for the same one.
    ///   - fraction: how far from the first to the second, 0…1; nil is the first.
    func interpolate<L: PixelLanes>(
        _ first: (_ lane: Int) -> UnsafeRawPointer, right: Int, fraction: L?
    ) -> RGBA<L>
    /// Stores colours in 0…1 as `L.count` neighbouring pixels, rounded to what the format holds.
    ///
    /// - Parameters:
    ///   - streams: whether past the caches. The address must be a multiple of 64 then.
    ///   - isInRange: whether it is known that the colours are in 0…1.
    func store<L: PixelLanes>(
        _ color: RGBA<L>, to pixels: UnsafeMutableRawPointer, streams: Bool, isInRange: Bool)
}

extension PixelCodec {
    /// The same by way of the caches.
    @inlinable @inline(__always)
    public func store<L: PixelLanes>(_ color: RGBA<L>, to pixels: UnsafeMutableRawPointer) {
        store(color, to: pixels, streams: false, isInRange: false)
    }

    /// The colour between two, as they are stored. Where pixels can be infinite or NaN, which a weight of 0
    /// would not take out, one whose weight is 0 does not count.
    @inlinable @inline(__always)
    func interpolate<L: Lanes>(_ first: RGBA<L>, _ second: RGBA<L>, fraction: L) -> RGBA<L> {
        let between = mix(first, second, fraction)
        guard storesNonFinite else { return between }
        return between.replacing(with: first, where: fraction .== 0)
            .replacing(with: second, where: fraction .== 1)
    }

    @inlinable @inline(__always)
    func store<L: PixelLanes>(_ bits: L.Bits, to address: UnsafeMutableRawPointer, streams: Bool, as: L.Type) {
        if streams {
            L.stream(bits, to: address)
        } else {
            address.storeBytes(of: bits, as: L.Bits.self)
        }
    }
}
