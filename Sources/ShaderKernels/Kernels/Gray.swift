/// Takes the colour away: each pixel's red, green and blue become their mean.
///
/// On premultiplied colours the mean of the three is the premultiplied mean, so alpha needs no attention. Equal
/// weights keep every neutral grey as it is; they are not the eye's (pure green and pure blue become the same
/// grey).
@frozen
public struct Gray: ColorKernel, BitwiseCopyable {
    @inlinable public init() {}

    @inlinable public var usesPosition: Bool { false }
    @inlinable public var builtIn: BuiltInColor? { .gray(self) }

    @inlinable @inline(__always)
    public func color<L: Lanes>(at position: Point<L>, of pixel: RGBA<L>) -> RGBA<L> {
        // Dividing by 3 would take as long as all else in the loop; the two agree to the last bit of a float.
        let mean = (pixel.r + pixel.g + pixel.b) * (1 / 3)
        return RGBA(mean, mean, mean, pixel.a)
    }
}

extension Gray {
    public static let description = KernelDescription(
        name: "gray", kind: .color,
        summary: "takes the colour away: the mean of red, green and blue",
        parameters: [])
}
