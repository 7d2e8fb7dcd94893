/// The memory of pictures between passes, used again from frame to frame: taking fresh memory from the system costs as
/// much as writing it twice.
///
/// Nobody gives memory back. What only the pool refers to is free.
final class IntermediatePool: Sendable {
    fileprivate struct Entry {
        var memory: SharedMemory
        var lastUse: Int
    }

    fileprivate struct State {
        var entries: [Entry] = []
        var uses = 0
    }

    /// Memory that others were taken so many times after is for a size, or an effect, that is over. Where many render at once,
    /// so many for each picture that is in use: of 64 threads each takes its turn.
    fileprivate static let lifetime = 16

    private let state = Lock(State())

    /// A picture of this layout; what is in it is arbitrary.
    func take(_ layout: PixelLayout) throws(PixelError) -> PixelStorage {
        let byteCount = layout.storedByteCount
        if let used = state.withLock({ $0.take(byteCount) }) {
            return try PixelStorage(layout: layout, memory: used)
        }
        let fresh = try SharedMemory(byteCount: byteCount)
        state.withLock { $0.entries.append(Entry(memory: fresh, lastUse: $0.uses)) }
        return try PixelStorage(layout: layout, memory: fresh)
    }
}

extension IntermediatePool.State {
    /// The smallest free memory that is large enough, and not more than twice as large.
    mutating func take(_ byteCount: Int) -> SharedMemory? {
        uses += 1
        var inUse = 0
        var best: Int?
        for index in entries.indices {
            let size = entries[index].memory.bytes.count
            if !isKnownUniquelyReferenced(&entries[index].memory) {
                inUse += 1
            } else if size >= byteCount, size / 2 <= byteCount,
                best.map({ size < entries[$0].memory.bytes.count }) ?? true
            {
                best = index
            }
        }
        if let best { entries[best].lastUse = uses }
        let found = best.map { entries[$0].memory }
        removeStale(lifetime: IntermediatePool.lifetime * max(inUse, 1))
        return found
    }

    private mutating func removeStale(lifetime: Int) {
        for index in entries.indices.reversed() where uses - entries[index].lastUse > lifetime {
            if isKnownUniquelyReferenced(&entries[index].memory) { entries.remove(at: index) }
        }
    }
}
