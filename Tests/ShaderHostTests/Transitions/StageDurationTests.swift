import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// Rendering that is very short or very long, and animations that take no time, or no time that there is.
@Suite("Durations on a stage")
struct StageDurationTests {
    private let picture: Bitmap

    init() throws {
        picture = try .anyBytes(width: 4, height: 3).applying(EmptyVisualEffect().background(Color.white))
    }

    private func stage(_ animation: Animation?) -> Stage {
        var stage = Stage(width: 4, height: 3)
        stage.insert(picture, as: "a", at: 0, animation: animation)
        return stage
    }

    private func frame(_ player: StagePlayer, at time: Double) throws -> Bitmap {
        var result = try Bitmap.anyBytes(width: 4, height: 3, seed: 3)
        try result.withMutablePixels { try player.render(at: time, into: $0) }
        return result
    }

    @Test func oneFrameAndTwo() throws {
        let clear = try Bitmap(width: 4, height: 3)
        let player = StagePlayer(stage(.linear(duration: 1)))
        var result = try Bitmap(width: 4, height: 3)
        try result.withMutablePixels { try player.render(frame: 0, at: FrameRate(1), into: $0) }
        #expect(result == clear && !player.isFinished)
        try result.withMutablePixels { try player.render(frame: 1, at: FrameRate(1), into: $0) }
        #expect(result == picture)
        // The end alone.
        #expect(try frame(StagePlayer(stage(.linear(duration: 1))), at: 1) == picture)
    }

    @Test(arguments: [0, -1, -Double.infinity, .nan])
    func noDurationIsAtOnce(duration: Double) throws {
        let animations: [Animation] = [
            .linear(duration: duration), .easeInOut(duration: duration),
            .timingCurve(.circularEaseIn, duration: duration),
            .linear(duration: duration).repeatForever(), .easeIn(duration: duration).repeatCount(1_000_000),
            .linear(duration: duration).speed(0.5).delay(0),
            .interpolatingSpring(duration: duration, bounce: 0.3),
        ]
        for animation in animations {
            let player = StagePlayer(stage(animation))
            #expect(try frame(player, at: 0) == picture && player.isFinished)
        }
    }

    /// A response that is none is the stiffest spring: in place after a few frames, and not at the first.
    @Test(arguments: [0, -1, -Double.infinity, .nan])
    func noResponseIsTheStiffest(response: Double) throws {
        for animation in [
            Animation.spring(response: response, dampingFraction: 1), .smooth(duration: response),
            .interactiveSpring(response: response, dampingFraction: 1, blendDuration: response),
        ] {
            let player = StagePlayer(stage(animation))
            #expect(try frame(player, at: 0) != picture)
            #expect(try frame(player, at: 0.25) == picture && player.isFinished)
        }
    }

    @Test func aDelayLongerThanTheRenderingNeverStarts() throws {
        let clear = try Bitmap(width: 4, height: 3)
        for delay in [1e9, 1e300, .infinity] {
            let player = StagePlayer(stage(.linear(duration: 1).delay(delay)))
            for time in [0, 1, 59, 1e6] { #expect(try frame(player, at: time) == clear) }
            #expect(!player.isFinished)
        }
        // What is removed in the meantime goes as it is: clear.
        var stage = stage(.linear(duration: 1).delay(1e9))
        stage.remove("a", at: 1, animation: .linear(duration: 1))
        let player = StagePlayer(stage)
        #expect(try frame(player, at: 1.5) == clear && frame(player, at: 3) == clear && player.isFinished)
    }

    /// There and back a million times, and there: the last leg of an odd number ends where it should.
    @Test func aMillionRepeats() throws {
        let player = StagePlayer(stage(.linear(duration: 0.5).repeatCount(1_000_001)))
        let half = try picture.applying(EmptyVisualEffect().opacity(0.5))
        #expect(try frame(player, at: 400_000.25) == half && frame(player, at: 500_000.25) == half)
        #expect(try frame(player, at: 500_001) == picture && player.isFinished)
    }
}
