/// What can be wrong with a number of frames.
public enum FrameError: Error, Equatable, Sendable {
    case tooFewFrames(Int)
    /// A duration that is not a number of seconds from 0 on, or has more frames than can be counted.
    case impossibleDuration(seconds: Double)
    case impossibleRate(frames: Int, seconds: Int)
}

extension FrameError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tooFewFrames(let count): "\(count) frames are too few; there must be at least 1"
        case .impossibleDuration(let seconds): "a duration of \(seconds) s has no frames that could be counted"
        case .impossibleRate(let frames, let seconds):
            "a rate of \(frames) frames in \(seconds) s is none; both must be 1 or more"
        }
    }
}
