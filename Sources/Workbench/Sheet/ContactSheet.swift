import ShaderHost

/// Pictures side by side, each with a label below it.
struct ContactSheet {
    struct Cell {
        let picture: Bitmap
        let label: String
    }

    /// Pictures are shown at most this large, in pixels across and down; three and their margins are under
    /// 2000.
    static let largestPicture = 640
    /// Smaller ones are enlarged, up to this size, which is about as wide as a label.
    static let smallestPicture = 384

    private static let columns = 3
    private static let margin = 20
    private static let textScale = 2
    private static let background = PixelColor(48, 48, 48, 255)
    private static let ink = PixelColor(224, 224, 224, 255)

    private let cells: [Cell]

    init(_ cells: [Cell]) { self.cells = cells }

    /// The zoom at which pictures of a size should be handed in.
    static func zoom(width: Int, height: Int) -> Zoom {
        let edge = max(width, height) > smallestPicture ? largestPicture : smallestPicture
        return Zoom.fitting(width: width, height: height, edge: edge)
    }

    func bitmap() throws(PixelError) -> Bitmap {
        let (margin, scale) = (Self.margin, Self.textScale)
        let labelHeight = LabelFont.glyphHeight * scale
        let widths = cells.map { max($0.picture.width, $0.label.count * LabelFont.advance * scale) }
        let pictureHeight = cells.map(\.picture.height).max() ?? 0
        let stepX = (widths.max() ?? 0) + margin
        let stepY = pictureHeight + margin / 2 + labelHeight + margin
        let rows = (cells.count + Self.columns - 1) / Self.columns

        var canvas = Canvas(
            width: margin + min(cells.count, Self.columns) * stepX, height: margin + rows * stepY,
            color: Self.background)
        for (index, cell) in cells.enumerated() {
            let left = margin + index % Self.columns * stepX
            let top = margin + index / Self.columns * stepY
            canvas.draw(cell.picture, x: left, y: top)
            canvas.draw(
                cell.label, x: left, y: top + cell.picture.height + margin / 2, color: Self.ink, scale: scale)
        }
        return try canvas.bitmap()
    }
}
