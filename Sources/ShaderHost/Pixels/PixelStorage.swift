/// Memory for pixels, freed with the last reference. Whoever shares it sees to it that nobody writes meanwhile.
@usableFromInline
final class PixelStorage: @unchecked Sendable {
    let layout: PixelLayout
    let memory: UnsafeMutableRawBufferPointer
    @usableFromInline let view: MutablePixelView

    init(layout: PixelLayout) throws(PixelError) {
        // The last row has its gap too.
        let byteCount = layout.isEmpty ? 0 : layout.bytesPerRow * layout.height
        guard let memory = SystemMemory.allocateZeros(byteCount: byteCount) else {
            throw .outOfMemory(byteCount: byteCount)
        }
        self.layout = layout
        self.memory = memory
        view = try MutablePixelView(memory, layout: layout)
    }

    convenience init(copying other: PixelStorage) throws(PixelError) {
        try self.init(layout: other.layout)
        memory.copyMemory(from: UnsafeRawBufferPointer(other.memory))
    }

    deinit {
        SystemMemory.deallocate(memory)
    }
}
