import ShaderLoops

/// The shape of pixels in memory: size in pixels, distance between rows in bytes, and format.
///
/// Rows run from the top down. A layout is valid by construction: no number is negative, a row is long enough
/// for its pixels, and the whole picture can be addressed.
public struct PixelLayout: Hashable, Sendable {
    public let width: Int
    public let height: Int
    /// Distance between the starts of two rows; the bytes after a row's last pixel are never touched.
    public let bytesPerRow: Int
    public let format: PixelFormat

    /// - Parameter bytesPerRow: `nil` packs the rows without a gap.
    /// - Throws: ``PixelError`` for a negative size, a row shorter than its pixels, or a picture beyond
    ///   `Int.max` bytes.
    public init(
        width: Int, height: Int, bytesPerRow: Int? = nil, format: PixelFormat = .rgba8
    ) throws(PixelError) {
        guard width >= 0, height >= 0 else { throw .negativeSize(width: width, height: height) }
        let (packed, rowOverflows) = width.multipliedReportingOverflow(by: format.bytesPerPixel)
        guard !rowOverflows else { throw .sizeOverflow(width: width, height: height) }
        let stride = bytesPerRow ?? packed
        guard stride >= packed else { throw .rowTooShort(bytesPerRow: stride, minimum: packed) }
        guard !stride.multipliedReportingOverflow(by: height).overflow else {
            throw .sizeOverflow(width: width, height: height)
        }
        self.width = width
        self.height = height
        self.bytesPerRow = stride
        self.format = format
    }

    /// Bytes of one row's pixels, without the gap to the next row.
    public var packedBytesPerRow: Int { width * format.bytesPerPixel }

    /// Bytes from the first pixel to the end of the last one. The last row needs no gap behind it.
    public var byteCount: Int {
        width == 0 || height == 0 ? 0 : (height - 1) * bytesPerRow + packedBytesPerRow
    }

    @usableFromInline var pixelCount: Int { width * height }

    public var isEmpty: Bool { width == 0 || height == 0 }

    /// Whether rows of the one fit the other, but for the gaps between them.
    @usableFromInline
    func hasPixels(of other: PixelLayout) -> Bool {
        width == other.width && height == other.height && format == other.format
    }

    /// Float pixels in rows that end at a multiple of the pixels that are blurred together.
    static func paddedFloats(width: Int, height: Int) throws(PixelError) -> PixelLayout {
        let packed = try PixelLayout(width: width, height: height, format: .rgba32Float)
        let group = BlurPass.maximumColumns * packed.format.bytesPerPixel
        guard packed.bytesPerRow <= Int.max - group else {
            throw .sizeOverflow(width: width, height: height)
        }
        return try PixelLayout(
            width: width, height: height, bytesPerRow: (packed.bytesPerRow + group - 1) / group * group,
            format: .rgba32Float)
    }

    /// The rows that have pixels.
    var rows: Range<Int> { 0..<(isEmpty ? 0 : height) }
}
