/// Takes the colour away: each pixel's red, green and blue become their mean.
///
/// On premultiplied colours the mean of the three is the premultiplied mean, so alpha needs no attention. Equal weights
/// keep every neutral grey as it is; they are not the eye's (pure green and pure blue become the same grey).
public struct Gray: ColorKernel {
    @inlinable public init() {}

    @inlinable
    public func color<L: Lanes>(at position: Point<L>, of pixel: RGBA<L>) -> RGBA<L> {
        let mean = (pixel.r + pixel.g + pixel.b) / 3
        return RGBA(mean, mean, mean, pixel.a)
    }
}
