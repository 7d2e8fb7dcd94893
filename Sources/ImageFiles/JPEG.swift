import CTurboJPEG
public import ShaderHost

/// JPEG to a bitmap, through TurboJPEG.
///
/// Baseline and progressive, grey, colour and CMYK, with 8 bits a sample and the usual ways of subsampling. The
/// orientation that a camera notes in its Exif data is applied, so the picture stands as it was taken. Colour
/// profiles are ignored: samples are taken as sRGB, as ``PNG`` does. The accurate integer transform is used,
/// which has the same result with and without vector instructions.
public enum JPEG {
    /// Decodes a JPEG.
    ///
    /// - Parameters:
    ///   - bytes: a whole JPEG file. It has no alpha; the result is opaque.
    ///   - maximumPixelCount: larger pictures are refused, by their header.
    /// - Returns: an `.rgba8` bitmap, upright.
    /// - Throws: ``ImageDataError`` when the bytes are not an intact JPEG, or the size is not within
    ///   ``ImageSize``. A file that is cut short is an error, not a picture that ends in grey; so is any other
    ///   damage that a lenient decoder would paint over.
    public static func decode(
        _ bytes: [UInt8], maximumPixelCount: Int = ImageSize.maximumPixelCount
    ) throws(ImageDataError) -> Bitmap {
        guard bytes.starts(with: ImageFormat.jpeg.signature) else {
            throw .unrecognized(expected: [.jpeg], start: Array(bytes.prefix(8)))
        }
        let decompressor = try Decompressor()
        let header = try decompressor.header(of: bytes)
        var bitmap = try Bitmap(
            claimedWidth: header.width, claimedHeight: header.height, maximum: maximumPixelCount)
        let problem = try bitmap.change { pixels in
            let format = header.isCMYK ? TJPF_CMYK : TJPF_RGBA
            let problem = decompressor.decompress(bytes, as: format, into: pixels)
            if header.isCMYK { pixels.convertInvertedCMYK() }
            return problem
        }
        if let problem { throw .undecodable(.jpeg, reason: problem) }
        return try bitmap.turned(from: ExifOrientation(ofJPEG: bytes))
    }
}

/// TurboJPEG's decoder, freed when it goes out of scope.
private struct Decompressor: ~Copyable {
    private let handle: tjhandle

    init() throws(ImageDataError) {
        guard let handle = tjInitDecompress() else {
            throw .undecodable(.jpeg, reason: String(cString: tjGetErrorStr2(nil)))
        }
        self.handle = handle
    }

    deinit { tjDestroy(handle) }

    func header(of bytes: [UInt8]) throws(ImageDataError) -> (width: Int, height: Int, isCMYK: Bool) {
        var (width, height, subsampling, colours): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard
            tjDecompressHeader3(
                handle, bytes, UInt(bytes.count), &width, &height, &subsampling, &colours) == 0
        else { throw .undecodable(.jpeg, reason: complaint) }
        // TurboJPEG does not complain of a file that ends before its frame header.
        guard width > 0, height > 0 else { throw .undecodable(.jpeg, reason: "the file is cut short") }
        let isCMYK = colours == Int32(TJCS_CMYK.rawValue) || colours == Int32(TJCS_YCCK.rawValue)
        return (Int(width), Int(height), isCMYK)
    }

    /// - Parameters:
    ///   - format: one with four bytes a pixel.
    ///   - pixels: of the size that the header claims, and not empty.
    /// - Returns: what went wrong, in TurboJPEG's words, or `nil`.
    func decompress(_ bytes: [UInt8], as format: TJPF, into pixels: MutablePixelView) -> String? {
        // A warning means that data was missing or made up. A progressive picture may repaint itself in at most
        // 500 passes: a small file could otherwise keep a processor busy for hours.
        let flags = TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS
        let status = tjDecompress2(
            handle, bytes, UInt(bytes.count), pixels.row(0).baseAddress, Int32(pixels.layout.width),
            Int32(pixels.layout.bytesPerRow), Int32(pixels.layout.height), Int32(format.rawValue), flags)
        return status == 0 ? nil : complaint
    }

    private var complaint: String { String(cString: tjGetErrorStr2(handle)) }
}
