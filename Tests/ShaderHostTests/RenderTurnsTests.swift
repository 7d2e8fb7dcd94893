import Dispatch
import Foundation
import Synchronization
import Testing

@testable import ShaderHost

/// However many threads render, so many do at once as keep the cores busy; and none of them waits for another for ever.
@Suite("Renders take turns")
struct RenderTurnsTests {
    private let most = 4
    private let patient = RenderTurns(count: 4, longestWait: .seconds(60))
    private let impatient = RenderTurns(count: 4, longestWait: .milliseconds(100))

    /// Runs something on threads of its own, all of them, and waits for the last.
    private func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        let ended = DispatchSemaphore(value: 0)
        for index in 0..<count {
            Thread.detachNewThread {
                body(index)
                ended.signal()
            }
        }
        for _ in 0..<count { ended.wait() }
    }

    @Test func soManyAtOnce() {
        let now = Atomic(0)
        let highest = Atomic(0)
        onThreads(3 * most) { _ in
            try? patient.take { () throws(PixelError) in
                highest.max(now.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
                Thread.sleep(forTimeInterval: 0.02)
                now.subtract(1, ordering: .relaxed)
            }
        }
        #expect((1...most).contains(highest.load(ordering: .relaxed)))
    }

    /// A render inside of one that has the last turn.
    @Test func onesInsideOfOthersHaveTheirTurn() {
        let inside = Atomic(0)
        onThreads(most) { _ in
            try? patient.take { () throws(PixelError) in
                for _ in 0..<100 {
                    try patient.take { () throws(PixelError) in inside.add(1, ordering: .relaxed) }
                }
            }
        }
        #expect(inside.load(ordering: .relaxed) == 100 * most)
    }

    /// Everybody who has a turn waits for somebody who would like one.
    @Test func waitingForOthersEnds() {
        let holders = Atomic(0)
        let others = Atomic(0)
        onThreads(most) { _ in
            try? impatient.take { () throws(PixelError) in
                holders.add(1, ordering: .relaxed)
                while holders.load(ordering: .relaxed) < most { Thread.sleep(forTimeInterval: 0.001) }
                onThreads(1) { _ in
                    try? impatient.take { () throws(PixelError) in others.add(1, ordering: .relaxed) }
                }
            }
        }
        #expect(others.load(ordering: .relaxed) == most)
    }
}
