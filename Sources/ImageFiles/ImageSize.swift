import ShaderHost

/// Which sizes are read and written.
///
/// A header of twenty bytes can claim any size, so the claim is checked before memory is taken for it. The
/// limits are generous on purpose: they are there to stop nonsense and attacks, not large pictures. What is
/// written keeps to them too, so whatever was written can be read.
public enum ImageSize {
    /// 2²⁸ pixels: 16384×16384, more than the largest camera sensor, and 1 GiB of decoded memory. It is also
    /// well below the 2³² bytes at which libpng's sizes end.
    public static let maximumPixelCount = 1 << 28

    /// 1 000 000 pixels in one direction, which is where libpng itself stops unless it was built otherwise.
    /// JPEG ends at 65 500.
    public static let maximumSide = 1_000_000

    static func check(width: Int, height: Int) throws(ImageDataError) {
        let sides = 1...maximumSide
        guard sides ~= width, sides ~= height, width * height <= maximumPixelCount else {
            throw .sizeOutOfRange(width: width, height: height)
        }
    }
}

extension Bitmap {
    /// A clear picture of a size that a header claims, as `.rgba8` with packed rows.
    ///
    /// - Parameter maximum: as many pixels as may be decoded.
    init(
        claimedWidth width: Int, claimedHeight height: Int, maximum: Int = ImageSize.maximumPixelCount
    ) throws(ImageDataError) {
        try ImageSize.check(width: width, height: height)
        guard width * height <= maximum else {
            throw .tooManyPixels(width: width, height: height, maximum: maximum)
        }
        do { try self.init(width: width, height: height) } catch { throw .pixels(error) }
    }

    /// `withMutablePixels` with this module's error. `body` may throw a `PixelError`, and nothing else.
    mutating func change<Result>(
        _ body: (MutablePixelView) throws -> Result
    ) throws(ImageDataError) -> Result {
        do {
            return try withMutablePixels(body)
        } catch {
            throw .pixels(error as? PixelError ?? .outOfMemory(byteCount: layout.byteCount))
        }
    }
}
