public import ShaderLoops

/// The picture that an effect starts from, and what keeps its memory: the caller's pixels, or what stands before the
/// effect.
///
/// It goes on as a whole to whoever reads the pixels: memory that nobody refers to any more is soon another picture's.
public struct SourcePicture: Sendable {
    @usableFromInline let pixels: PixelView
    private let owner: PixelStorage?

    /// Pixels that stay where they are for as long as the effect is rendered.
    @usableFromInline
    init(_ pixels: PixelView) {
        self.pixels = pixels
        owner = nil
    }

    @usableFromInline
    init(_ storage: PixelStorage) {
        pixels = PixelView(storage.view)
        owner = storage
    }

    @usableFromInline var layout: PixelLayout { pixels.layout }

    /// Lends the pixels as the loops know them, and keeps their memory meanwhile.
    ///
    /// - Parameter otherwise: called where there are none.
    @inlinable
    func withPixels(
        on grid: PixelGrid, _ body: (SourcePixels<AnyCodec>) -> Void, otherwise: () -> Void = {}
    ) {
        withExtendedLifetime(self) {
            if let pixels = pixels.pixels(on: grid) { body(pixels) } else { otherwise() }
        }
    }
}
