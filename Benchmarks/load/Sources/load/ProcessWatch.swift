import Dispatch
import Foundation
import Synchronization

/// Looks at the process while it works: how many threads it has, and how much memory.
final class ProcessWatch: Sendable {
    struct Sample {
        let threads: Int
        let kilobytes: Int
    }

    private let samples = Mutex<[Sample]>([])
    private let isOver = Atomic(false)
    private let ended = DispatchSemaphore(value: 0)

    init() {
        Thread.detachNewThread { [self] in
            while !isOver.load(ordering: .relaxed) {
                if let sample = Self.now() { samples.withLock { $0.append(sample) } }
                Thread.sleep(forTimeInterval: 0.02)
            }
            ended.signal()
        }
    }

    /// Its own thread counts, and so it is gone when this returns.
    func end() -> [Sample] {
        isOver.store(true, ordering: .relaxed)
        ended.wait()
        return samples.withLock { $0 }
    }

    private static func now() -> Sample? {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
        func number(_ name: String) -> Int? {
            let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
            return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
        }
        guard let threads = number("Threads"), let memory = number("VmRSS") else { return nil }
        return Sample(threads: threads, kilobytes: memory)
    }
}
