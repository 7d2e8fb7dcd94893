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
    /// Where the rows are those of a picture as they are, that picture.
    @usableFromInline let picture: SourcePicture?
    /// Whether all rows are the same.
    @usableFromInline let repeatsRows: Bool

    @inlinable
    init(picture: SourcePicture? = nil, repeatsRows: Bool = false, _ shade: @escaping Shade) {
        self.shade = shade
        self.picture = picture
        self.repeatsRows = repeatsRows
    }
}

extension RowShader {
    /// The same rows, and an effect that they came from and that nobody else keeps: its memory may be in use.
    @inlinable
    func keeping(_ effect: some VisualEffect) -> RowShader {
        RowShader(picture: picture, repeatsRows: repeatsRows) { [shade] rows, destination, scratch in
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

    /// Calls `body` with pixels of these rows: with those of the picture that they are, with one row for all where they
    /// repeat, and otherwise with a tile of them at a time.
    ///
    /// - Parameter width: of the picture, in pixels.
    @inlinable
    func forEachPart(
        of rows: Range<Int>, width: Int, grid: PixelGrid, scratch: Scratch,
        _ body: (_ rows: Range<Int>, _ pixels: SourcePixels<AnyCodec>, _ scratch: Scratch) -> Void
    ) {
        // The closure may keep what the picture's memory belongs to.
        withExtendedLifetime(self) {
            if let picture, !picture.layout.isEmpty {
                picture.withPixels(on: grid) { body(rows, $0, scratch) }
            } else {
                scratch.forEachTile(rows: repeatsRows ? rows.prefix(1) : rows, width: width, grid: grid) {
                    tile, scratch in
                    shade(tile.rows, tile.destination, scratch)
                    repeatsRows
                        ? body(rows, tile.repeatedRow, scratch) : body(tile.rows, tile.source, scratch)
                }
            }
        }
    }
}
