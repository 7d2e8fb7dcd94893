import ShaderHost

@testable import Workbench

/// Many drawings in one picture: a column for each phase, a row for each tile size, clear pixels between.
enum Sheet {
    private static let gap = 2

    /// - Parameter draw: makes one cell's picture, in `.rgba8`, of the input's size.
    static func draw(
        _ subject: Subject, of input: Bitmap, _ draw: (Drawing, Bitmap) throws -> Bitmap
    ) throws -> Bitmap {
        try arrange(
            subject.sizes.map { size in
                try subject.phases.map { try draw(subject.drawing(phase: $0, size: size), input) }
            })
    }

    /// - Parameter rows: rows of pictures that all have one size, as many in each row.
    static func arrange(_ rows: [[Bitmap]]) throws -> Bitmap {
        let (width, height) = (rows[0][0].width, rows[0][0].height)
        var sheet = try Bitmap(
            width: rows[0].count * (width + gap) - gap, height: rows.count * (height + gap) - gap)
        for (row, pictures) in rows.enumerated() {
            for (column, picture) in pictures.enumerated() {
                try sheet.paste(picture, x: column * (width + gap), y: row * (height + gap))
            }
        }
        return sheet
    }
}
