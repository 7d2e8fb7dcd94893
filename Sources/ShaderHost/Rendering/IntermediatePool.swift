import Synchronization

/// Pictures between passes, whose memory is used again from frame to frame: taking fresh memory from the system
/// costs as much as writing it twice.
///
/// Nobody gives a picture back. One that only the pool refers to is free.
final class IntermediatePool: Sendable {
    fileprivate struct Entry {
        var storage: PixelStorage
        var lastUse: Int
    }

    fileprivate struct State {
        var entries: [Entry] = []
        var uses = 0
    }

    /// A picture that so many others were taken after is of a size, or an effect, that is over. Where many render at once, so
    /// many for each picture that is in use: of 64 threads each takes its turn.
    fileprivate static let lifetime = 16

    private let state = Mutex(State())

    /// A picture of this layout; what is in it is arbitrary.
    func take(_ layout: PixelLayout) throws(PixelError) -> PixelStorage {
        if let reused = state.withLock({ $0.take(layout) }) { return reused }
        let storage = try PixelStorage(layout: layout)
        state.withLock { $0.entries.append(Entry(storage: storage, lastUse: $0.uses)) }
        return storage
    }
}

extension IntermediatePool.State {
    mutating func take(_ layout: PixelLayout) -> PixelStorage? {
        uses += 1
        var inUse = 0
        for index in entries.indices where !isKnownUniquelyReferenced(&entries[index].storage) { inUse += 1 }
        let lifetime = IntermediatePool.lifetime * max(inUse, 1)
        var found: Int?
        for index in entries.indices.reversed() where isKnownUniquelyReferenced(&entries[index].storage) {
            if found == nil && entries[index].storage.layout == layout {
                entries[index].lastUse = uses
                found = index
            } else if uses - entries[index].lastUse > lifetime {
                entries.remove(at: index)
                found = found.map { $0 - 1 }
            }
        }
        return found.map { entries[$0].storage }
    }
}
