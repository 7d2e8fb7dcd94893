import ShaderHost

/// Memory of a picture that ends with its last pixel, where an address sanitizer looks.
final class Buffer {
    let memory: UnsafeMutableRawBufferPointer
    let layout: PixelLayout

    init(_ layout: PixelLayout, fill: (UnsafeMutableRawBufferPointer) -> Void) {
        self.layout = layout
        memory = .allocate(byteCount: layout.byteCount, alignment: 1)
        fill(memory)
    }

    deinit { memory.deallocate() }

    func pixels() throws(PixelError) -> PixelView {
        try PixelView(UnsafeRawBufferPointer(memory), layout: layout)
    }
    func mutablePixels() throws(PixelError) -> MutablePixelView { try MutablePixelView(memory, layout: layout) }

    var bytes: [UInt8] { Array(memory) }

    /// Where the bytes between rows are.
    var gaps: [Range<Int>] {
        layout.isEmpty
            ? []
            : (0..<layout.height - 1).map { y in
                y * layout.bytesPerRow + layout.packedBytesPerRow..<(y + 1) * layout.bytesPerRow
            }
    }
}
