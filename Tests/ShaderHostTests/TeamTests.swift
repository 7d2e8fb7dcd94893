import Dispatch
import Foundation
import Synchronization
import Testing

@testable import ShaderHost

/// Helpers do their part of the right work, and are gone when it is done.
@Suite("Helping threads")
struct TeamTests {
    /// Takes parts until none is left, and says who took them.
    private static func takeParts(_ count: Int, by team: Team, helpers: Int) -> (
        wasDone: Bool, taken: [Int: Int]
    ) {
        let next = Atomic(0)
        let taken = Lock<[Int: Int]>([:])
        let wasDone = team.perform(helpers: helpers) { worker in
            while next.add(1, ordering: .relaxed).newValue <= count {
                taken.withLock { $0[worker, default: 0] += 1 }
            }
        }
        return (wasDone, taken.withLock { $0 })
    }

    @Test(arguments: [0, 1, 3, 40])
    func everyPartOnce(helpers: Int) {
        let team = Team()
        for _ in 0..<300 {
            let (wasDone, taken) = Self.takeParts(50, by: team, helpers: helpers)
            #expect(wasDone)
            #expect(taken.values.reduce(0, +) == 50)
            #expect(taken.keys.allSatisfy { (0...helpers).contains($0) })
        }
    }

    /// On a thread of its own: tasks run on Dispatch's threads, and where all of them waited, none would be left to help.
    private static func onAThread(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                body()
                continuation.resume()
            }
        }
    }

    /// Whoever waits for a helper gets one, and each number is given once.
    @Test func helpersCome() async {
        let workers = Lock<[Int]>([])
        await Self.onAThread {
            let team = Team()
            for turn in 1...20 {
                _ = team.perform(helpers: 1) { worker in
                    workers.withLock { $0.append(worker) }
                    while workers.withLock({ $0.count < 2 * turn }) { Thread.sleep(forTimeInterval: 0.0001) }
                }
            }
        }
        let turns = workers.withLock { workers in (0..<20).map { workers[2 * $0..<2 * $0 + 2].sorted() } }
        #expect(turns.allSatisfy { $0 == [0, 1] })
    }

    /// Longer than anybody would stay awake for.
    @Test func slowHelpersAreWaitedFor() async {
        let begun = Atomic(0)
        let ended = Atomic(0)
        let early = Atomic(0)
        await Self.onAThread {
            let team = Team()
            for turn in 1...20 {
                _ = team.perform(helpers: 1) { worker in
                    begun.add(1, ordering: .relaxed)
                    while begun.load(ordering: .relaxed) < 2 * turn { Thread.sleep(forTimeInterval: 0.0001) }
                    if worker > 0 { Thread.sleep(forTimeInterval: 0.002) }
                    ended.add(1, ordering: .relaxed)
                }
                if ended.load(ordering: .relaxed) < 2 * turn { early.add(1, ordering: .relaxed) }
            }
        }
        #expect(early.load(ordering: .relaxed) == 0)
        #expect(ended.load(ordering: .relaxed) == 40)
    }

    @Test func oneWorkAtATime() {
        let team = Team()
        let inner = Lock<[Bool]>([])
        #expect(
            team.perform(helpers: 2) { worker in
                guard worker == 0 else { return }
                inner.withLock { $0.append(team.perform(helpers: 1) { _ in }) }
            })
        #expect(inner.withLock { $0 } == [false])
        #expect(team.perform(helpers: 2) { _ in }, "it is free again")
    }

    /// From many threads at once: what is refused has not begun, all else is whole.
    @Test func manyAsk() {
        let team = Team()
        let wrong = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<200 {
                let (wasDone, taken) = Self.takeParts(20, by: team, helpers: 2)
                if taken.values.reduce(0, +) != (wasDone ? 20 : 0) { wrong.add(1, ordering: .relaxed) }
            }
        }
        #expect(wrong.load(ordering: .relaxed) == 0)
    }

    /// Whoever waits for helpers sleeps, wakes late, and is still the only one that the team works for: else the next to wait
    /// could be given the signal that is meant for this one, and go while its own helper is at work.
    @Test func itIsTakenUntilWhoeverWaitedSaysSo() {
        var state = Team.State()
        let called = state.begin({ _ in }, helpers: 1)
        let part = state.join()
        state.withdraw()
        let isFree = state.finishOrWait()
        let signals = state.leave()
        #expect(called == 1 && part?.worker == 1 && !isFree && signals)
        let other = state.begin({ _ in }, helpers: 1)
        #expect(other == nil)
        let isFreeNow = state.finishOrWait()
        let calledNow = state.begin({ _ in }, helpers: 1)
        #expect(isFreeNow && calledNow == 0, "the helper is awake")
    }

    @Test func theLastHelperSignals() {
        var state = Team.State()
        _ = state.begin({ _ in }, helpers: 2)
        let workers = [state.join(), state.join(), state.join()].map { $0?.worker }
        #expect(workers == [2, 1, nil])
        state.withdraw()
        let isFree = state.finishOrWait()
        let signals = [state.leave(), state.leave()]
        #expect(!isFree && signals == [false, true])
    }

    /// A signal that nobody waits for would be the next one's.
    @Test func nobodyIsSignalledWhoDoesNotWait() {
        var state = Team.State()
        _ = state.begin({ _ in }, helpers: 1)
        _ = state.join()
        state.withdraw()
        let signals = state.leave()
        let isFree = state.finishOrWait()
        #expect(!signals && isFree)
    }

    @Test func helpersThatAreCountedOnStayAwake() {
        var state = Team.State()
        _ = state.begin({ _ in }, helpers: 1)
        let retiresEarly = state.retire()
        state.withdraw()
        let isTooLate = state.join() == nil
        let isFree = state.finishOrWait()
        #expect(!retiresEarly && isTooLate && isFree)
        let retires = state.retire()
        let called = state.begin({ _ in }, helpers: 1)
        #expect(retires && called == 1, "nobody is awake")
    }
}
