import ShaderHost
import Synchronization

/// Some time during which workers share the work, job by job.
final class Shift: Sendable {
    let work: Work
    let renderer: Renderer
    private let end: ContinuousClock.Instant
    private let begun = Atomic(0)
    private let wrongOnes = Atomic(0)

    /// It begins at once.
    init(_ work: Work, renderer: Renderer, duration: Duration) {
        (self.work, self.renderer) = (work, renderer)
        end = .now + duration
    }

    /// Jobs until now.
    var count: Int { begun.load(ordering: .relaxed) }
    /// Of them, those whose bytes were wrong, or that threw.
    var wrong: Int { wrongOnes.load(ordering: .relaxed) }

    /// The next job; nil when time is over.
    fileprivate func next() -> Work.Job? {
        guard ContinuousClock.now < end else { return nil }
        return work.jobs[begun.wrappingAdd(1, ordering: .relaxed).oldValue % work.jobs.count]
    }

    fileprivate func reportWrong() { wrongOnes.wrappingAdd(1, ordering: .relaxed) }
}

/// One of those who share the work. It keeps its memory, as a renderer of films does.
final class Worker: @unchecked Sendable {  // one task or thread at a time has it
    private var results: [Bitmap]

    init(_ work: Work) throws { results = try work.layouts.map { try Bitmap(layout: $0) } }

    /// Does the next job. Returns false when time is over.
    private func work(_ shift: Shift) -> Bool {
        guard let job = shift.next() else { return false }
        do {
            try job.picture.withPixels { source in
                try results[job.size].withMutablePixels {
                    try shift.renderer.render(job.effect, from: source, into: $0)
                }
            }
            if !results[job.size].hasBytes(of: job.expected) { shift.reportWrong() }
        } catch {
            print("load: \(error)")
            shift.reportWrong()
        }
        return true
    }

    func workAlone(_ shift: Shift) { while work(shift) {} }

    /// Lets the others go on after each job: a task that never waits would keep its core until the end.
    func workAmongOthers(_ shift: Shift) async { while work(shift) { await Task.yield() } }
}
