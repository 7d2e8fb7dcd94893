import Foundation

/// Ways to have many workers at once.
enum Crew: String, CaseIterable {
    case tasks, actors, threads

    private actor Desk {
        private let worker: Worker
        init(_ worker: Worker) { self.worker = worker }
        func run(_ shift: Shift) async { await worker.workAmongOthers(shift) }
    }

    /// Returns when all of them have finished.
    func run(_ shift: Shift, _ workers: [Worker]) async {
        switch self {
        case .tasks:
            await withTaskGroup(of: Void.self) { group in
                for worker in workers { group.addTask { await worker.workAmongOthers(shift) } }
            }
        case .actors:
            let desks = workers.map { Desk($0) }
            await withTaskGroup(of: Void.self) { group in
                for desk in desks { group.addTask { await desk.run(shift) } }
            }
        case .threads:
            let (finished, continuation) = AsyncStream.makeStream(of: Void.self)
            for worker in workers {
                Thread.detachNewThread {
                    worker.workAlone(shift)
                    continuation.yield()
                }
            }
            var left = workers.count
            for await _ in finished {
                left -= 1
                if left == 0 { break }
            }
        }
    }

    /// Threads that the workers are themselves.
    func ownThreads(workers: Int) -> Int { self == .threads ? workers : 0 }
}
