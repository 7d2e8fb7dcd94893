import CLanes
import Dispatch
import Synchronization

/// Threads that help with a picture, and stay awake for the next one.
///
/// They are Dispatch's, but a thread that has gone to sleep takes some 50 µs to wake up, in which two cores would shade half of
/// a cheap frame of 1920×1080. So they look for more work for about as long, before they go to sleep.
final class Team: Sendable {
    static let shared = Team()

    private let state = Mutex(State())
    /// Whether somebody could help: looked at all the time, and so without the lock. It changes with the state.
    private let hasOpenings = Atomic(false)
    private let lastHelperLeft = DispatchSemaphore(value: 0)

    /// Calls `work` with 0 on this thread, and with 1 and so on on helping ones, each once at most: it is to take part after
    /// part until none is left. Helpers that come too late are not waited for.
    ///
    /// - Returns: false, without having called anything, where the team is at work for somebody else.
    func perform(helpers: Int, _ work: @Sendable (_ worker: Int) -> Void) -> Bool {
        withoutActuallyEscaping(work) { work in
            let missing = state.withLock { state in
                defer { hasOpenings.store(state.openings > 0, ordering: .relaxed) }
                return state.begin(work, helpers: helpers)
            }
            guard let missing else { return false }
            if missing > 0 { call(missing) }
            work(0)
            state.withLock { state in
                state.withdraw()
                hasOpenings.store(false, ordering: .relaxed)
            }
            waitForHelpers()
            return true
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
        repeat {
            if state.withLock({ $0.finish() }) { return }
            for _ in 0..<16 { clanes_pause() }
        } while ContinuousClock.now < end
        // It is free when this thread says so: else the next one to wait could be given this one's signal.
        while !state.withLock({ $0.finish(orAwait: true) }) { lastHelperLeft.wait() }
    }

    private func help() {
        var end = ContinuousClock.now + Self.patience
        repeat {
            if hasOpenings.load(ordering: .relaxed), workOnce() {
                if state.withLock({ $0.leave() }) { lastHelperLeft.signal() }
                end = .now + Self.patience
            }
            clanes_pause()
        } while ContinuousClock.now < end || !state.withLock({ $0.retire() })
    }

    /// Never inlined: with its end the work, which belongs to somebody else's stack, is certainly let go.
    @inline(never)
    private func workOnce() -> Bool {
        let part = state.withLock { state in
            defer { hasOpenings.store(state.openings > 0, ordering: .relaxed) }
            return state.join()
        }
        guard let part else { return false }
        part.work(part.worker)
        return true
    }

    private static let patience = Duration.microseconds(50)
}

extension Team {
    private struct State {
        /// Whether the team is at work for somebody, from the beginning until the last helper has left.
        private var isTaken = false
        /// What is to be done; nil where nothing is left of it.
        private var work: (@Sendable (Int) -> Void)?
        /// How many more may help with it.
        private(set) var openings = 0
        /// Helpers that are at it.
        private var helping = 0
        /// Helpers that look for work, or have been called.
        private var awake = 0
        private var isAwaited = false

        /// - Returns: how many helpers must be called; nil where others are still at work.
        mutating func begin(_ work: @escaping @Sendable (Int) -> Void, helpers: Int) -> Int? {
            guard !isTaken else { return nil }
            isTaken = true
            self.work = work
            openings = helpers
            let missing = max(helpers - awake, 0)
            awake += missing
            return missing
        }

        /// - Returns: nil where no help is needed.
        mutating func join() -> (work: @Sendable (Int) -> Void, worker: Int)? {
            guard openings > 0, let work else { return nil }
            defer { openings -= 1 }
            helping += 1
            return (work, openings)
        }

        mutating func withdraw() {
            work = nil
            openings = 0
        }

        /// - Parameter isAwaited: whether the last helper to leave is to say so, if there is one.
        /// - Returns: whether all helpers have left, and the team is free again.
        mutating func finish(orAwait isAwaited: Bool = false) -> Bool {
            isTaken = helping > 0
            self.isAwaited = isAwaited && isTaken
            return !isTaken
        }

        /// - Returns: whether a helper may go to sleep: not while it is counted on.
        mutating func retire() -> Bool {
            guard openings == 0 else { return false }
            awake -= 1
            return true
        }

        /// - Returns: whether somebody waits for this.
        mutating func leave() -> Bool {
            helping -= 1
            guard helping == 0, isAwaited else { return false }
            isAwaited = false
            return true
        }
    }
}
