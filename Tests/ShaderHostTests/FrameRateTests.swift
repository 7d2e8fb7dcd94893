import ShaderHost
import Testing

@Suite("Frame rates")
struct FrameRateTests {
    /// round(d·f).
    @Test(
        arguments: [
            (30_000, 1001, 1, 30), (30_000, 1001, 10, 300), (30_000, 1001, 100, 2997), (24_000, 1001, 1, 24),
            (60, 1, 0.35, 21), (60, 1, 0, 0), (60, 1, -0.0, 0), (1, 1, 0.4, 0), (1, 1, 0.5, 1), (25, 2, 1, 13),
        ] as [(Int, Int, Double, Int)])
    func durationsHaveTheNearestNumberOfFrames(frames: Int, per: Int, seconds: Double, count: Int) throws {
        #expect(try FrameRate(frames, per: per).frameCount(seconds: seconds) == count)
    }

    /// 1001 seconds at 30000/1001 are 30000 frames: an exact ratio does not drift.
    @Test func longDurationsDoNotDrift() throws {
        #expect(try FrameRate(30_000, per: 1001).frameCount(seconds: 1001 * 3600) == 30_000 * 3600)
    }

    @Test(arguments: [-1, -1e-9, .nan, .infinity, -.infinity, 1e300, 1e18] as [Double])
    func impossibleDurationsAreErrors(seconds: Double) throws {
        let rate = try FrameRate(60)
        #expect { try rate.frameCount(seconds: seconds) } throws: { error in
            guard case .impossibleDuration(let value) = error as? FrameError else { return false }
            return value == seconds || value.isNaN && seconds.isNaN
        }
    }

    @Test(arguments: [(0, 1), (1, 0), (-30, 1), (30, -1), (.min, .min)])
    func impossibleRatesAreErrors(frames: Int, seconds: Int) {
        #expect(throws: FrameError.impossibleRate(frames: frames, seconds: seconds)) {
            try FrameRate(frames, per: seconds)
        }
    }

    @Test func theLargestRatesDoNotTrap() throws {
        #expect(try FrameRate(.max, per: .max).frameCount(seconds: 7) == 7)
        #expect(throws: FrameError.impossibleDuration(seconds: 2)) {
            try FrameRate(.max).frameCount(seconds: 2)
        }
    }

    @Test func errorsNameTheirValues() {
        #expect(FrameError.impossibleDuration(seconds: -2.5).description.contains("-2.5 s"))
        #expect(FrameError.impossibleRate(frames: 0, seconds: 7).description.contains("0 frames in 7 s"))
    }
}
