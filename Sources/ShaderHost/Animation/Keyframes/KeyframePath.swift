/// The keyframes of a track as segments in time.
///
/// The velocities of cubic keyframes, where none are given: between two of them (next − previous)/(d₁ + d₂), the slope
/// between the values around, which is Catmull and Rom's spline for uneven times; at another kind, that one's own; at a
/// jump, and at the ends of the track, 0. A spring that follows a cubic keyframe takes its velocity over, and that is 0.
///
/// Source: the documentation of SwiftUI's `CubicKeyframe`, and plots of its results.
struct KeyframePath<Value: Animatable> {
    typealias V = Value.AnimatableData

    private(set) var segments: [KeyframeSegment<V>] = []
    private let initial: V

    init(from initial: V, through keyframes: [Keyframe<Value>]) {
        self.initial = initial
        var origin = initial
        var start = 0.0
        var velocity = V.zero
        for index in keyframes.indices {
            let keyframe = keyframes[index]
            let way = keyframe.target - origin
            let path: KeyframeSegment<V>.Path
            var duration = keyframe.duration ?? 0
            var end = keyframe.target
            switch keyframe.kind {
            case .move:
                path = .curve(.linear)
                velocity = .zero
            case .linear(let curve):
                path = .curve(curve)
                velocity = keyframe.slope(of: way, curve.velocity(at: 1))
            case .cubic(let startVelocity, let endVelocity):
                let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
                let final = endVelocity ?? keyframe.velocity(from: origin, before: next)
                path = .cubic(startVelocity: startVelocity ?? velocity, endVelocity: final)
                velocity = final
            case .spring(let spring, let startVelocity):
                let initial = startVelocity ?? velocity
                path = .spring(spring, startVelocity: initial)
                if keyframe.duration == nil {
                    duration = min(spring.settlingDuration(target: way, initialVelocity: initial), 1e6)
                    velocity = .zero
                } else {
                    end = origin + spring.value(target: way, initialVelocity: initial, time: duration)
                    velocity = spring.velocity(target: way, initialVelocity: initial, time: duration)
                }
            }
            segments.append(
                KeyframeSegment(
                    start: start, duration: duration, origin: origin, end: end, target: keyframe.target,
                    path: path))
            start += duration
            origin = end
        }
    }

    var duration: Double { segments.last.map { $0.start + $0.duration } ?? 0 }

    /// - Parameter time: before 0, and NaN, count as 0, and what is after the end as the end.
    func value(at time: Double) -> V {
        let time = time > 0 ? time : 0
        // The last to have begun, behind all jumps at that time.
        guard let segment = segments.last(where: { $0.start <= time }) else { return initial }
        let elapsed = time - segment.start
        return elapsed < segment.duration ? segment.value(at: elapsed) : segment.end
    }
}

extension Keyframe {
    /// Of the way along a curve; 0 where it has no time.
    fileprivate func slope(of way: Value.AnimatableData, _ factor: Double) -> Value.AnimatableData {
        guard let duration, duration > 0, factor.isFinite else { return .zero }
        return way.scaled(by: factor / duration)
    }

    /// With which a cubic keyframe arrives, before another.
    fileprivate func velocity(from origin: Value.AnimatableData, before next: Keyframe?) -> Value.AnimatableData
    {
        guard let next else { return .zero }
        switch next.kind {
        case .linear(let curve): return next.slope(of: next.target - target, curve.velocity(at: 0))
        case .cubic(let startVelocity?, _): return startVelocity
        case .cubic(nil, _):
            let duration = (duration ?? 0) + (next.duration ?? 0)
            return duration > 0 ? (next.target - origin).scaled(by: 1 / duration) : .zero
        case .spring(_, let startVelocity): return startVelocity ?? .zero
        case .move: return .zero
        }
    }
}
