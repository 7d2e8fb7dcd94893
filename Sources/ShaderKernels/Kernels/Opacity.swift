/// Fades a picture in and out as its phase runs from −1 through 0 to +1.
///
/// All four premultiplied channels are scaled by 1 − |phase|, so that the colour behind the alpha stays the
/// same.
@frozen
public struct Opacity: ColorKernel, BitwiseCopyable {
    /// What all four channels are multiplied by, 0…1.
    public let opacity: Float

    /// - Parameter value: the phase: −1 and +1 are clear, 0 leaves the picture as it is. Beyond ±1 it stays
    ///   clear, since alpha cannot be negative; NaN is clear too.
    public init(value: Float) {
        let opacity = value > 0 ? 1 - value : 1 + value
        self.opacity = opacity > 0 ? opacity : 0
    }

    /// - Parameter opacity: 0 is clear, 1 leaves the picture as it is; less and NaN count as 0, more as 1.
    public init(opacity: Double) {
        self.opacity = opacity > 0 ? Float(min(opacity, 1)) : 0
    }

    @inlinable public var isIdentity: Bool { opacity == 1 }
    @inlinable public var usesPosition: Bool { false }
    @inlinable public var builtIn: BuiltInColor? { .opacity(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of pixel: RGBA<L>) -> RGBA<L> {
        pixel * opacity
    }
}

extension Opacity {
    public static let description = KernelDescription(
        name: "opacity", kind: .color,
        summary: "fades in and out",
        parameters: [.phase])
}
