public import ShaderLoops

extension Bitmap {
    /// This picture through an effect, as a new picture of the same size.
    ///
    /// - Parameter format: of the result; nil keeps this picture's.
    /// - Throws: ``PixelError``.
    @inlinable
    public func applying(
        _ effect: some VisualEffect, format: PixelFormat? = nil, renderer: Renderer = Renderer()
    ) throws -> Bitmap {
        var result = try Bitmap(width: width, height: height, format: format ?? self.format)
        try withPixels { source in
            try result.withMutablePixels { try renderer.render(effect, from: source, into: $0) }
        }
        return result
    }
}
