// Pixels copied together with their right neighbours.

extension SourcePixels {
    @inlinable var bytesPerPair: Int { 2 &* codec.bytesPerPixel }

    /// Copies pairs of pixels side by side, one by one: a processor's gather instruction is no faster.
    ///
    /// - Parameters:
    ///   - below: how many bytes below the first row of pairs a second one is.
    ///   - pixel: the address of a pair's left pixel.
    @inlinable @inline(__always)
    func copyPairs(
        count: Int, to top: UnsafeMutableRawPointer, below: Int, and bottom: UnsafeMutableRawPointer?,
        from pixel: (Int) -> UnsafeRawPointer
    ) {
        guard bytesToRight > 0 else { return copySinglePixels(count, top, below, bottom, pixel) }
        switch codec.bytesPerPixel {
        case 4: copy(UInt64.self, count, top, below, bottom, pixel)
        case 8: copy(SIMD2<UInt64>.self, count, top, below, bottom, pixel)
        default: copy(SIMD4<UInt64>.self, count, top, below, bottom, pixel)
        }
    }

    @inlinable @inline(__always)
    func copy<Pair: BitwiseCopyable>(
        _: Pair.Type, _ count: Int, _ top: UnsafeMutableRawPointer, _ below: Int,
        _ bottom: UnsafeMutableRawPointer?, _ pixel: (Int) -> UnsafeRawPointer
    ) {
        let size = MemoryLayout<Pair>.size
        if let bottom {
            for index in 0..<count {
                let pixel = pixel(index)
                (top + index &* size).storeBytes(of: pixel.loadUnaligned(as: Pair.self), as: Pair.self)
                (bottom + index &* size).storeBytes(
                    of: (pixel + below).loadUnaligned(as: Pair.self), as: Pair.self)
            }
        } else {
            for index in 0..<count {
                (top + index &* size).storeBytes(of: pixel(index).loadUnaligned(as: Pair.self), as: Pair.self)
            }
        }
    }

    /// A picture of one column has no right neighbours; a pixel is its own.
    @inline(never) @inlinable
    func copySinglePixels(
        _ count: Int, _ top: UnsafeMutableRawPointer, _ below: Int, _ bottom: UnsafeMutableRawPointer?,
        _ pixel: (Int) -> UnsafeRawPointer
    ) {
        let size = codec.bytesPerPixel
        for index in 0..<2 &* count {
            let pixel = pixel(index / 2)
            (top + index &* size).copyMemory(from: pixel, byteCount: size)
            if let bottom { (bottom + index &* size).copyMemory(from: pixel + below, byteCount: size) }
        }
    }
}
