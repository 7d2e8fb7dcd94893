import ShaderHost
import Testing

@Suite("Phases of a transition")
struct TransitionPhaseTests {
    @Test func valuesRunFromMinusOneThroughZeroToOne() {
        #expect(TransitionPhase.allCases.map(\.value) == [-1, 0, 1])
        #expect(TransitionPhase.allCases == [.willAppear, .identity, .didDisappear])
        #expect(TransitionPhase.allCases.map(\.isIdentity) == [false, true, false])
    }
}

@Suite("Phase sweeps")
struct PhaseSweepTests {
    private func phases(_ sweep: PhaseSweep) -> [Float] {
        (0..<sweep.frameCount).map { sweep.phase(ofFrame: $0) }
    }

    @Test func framesAreEvenlySpacedAndIncludeBothEnds() throws {
        #expect(try phases(.insertion(frameCount: 5)) == [-1, -0.75, -0.5, -0.25, 0])
        #expect(try phases(.removal(frameCount: 5)) == [0, 0.25, 0.5, 0.75, 1])
        #expect(try phases(.whole(frameCount: 5)) == [-1, -0.5, 0, 0.5, 1])
        #expect(try phases(PhaseSweep(from: .didDisappear, to: .identity, frameCount: 3)) == [1, 0.5, 0])
        #expect(try phases(.whole(frameCount: 2)) == [-1, 1])
    }

    /// i/(N − 1), also where it has no finite binary fraction.
    @Test(arguments: [2, 3, 4, 7, 10, 11, 30, 101, 1000])
    func progressIsTheFramesShare(count: Int) throws {
        let sweep = try PhaseSweep.removal(frameCount: count)
        for (index, phase) in phases(sweep).enumerated() {
            #expect(phase == Float(Double(index) / Double(count - 1)))
        }
        #expect(try phases(.insertion(frameCount: count)).last == 0)
        #expect(try phases(.whole(frameCount: count)).last == 1)
    }

    @Test func oneFrameShowsTheEnd() throws {
        #expect(try phases(.insertion(frameCount: 1)) == [0])
        #expect(try phases(.removal(frameCount: 1)) == [1])
        #expect(try phases(.whole(frameCount: 1)) == [1])
    }

    @Test(arguments: [0, -1, .min])
    func fewerThanOneFrameIsAnError(count: Int) {
        #expect(throws: FrameError.tooFewFrames(count)) { try PhaseSweep.insertion(frameCount: count) }
        #expect(throws: FrameError.tooFewFrames(count)) { try PhaseSweep.removal(frameCount: count) }
        #expect(throws: FrameError.tooFewFrames(count)) { try PhaseSweep.whole(frameCount: count) }
        #expect(FrameError.tooFewFrames(count).description.contains("\(count)"))
    }
}
