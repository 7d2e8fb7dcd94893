import CLanes
import Dispatch
import Synchronization

/// Threads that help with a picture, and stay awake for the next one.
///
/// They are Dispatch's, but a thread that has gone to sleep takes some 50 µs to wake up, in which two cores would shade half of
/// a cheap frame of 1920×1080. So they look for more work for about as long, before they go to sleep.
final class Team: Sendable {
    static let shared = Team()

    private let state = Lock(State())
    // What is looked at all the time, and so without the lock.
    private let hasOpenings = Atomic(false)
    private let hasHelpers = Atomic(false)
    private let lastHelperLeft = DispatchSemaphore(value: 0)

    /// Calls `work` with 0 on this thread, and with 1 and so on on helping ones, each once at most: it is to take part after
    /// part until none is left. Helpers that come too late are not waited for.
    ///
    /// - Returns: false, without having called anything, where the team is at work for somebody else.
    func perform(helpers: Int, _ work: @Sendable (_ worker: Int) -> Void) -> Bool {
        withoutActuallyEscaping(work) { work in
            guard let missing = change({ $0.begin(work, helpers: helpers) }) else { return false }
            if missing > 0 { call(missing) }
            work(0)
            change { $0.withdraw() }
            waitForHelpers()
            return true
        }
    }

    private func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
        state.withLock { state in
            defer {
                hasOpenings.store(state.openings > 0, ordering: .relaxed)
                hasHelpers.store(state.helping > 0, ordering: .relaxed)
            }
            return body(&state)
        }
    }

    private func call(_ count: Int) {
        DispatchQueue.global().async {
            DispatchQueue.concurrentPerform(iterations: count) { _ in self.help() }
        }
    }

    /// A helper's part is done soon, for it had begun before there was nothing left. To sleep meanwhile would take longer.
    private func waitForHelpers() {
        let end = ContinuousClock.now + Self.patience
        while hasHelpers.load(ordering: .relaxed), ContinuousClock.now < end {
            for _ in 0..<16 { clanes_pause() }
        }
        // It is free when this thread says so: else the next one to wait could be given this one's signal.
        while !change({ $0.finishOrWait() }) { lastHelperLeft.wait() }
    }

    private func help() {
        var end = ContinuousClock.now + Self.patience
        repeat {
            if hasOpenings.load(ordering: .relaxed), workOnce() {
                if change({ $0.leave() }) { lastHelperLeft.signal() }
                end = .now + Self.patience
            }
            clanes_pause()
        } while ContinuousClock.now < end || !change({ $0.retire() })
    }

    /// Never inlined: with its end the work, which belongs to somebody else's stack, is certainly let go.
    @inline(never)
    private func workOnce() -> Bool {
        guard let part = change({ $0.join() }) else { return false }
        part.work(part.worker)
        return true
    }

    private static let patience = Duration.microseconds(50)
}
