public import ShaderLoops
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Scratch memory for the threads of a renderer, reused from frame to frame and taken without a lock.
@usableFromInline
final class ScratchPool: @unchecked Sendable {  // of a block, the thread that took it is the only user
    private let blocks: UnsafeMutableRawBufferPointer?
    private let byteCount: Int
    /// A bit for each block, set while it is free.
    private let free: Atomic<UInt64>

    /// - Parameter threadCount: of one render. There are blocks for four at once, though for no more than 64 threads: those
    ///   that nobody uses are never written, and so take no memory. Others that come meanwhile take memory for the time being.
    init(threadCount: Int) {
        let count = min(threadCount, UInt64.bitWidth / 4) * 4
        byteCount = count * Scratch.byteCount
        blocks = SystemMemory.allocate(byteCount: byteCount)
        free = Atomic(blocks == nil ? 0 : UInt64.max >> UInt64(UInt64.bitWidth - count))
    }

    deinit {
        blocks.map(SystemMemory.deallocate)
    }

    /// Throws where there was no memory for the blocks.
    func check() throws(PixelError) {
        guard blocks != nil else { throw .outOfMemory(byteCount: byteCount) }
    }

    @usableFromInline
    func withScratch(_ body: (Scratch) -> Void) {
        while true {
            if let base = blocks?.baseAddress, let index = take() {
                body(Scratch(base: base + index * Scratch.byteCount))
                free.bitwiseOr(1 << UInt64(index), ordering: .releasing)
                return
            }
            if let memory = SystemMemory.allocate(byteCount: Scratch.byteCount), let base = memory.baseAddress {
                body(Scratch(base: base))
                return SystemMemory.deallocate(memory)
            }
            // Whoever has a block will have done with it.
            sched_yield()
        }
    }

    private func take() -> Int? {
        var seen = free.load(ordering: .relaxed)
        while seen != 0 {
            let lowest = seen & (~seen &+ 1)
            let (isTaken, current) = free.weakCompareExchange(
                expected: seen, desired: seen ^ lowest, ordering: .acquiring)
            if isTaken { return lowest.trailingZeroBitCount }
            seen = current
        }
        return nil
    }
}
