/// Changes of a value, or of parts of it, over time.
public protocol Keyframes<Value> {
    associatedtype Value
    /// Its tracks, in the order in which they apply.
    var tracks: [AnyKeyframeTrack<Value>] { get }
}

/// Keyframes for a part of a value, or for all of it.
public struct KeyframeTrack<Root, Value: Animatable>: Keyframes {
    public let tracks: [AnyKeyframeTrack<Root>]

    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> [Keyframe<Value>]
    ) {
        tracks = [AnyKeyframeTrack(keyPath, content())]
    }

    public init(@KeyframeTrackContentBuilder<Value> content: () -> [Keyframe<Value>]) where Root == Value {
        self.init(\.self, content: content)
    }
}

/// A track of whatever part of a value.
public struct AnyKeyframeTrack<Root> {
    /// The track's course, from where the value starts.
    let course: (_ initial: Root) -> Course

    struct Course {
        let duration: Double
        let apply: (_ value: inout Root, _ time: Double) -> Void
    }

    init<Value: Animatable>(_ keyPath: WritableKeyPath<Root, Value>, _ keyframes: [Keyframe<Value>]) {
        course = { initial in
            let path = KeyframePath(from: initial[keyPath: keyPath].animatableData, through: keyframes)
            return Course(duration: path.duration) { value, time in
                guard !keyframes.isEmpty else { return }
                value[keyPath: keyPath].animatableData = path.value(at: time)
            }
        }
    }
}

/// The tracks in the braces of a ``KeyframeTimeline``.
@resultBuilder
public enum KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes<Value>>(_ keyframes: K) -> [AnyKeyframeTrack<Value>] {
        keyframes.tracks
    }
    public static func buildBlock(_ parts: [AnyKeyframeTrack<Value>]...) -> [AnyKeyframeTrack<Value>] {
        parts.flatMap { $0 }
    }
}
