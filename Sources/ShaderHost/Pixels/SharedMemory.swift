/// Memory that is freed with its last reference. Whoever shares it sees to it that nobody writes meanwhile.
package final class SharedMemory: @unchecked Sendable {
    package let bytes: UnsafeMutableRawBufferPointer

    /// So many zeros.
    package init(byteCount: Int) throws(PixelError) {
        guard let bytes = SystemMemory.allocateZeros(byteCount: byteCount) else {
            throw .outOfMemory(byteCount: byteCount)
        }
        self.bytes = bytes
    }

    deinit {
        SystemMemory.deallocate(bytes)
    }
}
