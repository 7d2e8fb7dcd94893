/// Pixels and the memory that they are in, which copies share. Whoever shares it sees to it that nobody writes meanwhile.
@usableFromInline
struct PixelStorage: Sendable {
    private(set) var memory: SharedMemory
    @usableFromInline let view: MutablePixelView

    /// Clear pixels.
    init(layout: PixelLayout) throws(PixelError) {
        try self.init(layout: layout, memory: SharedMemory(byteCount: layout.storedByteCount))
    }

    /// - Parameter memory: as much as the layout asks for, or more; what is in it is what the pixels are.
    init(layout: PixelLayout, memory: SharedMemory) throws(PixelError) {
        self.memory = memory
        view = try MutablePixelView(memory.bytes, layout: layout)
    }

    init(copying other: PixelStorage) throws(PixelError) {
        try self.init(layout: other.layout)
        bytes.copyMemory(from: UnsafeRawBufferPointer(other.bytes))
    }

    var layout: PixelLayout { view.layout }
    /// All rows with their gaps.
    var bytes: UnsafeMutableRawBufferPointer {
        UnsafeMutableRawBufferPointer(rebasing: memory.bytes.prefix(layout.storedByteCount))
    }
    /// Makes all pixels clear: the memory may have been used before.
    func clear() { bytes.initializeMemory(as: UInt8.self, repeating: 0) }
    var isShared: Bool { mutating get { !isKnownUniquelyReferenced(&memory) } }
}

extension PixelLayout {
    /// Of a picture that has its memory for itself: the last row has its gap too.
    var storedByteCount: Int { isEmpty ? 0 : bytesPerRow * height }
}
