import Foundation
import ShaderHost
import Synchronization

/// Some time during which workers share the work, job by job.
final class Shift: Sendable {
    private let work: Work
    private let renderer: Renderer
    private let end: ContinuousClock.Instant
    private let begun = Atomic(0)
    private let wrongOnes = Atomic(0)

    init(_ work: Work, renderer: Renderer, duration: Duration) {
        (self.work, self.renderer) = (work, renderer)
        end = .now + duration
    }

    /// Jobs until now.
    var count: Int { begun.load(ordering: .relaxed) }
    /// Of them, those whose bytes were wrong, or that threw.
    var wrong: Int { wrongOnes.load(ordering: .relaxed) }

    func worker() throws -> Worker { try Worker(shift: self) }

    /// One of those who share the work.
    struct Worker {
        fileprivate let shift: Shift
        /// A worker keeps its memory, as a renderer of films does.
        private var results: [Bitmap]

        fileprivate init(shift: Shift) throws {
            self.shift = shift
            results = try shift.work.jobs.map { try Bitmap(layout: $0.picture.layout) }
        }

        /// Does the next job. Returns false when time is over.
        mutating func work() -> Bool {
            guard ContinuousClock.now < shift.end else { return false }
            let jobs = shift.work.jobs
            let index = shift.begun.wrappingAdd(1, ordering: .relaxed).oldValue % jobs.count
            let job = jobs[index]
            do {
                try job.picture.withPixels { source in
                    try results[index].withMutablePixels {
                        try shift.renderer.render(job.effect, from: source, into: $0)
                    }
                }
                if results[index].hasBytes(of: job.expected) { return true }
            } catch {
                print("load: \(error)")
            }
            shift.wrongOnes.wrappingAdd(1, ordering: .relaxed)
            return true
        }
    }

    /// All of it by one worker.
    func inTurn() throws {
        var worker = try worker()
        while worker.work() {}
    }

    /// A worker that lets the others go on after each job: a task that never waits would keep its core until the end.
    func amongOthers() async throws {
        var worker = try worker()
        while worker.work() { await Task.yield() }
    }
}

/// Ways to have many workers at once.
enum Crew: String, CaseIterable {
    case tasks, actors, threads

    private actor Worker {
        func run(_ shift: Shift) async throws { try await shift.amongOthers() }
    }

    /// Returns when all of them have finished.
    func run(_ shift: Shift, workers: Int) async throws {
        switch self {
        case .tasks:
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<workers { group.addTask { try await shift.amongOthers() } }
                try await group.waitForAll()
            }
        case .actors:
            let actors = (0..<workers).map { _ in Worker() }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for actor in actors { group.addTask { try await actor.run(shift) } }
                try await group.waitForAll()
            }
        case .threads:
            let (finished, continuation) = AsyncStream.makeStream(of: Void.self)
            for _ in 0..<workers {
                Thread.detachNewThread {
                    try? shift.inTurn()
                    continuation.yield()
                }
            }
            var left = workers
            for await _ in finished {
                left -= 1
                if left == 0 { break }
            }
        }
    }

    /// Threads that the workers are themselves.
    func ownThreads(workers: Int) -> Int { self == .threads ? workers : 0 }
}
