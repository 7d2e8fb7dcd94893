/// Frames per second as a ratio, so that 30000/1001 is exact.
public struct FrameRate: Sendable, Hashable {
    public let frames: Int
    public let seconds: Int

    /// - Throws: ``FrameError/impossibleRate(frames:seconds:)`` unless both are 1 or more.
    public init(_ frames: Int, per seconds: Int = 1) throws(FrameError) {
        guard frames >= 1, seconds >= 1 else { throw .impossibleRate(frames: frames, seconds: seconds) }
        self.frames = frames
        self.seconds = seconds
    }

    /// 30 frames a second.
    public static let thirty = FrameRate(unchecked: 30)

    private init(unchecked frames: Int) { (self.frames, seconds) = (frames, 1) }

    /// The number of frames in a duration, to the nearest: one second at 30000/1001 has 30.
    ///
    /// - Throws: ``FrameError/impossibleDuration(seconds:)``.
    public func frameCount(seconds duration: Double) throws(FrameError) -> Int {
        let count = (duration * Double(frames) / Double(seconds)).rounded()
        guard duration >= 0, let exact = Int(exactly: count) else {
            throw .impossibleDuration(seconds: duration)
        }
        return exact
    }
}
