public import ShaderHost

/// Pictures in the file system.
public enum ImageFile {
    /// Reads a PNG or a JPEG, whichever its content says it is.
    ///
    /// - Parameters:
    ///   - path: absolute, or relative to the current folder. Pipes and devices can be read too.
    ///   - alpha: how the file's samples are meant; without effect on JPEG, which has no alpha.
    ///   - maximumPixelCount: pictures of more pixels are refused, by their headers. Each pixel takes 4 bytes, and
    ///     twice as many where a camera turned the picture.
    /// - Returns: an `.rgba8` bitmap, premultiplied.
    /// - Throws: ``ImageFileError`` with the path and the reason.
    public static func read(
        _ path: String, alpha: AlphaEncoding = .straight,
        maximumPixelCount: Int = ImageSize.maximumPixelCount
    ) throws(ImageFileError) -> Bitmap {
        let bytes: [UInt8]
        do {
            bytes = try WholeFile.read(path) { ImageFormat(recognizing: $0) != nil }
        } catch {
            throw .unreadable(path: path, error)
        }
        do {
            return try decode(bytes, alpha: alpha, maximumPixelCount: maximumPixelCount)
        } catch { throw .undecodable(path: path, error) }
    }

    /// Decodes a PNG or a JPEG, whichever the bytes say they are.
    ///
    /// - Parameter maximumPixelCount: as of `read`.
    /// - Throws: ``ImageDataError``, as those of ``PNG`` and ``JPEG`` do.
    public static func decode(
        _ bytes: [UInt8], alpha: AlphaEncoding = .straight,
        maximumPixelCount: Int = ImageSize.maximumPixelCount
    ) throws(ImageDataError) -> Bitmap {
        switch ImageFormat(recognizing: bytes) {
        case .png: try PNG.decode(bytes, alpha: alpha, maximumPixelCount: maximumPixelCount)
        case .jpeg: try JPEG.decode(bytes, maximumPixelCount: maximumPixelCount)
        case nil: throw .unrecognized(expected: ImageFormat.allCases, start: Array(bytes.prefix(8)))
        }
    }

    /// Writes a PNG, whole or not at all.
    ///
    /// An existing file is replaced in one step; a failure leaves it as it was. The new file gets the
    /// permissions that any new file would.
    ///
    /// - Parameters:
    ///   - path: absolute, or relative to the current folder, in a folder that exists. A name that ends like
    ///     that of another kind of file is refused: a PNG called `frame.jpg` misleads whoever opens it.
    ///   - alpha: how the file's samples shall be meant.
    ///   - compression: how hard the encoder tries.
    /// - Throws: ``ImageFileError`` with the path and the reason.
    public static func write(
        _ bitmap: Bitmap, to path: String, alpha: AlphaEncoding = .straight,
        compression: PNG.Compression = .small
    ) throws(ImageFileError) {
        if let fileExtension = fileExtension(of: path), fileExtension.lowercased() != "png" {
            throw .misleadingName(path: path, fileExtension: fileExtension)
        }
        let bytes: [UInt8]
        do {
            bytes = try PNG.encode(bitmap, alpha: alpha, compression: compression)
        } catch {
            throw .unencodable(path: path, error)
        }
        do { try WholeFile.write(bytes, to: path) } catch { throw .unwritable(path: path, error) }
    }

    /// Removes a file that ``write(_:to:alpha:compression:)`` could not finish, nor clean up, because its process was killed.
    /// Such files have hidden names of their own; any other file stays, and so does one that is being written.
    public static func removeUnfinished(_ path: String) { WholeFile.removeUnfinished(path) }

    /// What follows the last dot of the file's name, unless the name only starts with a dot.
    private static func fileExtension(of path: String) -> String? {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
        return String(name[name.index(after: dot)...])
    }
}
