import ShaderHost
import ShaderKernels
import Testing

/// A frame costs no more late than early: how often animations are asked is what is counted.
@Suite("Costs of frames")
struct FrameCostTests {
    private final class Counter: Hashable, Sendable {
        let calls = Lock(0)
        static func == (left: Counter, right: Counter) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

        /// Since it was last asked.
        func take() -> Int {
            calls.withLock { calls in
                defer { calls = 0 }
                return calls
            }
        }
    }

    /// Goes straight, and takes over from others if it is told to.
    private struct Counted: CustomAnimation {
        let counter: Counter
        var duration = 0.7
        var merges = false

        func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
            counter.calls.withLock { $0 += 1 }
            return time < duration ? value.scaled(by: time / duration) : nil
        }

        func shouldMerge<V: VectorArithmetic>(
            previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
        ) -> Bool { merges }
    }

    /// 105 600 frames, whose times are exact.
    private static let rate = 64.0
    private static let block = 960
    private static let blocks = 110

    /// Without an end, with a new target in every frame, and in every fourth, which is before the last way has ended.
    @Test(arguments: [0, 1, 4], [true, false])
    func ofARun(framesBetweenTargets: Int, merges: Bool) {
        let counter = Counter()
        let counted = Animation(Counted(counter: counter, duration: 0.1, merges: merges))
        var run = AnimationRun(from: 0.0, to: 1, animation: counted.repeatForever())
        let costs = (0..<Self.blocks).map { block in
            for frame in Self.block * block..<Self.block * (block + 1) {
                let time = Double(frame) / Self.rate
                if framesBetweenTargets > 0, frame % framesBetweenTargets == 0 {
                    run.retarget(to: Double(frame % 7), at: time, animation: counted)
                }
                _ = run.value(at: time)
            }
            return counter.take()
        }
        // The first is still coming to what all others are.
        #expect(Set(costs.dropFirst()).count == 1 && costs[1] > 0, "\(costs)")
    }

    /// Content comes, crosses and goes, every second, each time before what it was doing has ended.
    @Test func ofAStage() throws {
        let counter = Counter()
        let animation = Animation(Counted(counter: counter, duration: 0.7))
        let seconds = Self.block * Self.blocks / Int(Self.rate)
        var stage = Stage(width: 1, height: 1)
        for second in 0..<seconds {
            let time = Double(second)
            stage.insert(Color.white, as: "a", at: time, transition: .slide, animation: animation)
            stage.cross("a", to: Color.black, by: .wipeUp, at: time + 0.375, animation: animation)
            stage.remove("a", at: time + 0.625, animation: animation)
        }
        let player = StagePlayer(stage)
        var pixel = try Bitmap(width: 1, height: 1)
        let costs = try (0..<seconds).map { second in
            // All frames of every hundredth second and of the one before it.
            let frames = second % 100 < 98 ? 0..<1 : 0..<Int(Self.rate)
            for frame in frames {
                let time = Double(second) + Double(frame) / Self.rate
                try pixel.withMutablePixels { try player.render(at: time, into: $0) }
            }
            return counter.take()
        }
        let whole = stride(from: 99, to: seconds, by: 100).map { costs[$0] }
        #expect(Set(whole).count == 1 && whole[0] > 64, "\(whole)")
    }
}
