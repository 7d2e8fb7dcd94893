/// A picture that owns its memory. A value: a copy shares the memory until one of the two is written.
public struct Bitmap: Sendable {
    public var layout: PixelLayout { storage.layout }
    public var width: Int { layout.width }
    public var height: Int { layout.height }
    public var format: PixelFormat { layout.format }

    private var storage: PixelStorage

    /// A clear picture: every byte is 0.
    ///
    /// - Throws: ``PixelError`` when the layout is impossible or the memory cannot be had.
    public init(layout: PixelLayout) throws(PixelError) {
        storage = try PixelStorage(layout: layout)
    }

    /// A clear picture with packed rows.
    public init(width: Int, height: Int, format: PixelFormat = .rgba8) throws(PixelError) {
        try self.init(layout: PixelLayout(width: width, height: height, format: format))
    }

    /// A picture made from the bytes of its rows, packed one after another.
    public init(
        width: Int, height: Int, format: PixelFormat = .rgba8, bytes: some Collection<UInt8>
    ) throws(PixelError) {
        let layout = try PixelLayout(width: width, height: height, format: format)
        guard bytes.count >= layout.byteCount else {
            throw .bufferTooShort(byteCount: bytes.count, minimum: layout.byteCount)
        }
        try self.init(layout: layout)
        storage.bytes.copyBytes(from: bytes.prefix(layout.byteCount))
    }

    /// The picture's bytes, rows packed one after another, whatever the layout's row distance.
    public var bytes: [UInt8] {
        withPixels { pixels in
            var bytes: [UInt8] = []
            bytes.reserveCapacity(height * layout.packedBytesPerRow)
            for y in pixels.layout.rows { bytes.append(contentsOf: pixels.row(y)) }
            return bytes
        }
    }

    /// The pixels together with what keeps them.
    var source: SourcePicture { SourcePicture(storage) }

    /// Lends the pixels for reading. The view must not leave `body`.
    public func withPixels<Result>(_ body: (PixelView) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(storage) { try body(PixelView(storage.view)) }
    }

    /// Lends the pixels for writing. The view must not leave `body`.
    public mutating func withMutablePixels<Result>(
        _ body: (MutablePixelView) throws -> Result
    ) throws -> Result {
        if storage.isShared { storage = try PixelStorage(copying: storage) }
        return try withExtendedLifetime(storage) { try body(storage.view) }
    }
}

extension Bitmap: Equatable {
    /// Same size, same format, same bytes in every pixel. Gaps between rows do not count.
    public static func == (left: Bitmap, right: Bitmap) -> Bool {
        guard left.width == right.width, left.height == right.height, left.format == right.format else {
            return false
        }
        return left.withPixels { left in
            right.withPixels { right in
                left.layout.rows.allSatisfy { left.row($0).elementsEqual(right.row($0)) }
            }
        }
    }
}

extension Bitmap: Hashable {
    /// Of the size and the format: pictures that are equal have the same, and pixels would take as long as a copy.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(format)
    }
}
