#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Memory that may not be there: Swift's own ways to take it end the process then.
///
/// Large blocks are pages of the system, and go back there. glibc's heap would do the same at first, but raises the size from
/// which it does so to that of whatever was given back, and keeps what is smaller in pieces of up to eight heaps a core:
/// 64 threads that blurred pictures of 960×540 held 570 MB after some seconds and 730 after twenty; this way it is 350.
enum SystemMemory {
    /// A cache line, which is also the widest vector: no store of a packed row's start crosses two lines.
    private static let alignment = 64

    /// A sampler that goes down a column meets a page a row, and a processor has places for some 64 of them.
    private static let hugePage = 2 << 20

    private static func isLarge(_ byteCount: Int) -> Bool { byteCount >= 2 * hugePage }

    /// So many bytes; nil where there are none left. What is in them is arbitrary.
    static func allocate(byteCount: Int) -> UnsafeMutableRawBufferPointer? {
        var address: UnsafeMutableRawPointer?
        if isLarge(byteCount) {
            address = pages(byteCount: byteCount)
        } else {
            posix_memalign(&address, alignment, byteCount)
        }
        return address.map { UnsafeMutableRawBufferPointer(start: $0, count: byteCount) }
    }

    /// So many zeros, of which large blocks are not touched: the system's pages begin that way.
    static func allocateZeros(byteCount: Int) -> UnsafeMutableRawBufferPointer? {
        let memory = allocate(byteCount: byteCount)
        if !isLarge(byteCount) { memory?.initializeMemory(as: UInt8.self, repeating: 0) }
        return memory
    }

    static func deallocate(_ memory: UnsafeMutableRawBufferPointer) {
        if isLarge(memory.count) { munmap(memory.baseAddress, memory.count) } else { free(memory.baseAddress) }
    }

    /// Pages from a huge one's start on: more than that, and what is too much given back.
    private static func pages(byteCount: Int) -> UnsafeMutableRawPointer? {
        let (length, overflows) = byteCount.addingReportingOverflow(hugePage)
        guard !overflows,
            let start = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
            start != MAP_FAILED
        else { return nil }
        let address = start.alignedUp(toMultipleOf: hugePage)
        let page = Int(getpagesize())
        let end = (address + byteCount).alignedUp(toMultipleOf: page)
        if address > start { munmap(start, address - start) }
        munmap(end, start + length - end)
        #if os(Linux)
            madvise(address, byteCount, MADV_HUGEPAGE)
        #endif
        return address
    }
}
