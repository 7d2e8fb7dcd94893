#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Memory for pixels, freed with the last reference. Whoever shares it sees to it that nobody writes meanwhile.
@usableFromInline
final class PixelStorage: @unchecked Sendable {
    let layout: PixelLayout
    let memory: UnsafeMutableRawBufferPointer
    @usableFromInline let view: MutablePixelView

    /// A cache line, which is also the widest vector: no store of a packed row's start crosses two lines.
    private static let alignment = 64

    /// The size of a huge page. A sampler that goes down a column meets a page a row, and a processor has places
    /// for some 64 of them.
    private static let hugePage = 2 << 20

    init(layout: PixelLayout) throws(PixelError) {
        var address: UnsafeMutableRawPointer?
        // The last row has its gap too.
        let byteCount = layout.isEmpty ? 0 : layout.bytesPerRow * layout.height
        let isLarge = byteCount >= 2 * Self.hugePage
        let alignment = isLarge ? Self.hugePage : Self.alignment
        guard posix_memalign(&address, alignment, byteCount) == 0, let address else {
            throw .outOfMemory(byteCount: byteCount)
        }
        #if os(Linux)
            if isLarge { madvise(address, byteCount, MADV_HUGEPAGE) }
        #endif
        let memory = UnsafeMutableRawBufferPointer(start: address, count: byteCount)
        memory.initializeMemory(as: UInt8.self, repeating: 0)
        self.layout = layout
        self.memory = memory
        view = try MutablePixelView(memory, layout: layout)
    }

    convenience init(copying other: PixelStorage) throws(PixelError) {
        try self.init(layout: other.layout)
        memory.copyMemory(from: UnsafeRawBufferPointer(other.memory))
    }

    deinit {
        free(memory.baseAddress)
    }
}
