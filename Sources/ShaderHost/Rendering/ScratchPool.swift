public import ShaderLoops
import Synchronization

/// Scratch memory for the threads of a renderer, reused from frame to frame and taken without a lock.
@usableFromInline
final class ScratchPool: @unchecked Sendable {  // of a block, the thread that took it is the only user
    private let blocks: UnsafeMutableRawPointer
    /// A bit for each block, set while it is free.
    private let free: Atomic<UInt64>

    /// - Parameter threadCount: for so many threads at once there is a block, though for no more than 64. Others
    ///   that come meanwhile take memory for the time being.
    init(threadCount: Int) {
        let count = min(threadCount, UInt64.bitWidth)
        blocks = .allocate(byteCount: count * Scratch.byteCount, alignment: 64)
        free = Atomic(UInt64.max >> UInt64(UInt64.bitWidth - count))
    }

    deinit {
        blocks.deallocate()
    }

    @usableFromInline
    func withScratch(_ body: (Scratch) -> Void) {
        if let index = take() {
            body(Scratch(base: blocks + index * Scratch.byteCount))
            free.bitwiseOr(1 << UInt64(index), ordering: .releasing)
        } else {
            Scratch.withScratch(body)
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
