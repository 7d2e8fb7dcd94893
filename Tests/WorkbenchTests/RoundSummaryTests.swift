import Testing

@testable import Workbench

@Suite("Summaries of rounds")
struct RoundSummaryTests {
    private func round(_ seconds: Double, copy: Double) -> Round {
        Round(frames: 8, secondsPerFrame: seconds, secondsPerCopy: copy)
    }

    @Test func theMedianLiesInTheMiddle() {
        #expect(Spread([]) == nil)
        #expect(Spread([3])?.median == 3)
        #expect(Spread([9, 1, 2])?.median == 2)
        #expect(Spread([9, 1, 2, 4])?.median == 3)
        #expect(Spread([9, 1, 2, 4])?.minimum == 1)
        #expect(Spread([9, 1, 2, 4])?.maximum == 9)
    }

    @Test func ratiosAreTakenRoundByRound() throws {
        // Memory is half as fast in the last two rounds, for both; the ratio does not notice.
        let rounds = [round(0.5, copy: 0.25), round(1, copy: 0.5), round(1, copy: 0.5)]
        let summary = try #require(RoundSummary(rounds))
        #expect(summary.copyRatio == 0.5)
        #expect(summary.framesPerSecond == Spread([2, 1, 1]))
        #expect(summary.runs == 3 && summary.framesPerRun == 8)
    }

    @Test func nothingMeasuredIsNoSummary() {
        #expect(RoundSummary([]) == nil)
        #expect(RoundSummary([Round(frames: 1, secondsPerFrame: 1, secondsPerCopy: nil)]) == nil)
    }
}
