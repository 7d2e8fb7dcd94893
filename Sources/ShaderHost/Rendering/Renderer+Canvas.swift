public import ShaderKernels
public import ShaderLoops

// Content on a canvas of another size: what effects show around it is seen there.

extension Renderer {
    /// Renders `source` through `effect` and lays it over what is in `destination`, in the effect's blend mode.
    ///
    /// The destination may have any size. What an effect shows around the content, by moving or blurring it, is drawn as
    /// far as there is a destination; kernels have their content's own size to shade (C6).
    ///
    /// - Parameters:
    ///   - column, row: the pixel of the destination on which the source's first one lies.
    ///   - lanes: as in `render`.
    /// - Throws: ``PixelError``, before any pixel is written.
    @inlinable
    public func draw<Effect: VisualEffect, L: PixelLanes>(
        _ effect: Effect, from source: PixelView, onto destination: MutablePixelView, column: Int = 0,
        row: Int = 0, lanes: L.Type = Lanes4.self
    ) throws(PixelError) {
        let canvas = Canvas(
            width: destination.layout.width, height: destination.layout.height, column: column, row: row)
        try checkOverlap(
            source, destination, worksInPlace: Effect.worksInPlace && canvas.isOnly(source.layout))
        guard !source.layout.isEmpty, !destination.layout.isEmpty else { return }
        let pixelCount = max(source.layout.pixelCount, destination.layout.pixelCount)
        try run(pixelCount: pixelCount) { () throws(PixelError) in
            let top = try effect.rows(of: SourcePicture(source), on: canvas, with: self, lanes: L.self)
                .keeping(effect)
            // A tile is read before anything of its rows is written.
            let bottom = rows(of: SourcePicture(PixelView(destination)), through: Unmoved(), lanes: L.self)
            let both = rows(
                top, over: bottom, width: canvas.width, with: Blend(effect.blendMode), lanes: L.self)
            shade(
                both, in: rows(of: effect, over: source.layout, on: canvas), from: PixelView(destination),
                into: destination)
        }
    }

    /// Rows of a canvas, with an effect's over them where it shows anything: in every mode what is clear leaves what is
    /// below as it is.
    @inlinable
    func rows<L: PixelLanes>(
        of effect: some VisualEffect, from source: SourcePicture, over bottom: RowShader, on canvas: Canvas,
        lanes: L.Type
    ) throws(PixelError) -> RowShader {
        let top = try effect.rows(of: source, on: canvas, with: self, lanes: L.self).keeping(effect)
        let both = rows(top, over: bottom, width: canvas.width, with: Blend(effect.blendMode), lanes: L.self)
        let shown = rows(of: effect, over: source.layout, on: canvas)
        return RowShader { rows, destination, scratch in
            let inside = rows.clamped(to: shown)
            guard !inside.isEmpty else { return bottom.shade(rows, destination, scratch) }
            bottom.shade(rows.lowerBound..<inside.lowerBound, destination, scratch)
            both.shade(inside, destination, scratch)
            bottom.shade(inside.upperBound..<rows.upperBound, destination, scratch)
        }
    }

    /// The rows of a canvas in which an effect shows anything.
    @usableFromInline
    func rows(of effect: some VisualEffect, over layout: PixelLayout, on canvas: Canvas) -> Range<Int> {
        let extent = effect.extent(for: size(of: layout))
        return canvas.rows(of: PixelFrame(covering: extent, scale: Double(displayScale)))
    }

    /// As much of what an effect shows as may come to be seen on a canvas, for effects that follow it.
    ///
    /// - Parameter needed: what of it they look at; nil is all. Only what is several times as large as the canvas is cut to that:
    ///   what is made smaller is averaged from the corner of what is kept of it on, and should look at the canvas's edge as it
    ///   does in its middle.
    func surroundings(
        of effect: some VisualEffect, over layout: PixelLayout, on canvas: Canvas, needed: PixelFrame? = nil
    ) -> Canvas {
        let extent = PixelFrame(covering: effect.extent(for: size(of: layout)), scale: Double(displayScale))
        let isLarge = extent.pixelCount > 4 * Double(canvas.width) * Double(canvas.height)
        return canvas.before(isLarge ? needed.map(extent.clamped) ?? extent : extent)
    }

    /// The source after an effect, with what that shows around it, for effects that follow it and end on a canvas.
    func surroundedPicture<L: PixelLanes>(
        of source: SourcePicture, through effect: some VisualEffect, on canvas: Canvas,
        needed: PixelFrame? = nil, lanes: L.Type
    ) throws(PixelError) -> (SourcePicture, Canvas) {
        guard !effect.isIdentity(for: size(of: source.layout)) else { return (source, Canvas(source.layout)) }
        let place = surroundings(of: effect, over: source.layout, on: canvas, needed: needed)
        return (SourcePicture(try picture(of: source, through: effect, on: place, lanes: L.self)), place)
    }

    func picture<L: PixelLanes>(
        of source: SourcePicture, through effect: some VisualEffect, on canvas: Canvas, lanes: L.Type
    ) throws(PixelError) -> PixelStorage {
        let result = try takeIntermediate(width: canvas.width, height: canvas.height)
        guard !source.layout.isEmpty else {
            result.clear()
            return result
        }
        let rows = try effect.rows(of: source, on: canvas, with: self, lanes: L.self)
        shade(rows, from: source.pixels, into: result.view)
        return result
    }

    /// Rows of content in their places on a canvas, with clear pixels around.
    ///
    /// - Parameter layout: the content's.
    @usableFromInline
    func rows(_ content: RowShader, of layout: PixelLayout, on canvas: Canvas) -> RowShader {
        guard !canvas.isOnly(layout) else { return content }
        let place = canvas.column..<canvas.column + layout.width
        let columns = place.clamped(to: 0..<canvas.width)
        return RowShader { [instructionSet, grid] rows, destination, scratch in
            let inside = rows.clamped(to: canvas.row..<canvas.row + layout.height)
            guard !inside.isEmpty, !columns.isEmpty else { return destination.clear(rows: rows) }
            destination.clear(rows: rows.lowerBound..<inside.lowerBound)
            destination.clear(rows: inside, outside: columns)
            destination.clear(rows: inside.upperBound..<rows.upperBound)
            let contentRows = inside.lowerBound - canvas.row..<inside.upperBound - canvas.row
            let part = destination.part(columns: columns, row: canvas.row)
            guard columns != place else { return content.shade(contentRows, part, scratch) }
            let visible = columns.lowerBound - canvas.column..<columns.upperBound - canvas.column
            scratch.forEachTile(rows: contentRows, width: layout.width, grid: grid) { tile, scratch in
                content.shade(tile.rows, tile.destination, scratch)
                instructionSet.shade(
                    tile.rows, of: tile.source.part(columns: visible), into: part, with: Unmoved(),
                    scratch: scratch, lanes: Lanes4.self)
            }
        }
    }
}
