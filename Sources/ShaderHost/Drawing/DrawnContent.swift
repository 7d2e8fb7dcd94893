public import ShaderLoops

/// What a stage or a strip keeps of something that is drawn: how to draw it and, where it is a picture already, that.
@usableFromInline
struct DrawnContent: Sendable {
    private let drawing: AnyVisualEffect
    private let bitmap: Bitmap?

    @inlinable
    init(_ content: some Drawable) {
        self.init(AnyVisualEffect(content.drawing), bitmap: content as? Bitmap)
    }

    @usableFromInline
    init(_ drawing: AnyVisualEffect, bitmap: Bitmap?) {
        (self.drawing, self.bitmap) = (drawing, bitmap)
    }

    /// Drawn into a picture of its own; a picture of the right size and format is its own.
    func picture(_ layout: PixelLayout, renderer: Renderer) throws -> Bitmap {
        if let bitmap, bitmap.layout.hasPixels(of: layout) { return bitmap }
        return try Bitmap(layout: layout).applying(drawing, renderer: renderer)
    }
}
