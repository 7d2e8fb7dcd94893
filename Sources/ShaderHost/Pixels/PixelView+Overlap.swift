extension PixelView {
    /// Whether each pixel of `other` lies exactly where the same pixel of this view does.
    @usableFromInline
    func isSamePlace(as other: MutablePixelView) -> Bool {
        memory.baseAddress == UnsafeRawPointer(other.memory.baseAddress)
            && layout.bytesPerRow == other.layout.bytesPerRow
            && layout.format.bytesPerPixel == other.layout.format.bytesPerPixel
    }

    /// Whether a byte belongs to pixels of both. Two pictures side by side in one canvas share rows but no
    /// pixel.
    func sharesPixels(with other: MutablePixelView) -> Bool {
        guard let start = memory.baseAddress.map(Int.init(bitPattern:)),
            let otherStart = other.memory.baseAddress.map(Int.init(bitPattern:)),
            start < otherStart + other.memory.count, otherStart < start + memory.count
        else { return false }
        guard layout.bytesPerRow == other.layout.bytesPerRow, layout.bytesPerRow > 0 else { return true }
        // In rows of the same length, the columns of one picture must end before those of the other begin, on
        // both sides.
        let stride = layout.bytesPerRow
        let distance = ((otherStart - start) % stride + stride) % stride
        return distance < layout.packedBytesPerRow || stride - distance < other.layout.packedBytesPerRow
    }
}
