import CTurboJPEG
package import ShaderHost

extension JPEG {
    /// Encodes an opaque picture, for pages and previews: lossy, and a sixth of the PNG of a photograph. Colours have half the
    /// resolution. The same pixels give the same bytes from the same TurboJPEG.
    ///
    /// - Parameters:
    ///   - bitmap: of any format. Alpha is left out: what is premultiplied lies on black.
    ///   - quality: 1 to 100; others count as the nearer of the two.
    /// - Throws: ``ImageDataError`` when the size is not within ``ImageSize``, or memory cannot be had.
    package static func encode(_ bitmap: Bitmap, quality: Int) throws(ImageDataError) -> [UInt8] {
        try ImageSize.check(width: bitmap.width, height: bitmap.height)
        let samples = try bitmap.eightBitSamples(alpha: .premultiplied)
        guard let handle = tjInitCompress() else {
            throw .unencodable(.jpeg, reason: String(cString: tjGetErrorStr2(nil)))
        }
        defer { tjDestroy(handle) }
        let subsampling = Int32(TJSAMP_420.rawValue)
        let bound = Int(tjBufSize(Int32(samples.width), Int32(samples.height), subsampling))
        let bytes = [UInt8](unsafeUninitializedCapacity: bound) { memory, count in
            count = samples.withPixels { pixels in
                var target = memory.baseAddress
                var size = UInt(bound)
                let status = tjCompress2(
                    handle, pixels.row(0).assumingMemoryBound(to: UInt8.self).baseAddress,
                    Int32(samples.width), Int32(pixels.layout.bytesPerRow), Int32(samples.height),
                    Int32(TJPF_RGBX.rawValue), &target, &size, subsampling, Int32(min(max(quality, 1), 100)),
                    TJFLAG_NOREALLOC | TJFLAG_ACCURATEDCT | TJFLAG_PROGRESSIVE)
                return status == 0 ? Int(size) : 0
            }
        }
        guard !bytes.isEmpty else {
            throw .unencodable(.jpeg, reason: String(cString: tjGetErrorStr2(handle)))
        }
        return bytes
    }
}
