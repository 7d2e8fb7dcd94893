/// Memory that is freed with its last reference.
final class SharedMemory: @unchecked Sendable {  // whoever shares it sees to it that nobody writes meanwhile
    let bytes: UnsafeMutableRawBufferPointer

    /// So many zeros.
    init(byteCount: Int) throws(PixelError) {
        guard let bytes = SystemMemory.allocateZeros(byteCount: byteCount) else {
            throw .outOfMemory(byteCount: byteCount)
        }
        self.bytes = bytes
    }

    deinit {
        SystemMemory.deallocate(bytes)
    }
}
