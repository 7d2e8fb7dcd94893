/// A value whose parts go through keyframes, each part on a track of its own, all from time 0.
///
/// Where two tracks move the same part, the later one is seen.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let courses: [AnyKeyframeTrack<Value>.Course]

    public init(
        initialValue: Value, @KeyframesBuilder<Value> content: () -> [AnyKeyframeTrack<Value>]
    ) {
        self.initialValue = initialValue
        courses = content().map { $0.course(initialValue) }
    }

    /// That of the longest track, in seconds.
    public var duration: Double { courses.map(\.duration).max() ?? 0 }

    /// - Parameter time: in seconds. Before 0, and NaN, count as 0; after its end a track stays where it is.
    public func value(time: Double) -> Value {
        var value = initialValue
        for course in courses { course.apply(&value, time) }
        return value
    }

    /// - Parameter progress: the part of the duration, 0…1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
