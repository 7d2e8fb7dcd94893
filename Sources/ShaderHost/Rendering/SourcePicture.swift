/// The picture that an effect starts from, and what keeps its memory: the caller's pixels, or what stands before the
/// effect.
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
}
