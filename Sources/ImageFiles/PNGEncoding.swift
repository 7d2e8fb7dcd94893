import CPNG
public import ShaderHost

extension PNG {
    /// How hard the encoder tries. The pixels are the same.
    public enum Compression: String, Sendable, CaseIterable {
        /// For pictures that are kept.
        case small
        /// For frames on their way to an encoder: four times as fast, and files a third larger, on photographs.
        case fast
    }

    /// Encodes a bitmap of any format as 8-bit RGBA, tagged as sRGB.
    ///
    /// Float samples are clamped to 0…1 and rounded to nearest, ties to even; NaN is 0. The chunks are always
    /// the same, with no date or program name among them: equal pixels give equal bytes from the same libpng
    /// and zlib. Between versions of those the compression may differ, the samples never.
    ///
    /// - Parameters:
    ///   - alpha: how the file's samples shall be meant.
    ///   - compression: how hard the encoder tries.
    /// - Returns: a whole PNG file.
    /// - Throws: ``ImageDataError`` when the size is not within ``ImageSize`` (PNG knows no empty picture), or
    ///   memory cannot be had.
    public static func encode(
        _ bitmap: Bitmap, alpha: AlphaEncoding = .straight, compression: Compression = .small
    ) throws(ImageDataError) -> [UInt8] {
        try ImageSize.check(width: bitmap.width, height: bitmap.height)
        let samples = try bitmap.eightBitSamples(alpha: alpha)
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        image.width = UInt32(samples.width)
        image.height = UInt32(samples.height)
        image.format = png_image.rgba8
        if compression == .fast { image.flags = UInt32(PNG_IMAGE_FLAG_FAST) }
        defer { png_image_free(&image) }
        // The bound is only reserved; pages that the PNG does not reach are never touched. Asking libpng for
        // the size instead would compress everything twice.
        let bound = png_image_size_bound(&image)
        let bytes = [UInt8](unsafeUninitializedCapacity: bound) { memory, count in
            count = samples.withPixels { pixels in
                var size = png_alloc_size_t(bound)
                let done = png_image_write_to_memory(
                    &image, memory.baseAddress, &size, 0, pixels.row(0).baseAddress,
                    Int32(pixels.layout.bytesPerRow), nil)
                return done == 0 ? 0 : Int(size)
            }
        }
        if let problem = image.problem { throw .unencodable(.png, reason: problem) }
        return bytes
    }
}

extension png_image {
    /// libpng's `PNG_FORMAT_RGBA`: 8 bits a channel, alpha straight.
    fileprivate static let rgba8 = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA

    /// libpng's complaint, be it an error or a warning.
    fileprivate var problem: String? {
        guard warning_or_error != 0 else { return nil }
        return withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
