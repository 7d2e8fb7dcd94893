import ShaderHost

/// Which frames there are, and at which time each is seen: evenly spaced, the first at 0 and the last at the end.
struct Timeline: Equatable, Sendable {
    /// 1 or more; a single frame shows the end.
    let frameCount: Int
    /// In seconds.
    let duration: Double
    let isReversed: Bool

    /// In seconds. A curve arrives at the end of its time, and is done this long after it.
    static let moment = 1e-6

    /// The scene's frame that is seen in place of a frame.
    func sceneFrame(of index: Int) -> Int { isReversed ? frameCount - 1 - index : index }

    func time(ofSceneFrame index: Int) -> Double {
        frameCount == 1 ? duration : Double(index) / Double(frameCount - 1) * duration
    }
}

extension Animation {
    /// How long it takes something to come to rest, in seconds, to the next hundredth; nil where it takes longer than a
    /// minute, or has no end.
    var length: Double? {
        var run = AnimationRun(from: 0.0, to: 1.0, animation: self)
        let longest = 6000
        return (1...longest).lazy.map { Double($0) / 100 }.first { time in
            _ = run.value(at: time + Timeline.moment)
            return run.isFinished
        }
    }
}
