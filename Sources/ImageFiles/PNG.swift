import CPNG
public import ShaderHost

/// PNG to and from a bitmap, through libpng.
///
/// **Colour.** Samples are taken as sRGB-encoded, whatever the file says: `gAMA`, `cHRM`, `sRGB`, `iCCP` and
/// `cICP` are ignored, at every bit depth. So the same samples always give the same pixels, and a picture that
/// is read and written does not drift. A file in another colour space is taken at its numbers; convert it first
/// where that matters. Written files carry an `sRGB` chunk, which says what the samples are, and no other
/// colour chunk.
///
/// **Depth.** 16-bit samples become 8-bit ones rounded to nearest, 1-, 2- and 4-bit ones are stretched to
/// 0…255, and indices look up their palette; one beyond it is opaque black.
///
/// **Damage.** Whatever makes libpng warn is an error: a decoder that had to guess did not read the picture.
/// Bytes behind the end of the picture are ignored, and so are an orientation in `eXIf` and all frames of an
/// animation but the first.
public enum PNG {
    /// Decodes a PNG of any colour type and depth, plain or interlaced.
    ///
    /// - Parameters:
    ///   - bytes: a whole PNG file.
    ///   - alpha: how the file's samples are meant.
    ///   - maximumPixelCount: larger pictures are refused, by their header.
    /// - Returns: an `.rgba8` bitmap, premultiplied.
    /// - Throws: ``ImageDataError`` when the bytes are not an intact PNG, or the size is not within
    ///   ``ImageSize``.
    public static func decode(
        _ bytes: [UInt8], alpha: AlphaEncoding = .straight,
        maximumPixelCount: Int = ImageSize.maximumPixelCount
    ) throws(ImageDataError) -> Bitmap {
        let chunks = try PNGChunks(of: bytes)
        var bitmap = try Bitmap(
            claimedWidth: chunks.width, claimedHeight: chunks.height, maximum: maximumPixelCount)
        let problem = try bitmap.change { pixels in
            let problem = read(chunks.bytes, into: pixels)
            if alpha == .straight { pixels.premultiply() }
            return problem
        }
        if let problem { throw .undecodable(.png, reason: problem) }
        return bitmap
    }

    /// - Parameter pixels: of the size that the PNG's header claims, and not empty.
    /// - Returns: what went wrong, in libpng's words, or `nil`.
    private static func read(_ bytes: [UInt8], into pixels: MutablePixelView) -> String? {
        let layout = pixels.layout
        var message = [CChar](repeating: 0, count: png_message_size)
        let done = png_decode_rgba8(
            bytes, bytes.count, layout.width, layout.height, pixels.row(0).baseAddress, layout.bytesPerRow,
            &message)
        if done != 0 { return nil }
        return String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
