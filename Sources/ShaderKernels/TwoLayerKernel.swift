/// A colour from a pixel's position and two whole layers: a dissolve from one picture to the next, a displacement by a
/// map, a texture.
public protocol TwoLayerKernel: Kernel {
    /// - Parameters:
    ///   - position: the pixel's centre, in points.
    ///   - layer: the content, to be sampled anywhere.
    ///   - other: what the effect or the shader was given beside it.
    /// - Returns: the pixel's colour, premultiplied.
    func color<L: Lanes>(
        at position: Point<L>, in layer: some Layer<L>, and other: some Layer<L>
    ) -> RGBA<L>
}
