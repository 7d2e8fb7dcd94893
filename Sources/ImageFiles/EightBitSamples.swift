internal import ShaderHost

extension Bitmap {
    /// The picture as a file wants it: `.rgba8`, packed rows, alpha as asked for.
    ///
    /// Float formats are divided by alpha before they are rounded, not after, so each sample is rounded once (C2).
    func eightBitSamples(alpha: AlphaEncoding) throws(ImageDataError) -> Bitmap {
        var source = self
        if alpha == .straight { try source.change { $0.unpremultiply() } }
        var samples = try Bitmap(claimedWidth: width, claimedHeight: height)
        try samples.change { samples in
            source.withPixels { source in
                for y in 0..<height { storeEightBit(source.row(y), as: format, in: samples.row(y)) }
            }
        }
        return samples
    }
}

private func storeEightBit(
    _ source: UnsafeRawBufferPointer, as format: PixelFormat, in samples: UnsafeMutableRawBufferPointer
) {
    switch format {
    case .rgba8:
        samples.copyMemory(from: source)
    case .bgra8:
        for pixel in stride(from: 0, to: samples.count, by: 4) {
            samples[pixel] = source[pixel + 2]
            samples[pixel + 1] = source[pixel + 1]
            samples[pixel + 2] = source[pixel]
            samples[pixel + 3] = source[pixel + 3]
        }
    case .rgba16Float:  // rows may start at any address, so the samples may be unaligned
        for index in 0..<samples.count {
            samples[index] = eightBit(Float(source.loadUnaligned(fromByteOffset: 2 * index, as: Float16.self)))
        }
    case .rgba32Float:
        for index in 0..<samples.count {
            samples[index] = eightBit(source.loadUnaligned(fromByteOffset: 4 * index, as: Float.self))
        }
    }
}

/// 0…1 to 0…255: clamped, to nearest, ties to even; NaN is 0.
private func eightBit(_ sample: Float) -> UInt8 {
    sample > 0 ? UInt8((min(sample, 1) * 255).rounded(.toNearestOrEven)) : 0
}
