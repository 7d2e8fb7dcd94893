public import ShaderKernels

/// How the pixels of one format become lanes and lanes become pixels; the only place that knows how formats
/// store them.
public protocol PixelCodec: Sendable {
    var bytesPerPixel: Int { get }
    /// What a stored number is multiplied by to be in 0…1.
    var unit: Float { get }
    /// Whether a stored number can be infinite or NaN.
    var storesNonFinite: Bool { get }

    /// `L.count` neighbouring pixels, as they are stored: not multiplied by `unit`. Any alignment.
    func load<L: PixelLanes>(_ pixels: UnsafeRawPointer, as lanes: L.Type) -> RGBA<L>
    /// Two by two pixels for each lane, as they are stored: those at `address(lane)`, `right` bytes on, `down`
    /// bytes on, and both. Any alignment. `right` is one pixel, or 0 where a row has but one.
    func gather<L: PixelLanes>(
        _ address: (Int) -> UnsafeRawPointer, right: Int, down: Int, as lanes: L.Type
    ) -> Quad<L>
    /// Stores colours in 0…1 as `L.count` neighbouring pixels, rounded to what the format holds. Any alignment.
    func store<L: PixelLanes>(_ color: RGBA<L>, to pixels: UnsafeMutableRawPointer)
}
