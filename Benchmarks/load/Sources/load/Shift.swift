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

    /// What one worker does.
    func run() {
        do {
            // A worker keeps its memory, as a renderer of films does.
            var results = try work.jobs.map { try Bitmap(layout: $0.picture.layout) }
            while ContinuousClock.now < end {
                let index = begun.wrappingAdd(1, ordering: .relaxed).oldValue % work.jobs.count
                let job = work.jobs[index]
                try job.picture.withPixels { source in
                    try results[index].withMutablePixels {
                        try renderer.render(job.effect, from: source, into: $0)
                    }
                }
                if !results[index].hasBytes(of: job.expected) { wrongOnes.add(1, ordering: .relaxed) }
            }
        } catch {
            wrongOnes.add(1, ordering: .relaxed)
        }
    }
}

/// Ways to have many workers at once.
enum Crew: String, CaseIterable {
    case tasks, actors, threads

    private actor Worker {
        func run(_ shift: Shift) { shift.run() }
    }

    /// Returns when all of them have finished.
    func run(_ shift: Shift, workers: Int) async {
        switch self {
        case .tasks:
            await withTaskGroup { group in
                for _ in 0..<workers { group.addTask { shift.run() } }
            }
        case .actors:
            let actors = (0..<workers).map { _ in Worker() }
            await withTaskGroup { group in
                for actor in actors { group.addTask { await actor.run(shift) } }
            }
        case .threads:
            let (finished, continuation) = AsyncStream.makeStream(of: Void.self)
            for _ in 0..<workers {
                Thread.detachNewThread {
                    shift.run()
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
