import ImageFiles
import ShaderHost

extension Bitmap {
    private static var gap: Int { 4 }

    /// Pictures in one row, each at the top of a column as wide as the widest, with clear pixels around them.
    ///
    /// - Parameter pictures: of format `.rgba8`.
    init(sideBySide pictures: [Bitmap]) throws {
        let cell = try PictureSize(enclosing: pictures.map(\.size))
        let step = cell.width + Self.gap
        let size = try PictureSize(checking: max(pictures.count * step - Self.gap, 0), cell.height)
        try self.init(width: size.width, height: size.height)
        for (index, picture) in pictures.enumerated() { try paste(picture, x: index * step, y: 0) }
    }

    /// Puts the bytes of a picture of the same format in the place of those that are there. It must fit.
    mutating func paste(_ picture: Bitmap, x: Int, y: Int) throws {
        precondition(picture.format == format && x + picture.width <= width && y + picture.height <= height)
        let start = x * format.bytesPerPixel
        let columns = start..<start + picture.layout.packedBytesPerRow
        try withMutablePixels { target in
            picture.withPixels { source in
                for row in 0..<picture.height {
                    UnsafeMutableRawBufferPointer(rebasing: target.row(y + row)[columns])
                        .copyMemory(from: source.row(row))
                }
            }
        }
    }
}

extension PictureSize {
    /// The smallest size in which each of these has a place, all of them in the same corner.
    ///
    /// - Throws: ``ImageDataError/sizeOutOfRange(width:height:)``, before memory is taken for it.
    init(enclosing sizes: [PictureSize]) throws(ImageDataError) {
        try self.init(checking: sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
    }

    init(checking width: Int, _ height: Int) throws(ImageDataError) {
        guard width <= ImageSize.maximumSide, height <= ImageSize.maximumSide,
            width * height <= ImageSize.maximumPixelCount
        else { throw .sizeOutOfRange(width: width, height: height) }
        self.init(width: width, height: height)
    }
}
