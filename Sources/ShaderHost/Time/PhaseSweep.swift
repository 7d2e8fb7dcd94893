/// The phases that a number of frames show, evenly spaced from one state of a transition to another.
public struct PhaseSweep: Sendable, Hashable {
    public let start: TransitionPhase
    public let end: TransitionPhase
    public let frameCount: Int

    /// - Parameter frameCount: 1 or more. A single frame shows the end state.
    /// - Throws: ``FrameError/tooFewFrames(_:)``.
    public init(from start: TransitionPhase, to end: TransitionPhase, frameCount: Int) throws(FrameError) {
        guard frameCount >= 1 else { throw .tooFewFrames(frameCount) }
        self.start = start
        self.end = end
        self.frameCount = frameCount
    }

    /// −1 → 0.
    public static func insertion(frameCount: Int) throws(FrameError) -> PhaseSweep {
        try PhaseSweep(from: .willAppear, to: .identity, frameCount: frameCount)
    }

    /// 0 → +1.
    public static func removal(frameCount: Int) throws(FrameError) -> PhaseSweep {
        try PhaseSweep(from: .identity, to: .didDisappear, frameCount: frameCount)
    }

    /// −1 → +1, through 0.
    public static func whole(frameCount: Int) throws(FrameError) -> PhaseSweep {
        try PhaseSweep(from: .willAppear, to: .didDisappear, frameCount: frameCount)
    }

    /// The phase of a frame: frame i of N has progress i/(N − 1), and the first and last are exactly the end
    /// states.
    public func phase(ofFrame index: Int) -> Float {
        let progress = frameCount == 1 ? 1 : Double(index) / Double(frameCount - 1)
        return Float(start.value + (end.value - start.value) * progress)
    }
}
