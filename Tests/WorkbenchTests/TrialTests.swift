import Testing

@testable import Workbench

/// Work that takes as long as it is told to, without a clock, and keeps how often it was called for how many.
private final class FakeWork {
    var counts: [Int] = []
    private let secondsEach: (_ call: Int) -> Double

    init(_ secondsEach: @escaping (_ call: Int) -> Double) { self.secondsEach = secondsEach }

    func work(_ count: Int) -> Double {
        counts.append(count)
        return Double(count) * secondsEach(counts.count)
    }
}

@Suite("Trials")
struct TrialTests {
    @Test func aRunIsLongEnoughAndHasAnEvenNumberOfFrames() throws {
        let effect = FakeWork { _ in 0.008 }
        let rounds = try Trial(effect: effect.work, copies: [FakeWork { _ in 0.001 }.work])
            .rounds(3, framesPerRun: nil)
        #expect(rounds.map(\.frames) == [16, 16, 16])  // 0.12 s are 15
        #expect(effect.counts.suffix(3) == [16, 16, 16])
        #expect(rounds.allSatisfy { abs($0.secondsPerFrame - 0.008) < 1e-9 })
    }

    @Test func everythingIsWarmBeforeItCounts() throws {
        let effect = FakeWork { call in call == 1 ? 5 : 0.05 }
        let copy = FakeWork { call in call == 1 ? 5 : 0.05 }
        let rounds = try Trial(effect: effect.work, copies: [copy.work]).rounds(2, framesPerRun: 7)
        #expect(effect.counts.first == 1 && effect.counts.suffix(2) == [7, 7])
        #expect(rounds.allSatisfy { abs($0.secondsPerFrame - 0.05) < 1e-9 && $0.frames == 7 })
        #expect(rounds.allSatisfy { abs(($0.secondsPerCopy ?? 0) - 0.05) < 1e-9 })
    }

    @Test func theFasterCopyOfEachRoundCounts() throws {
        let slowing = FakeWork { call in call < 4 ? 0.1 : 0.4 }  // two calls to warm up, two rounds
        let steady = FakeWork { _ in 0.2 }
        let trial = Trial(effect: FakeWork { _ in 0.1 }.work, copies: [slowing.work, steady.work])
        let seconds = try trial.rounds(2, framesPerRun: 1).compactMap(\.secondsPerCopy)
        #expect(seconds == [0.1, 0.2])
    }

    @Test func effectAndCopiesTakeTurns() throws {
        var order: [String] = []
        func work(_ name: String) -> Trial.Work {
            { count in
                order.append(name)
                return Double(count)
            }
        }
        let trial = Trial(effect: work("effect"), copies: [work("copy"), work("stream")])
        var progress: [Int] = []
        _ = try trial.rounds(2, framesPerRun: 1) { progress.append($0) }
        #expect(order.suffix(6) == ["effect", "copy", "stream", "effect", "copy", "stream"])
        #expect(progress == [1, 2])
    }

    @Test func slowWorkIsDoneAtLeastOnceAndInstantWorkEnds() throws {
        let rounds = try Trial(effect: FakeWork { _ in 9 }.work, copies: [{ _ in 0 }])
            .rounds(1, framesPerRun: nil)
        #expect(rounds.map(\.frames) == [2])
    }
}
