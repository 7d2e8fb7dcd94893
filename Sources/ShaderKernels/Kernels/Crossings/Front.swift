/// A soft edge that comes from beyond 1, along a coordinate of which the picture has 0…1, and goes on beyond 0.
///
///     share = smoothstep(0, 1, (f + (1 + σ)·t − 1) / σ)
///
/// With σ the edge's width in the same coordinate: at t = 0 it ends at 1, at t = 1 it begins at 0.
@frozen @usableFromInline
struct Front: Sendable, BitwiseCopyable {
    /// 1/σ, and what is added to f/σ.
    @usableFromInline let gain, offset: Float

    /// - Parameters:
    ///   - progress: t; beyond 0…1 it is limited, and NaN counts as 0.
    ///   - softness: σ. Less than a pixel, and NaN, count as a pixel, and more than 10⁶ as that.
    ///   - pixel: in the same coordinate.
    init(progress: Float, softness: Double, pixel: Double) {
        let width = min(softness > 0 ? max(softness, pixel) : pixel, 1e6)
        gain = Float(1 / width)
        offset = Float(((1 + width) * Double(clamp(progress, 0, 1)) - 1) / width)
    }

    @inlinable @inline(__always)
    func share<L: Lanes>(at f: L) -> L { smoothstep(0, 1, f * gain + offset) }
}

/// How far it still is along an axis to where something is heading: 1 where it starts, 0 where it arrives, and 1 all along
/// where it stands still.
@frozen @usableFromInline
struct Way: Sendable, BitwiseCopyable {
    @usableFromInline let slope, start: Float

    /// - Parameter length: of the picture, in points.
    init(_ heading: Wipe.Heading, length: Double) {
        slope = heading == .still ? 0 : Float(1 / length) * (heading == .forward ? -1 : 1)
        start = heading == .backward ? 0 : 1
    }

    @inlinable @inline(__always)
    func left<L: Lanes>(at coordinate: L) -> L { coordinate * slope + start }
}
