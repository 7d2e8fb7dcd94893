public import ShaderLoops

/// Something that can shade rows: a picture that need never be there as a whole.
///
/// Whatever stands before it has been rendered when there is one, and is kept for as long as it is.
public struct RowShader: Sendable {
    @usableFromInline
    typealias Shade =
        @Sendable (_ rows: Range<Int>, _ destination: DestinationPixels<AnyCodec>, _ scratch: Scratch) -> Void

    /// Shades rows, each to its place in the destination.
    @usableFromInline let shade: Shade

    @inlinable
    init(_ shade: @escaping Shade) { self.shade = shade }
}

extension RowShader {
    /// The same rows, and an effect that they came from and that nobody else keeps: its memory may be in use.
    @inlinable
    func keeping(_ effect: some VisualEffect) -> RowShader {
        RowShader { [shade] rows, destination, scratch in
            withExtendedLifetime(effect) { shade(rows, destination, scratch) }
        }
    }

    /// What a step makes of these rows, which it is given as float pixels, a few rows at a time.
    ///
    /// - Parameter width: of the picture, in pixels.
    @inlinable
    func followed(
        width: Int, grid: PixelGrid,
        by step: @escaping @Sendable (Tile, DestinationPixels<AnyCodec>, Scratch) -> Void
    ) -> RowShader {
        RowShader { [shade] rows, destination, scratch in
            scratch.forEachTile(rows: rows, width: width, grid: grid) { tile, scratch in
                shade(tile.rows, tile.destination, scratch)
                step(tile, destination, scratch)
            }
        }
    }
}
