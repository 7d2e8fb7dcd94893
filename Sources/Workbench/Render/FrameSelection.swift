/// How many frames, or which of them: `60`, or `30..<60`.
enum FrameSelection: Equatable, Sendable {
    case count(Int)
    case range(Range<Int>)

    static let maximumCount = 1_000_000

    init?(parsing text: String) {
        if let count = Int(text) {
            guard 1...Self.maximumCount ~= count else { return nil }
            self = .count(count)
            return
        }
        let parts = text.split(separator: "..<", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let first = parts[0], let end = parts[1], 0 <= first, first < end,
            end <= Self.maximumCount
        else { return nil }
        self = .range(first..<end)
    }
}

/// One of several parts of the same size, or nearly, that together are all frames: `3/8`.
struct Shard: Equatable, Sendable {
    /// From 1.
    let index: Int
    let count: Int

    init?(parsing text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1],
            1...FrameSelection.maximumCount ~= count,
            1...count ~= index
        else { return nil }
        (self.index, self.count) = (index, count)
    }

    /// The part of a range; empty where there are more parts than there is in it.
    func part(of range: Range<Int>) -> Range<Int> {
        func edge(_ index: Int) -> Int { range.lowerBound + range.count * index / count }
        return edge(index - 1)..<edge(index)
    }
}
