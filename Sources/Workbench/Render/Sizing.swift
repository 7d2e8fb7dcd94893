import ExampleScenes
import ImageFiles
import ShaderHost

/// The size of what is rendered, and how pictures come to have it.
struct Sizing {
    let size: PictureSize?
    private let fit: Fit?

    init(_ arguments: Arguments) throws(CommandLineError) {
        size = try arguments.optionalValue(of: Render.size)
        fit = try arguments.optionalValue(of: Render.fit)
    }

    /// A picture, of the wanted size if there is one.
    ///
    /// - Throws: ``ImageFileError``, ``SizingError`` or ``PixelError``.
    func picture(_ path: String) throws -> Bitmap {
        let picture = try ImageFile.read(path)
        return try fitted(picture, path, to: size ?? picture.size)
    }

    /// Pictures of one size: that which is wanted, or else that of the first.
    func pair(_ from: String?, _ to: String?) throws -> (from: Bitmap?, to: Bitmap?) {
        let first = try (from ?? to).map { try picture($0) }
        guard let first, let from else { return (nil, first) }
        return (first, try to.map { try fitted(ImageFile.read($0), $0, to: first.size, like: from) })
    }

    /// A scene's pictures, of one size: those that are not given are drawn.
    func pictures(_ picture: String?, _ other: String?) throws -> (picture: Bitmap, other: Bitmap) {
        let given = try pair(picture, other)
        let size = (given.from ?? given.to)?.size ?? self.size ?? PictureSize(width: 640, height: 400)
        return (
            try given.from ?? Landscape.dusk.picture(width: size.width, height: size.height),
            try given.to ?? Landscape.morning.picture(width: size.width, height: size.height)
        )
    }

    private func fitted(
        _ picture: Bitmap, _ path: String, to size: PictureSize, like other: String? = nil
    ) throws -> Bitmap {
        guard picture.size != size else { return picture }
        guard let fit else {
            throw SizingError.otherSize(
                path: path, picture.size, wanted: size, like: self.size == nil ? other : nil)
        }
        return try picture.fitted(fit, to: size)
    }
}

enum SizingError: Error, Equatable {
    /// - Parameter like: the picture that has the wanted size; nil where it was asked for.
    case otherSize(path: String, PictureSize, wanted: PictureSize, like: String?)
}

extension SizingError: CustomStringConvertible {
    var description: String {
        switch self {
        case .otherSize(let path, let size, let wanted, let other):
            "\(path) has \(size) pixels, and \(other.map { "\($0) has \(wanted)" } ?? "\(wanted) are wanted"); "
                + "--fit cover, contain or stretch makes it that size"
        }
    }
}
