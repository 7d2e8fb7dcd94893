/// Keyframes that follow each other.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    /// One after the other.
    var keyframes: [Keyframe<Value>] { get }
}

/// One step of a track: a value that is reached, and how.
public struct Keyframe<Value: Animatable> {
    enum Kind {
        case linear(UnitCurve)
        case cubic(startVelocity: Value.AnimatableData?, endVelocity: Value.AnimatableData?)
        case spring(Spring, startVelocity: Value.AnimatableData?)
        case move
    }

    let target: Value.AnimatableData
    /// In seconds, 0 or more; nil for a spring until it has settled.
    let duration: Double?
    let kind: Kind

    init(to target: Value, duration: Double?, kind: Kind) {
        self.target = target.animatableData
        // NaN is none, and what is more than a million seconds is that: times can be added and taken apart then.
        self.duration = duration.map { $0 > 0 ? min($0, 1e6) : 0 }
        self.kind = kind
    }
}

/// The keyframes in the braces of a ``KeyframeTrack``.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ content: K) -> [Keyframe<Value>] {
        content.keyframes
    }
    public static func buildBlock(_ parts: [Keyframe<Value>]...) -> [Keyframe<Value>] { parts.flatMap { $0 } }
    public static func buildArray(_ parts: [[Keyframe<Value>]]) -> [Keyframe<Value>] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Keyframe<Value>]?) -> [Keyframe<Value>] { part ?? [] }
    public static func buildEither(first part: [Keyframe<Value>]) -> [Keyframe<Value>] { part }
    public static func buildEither(second part: [Keyframe<Value>]) -> [Keyframe<Value>] { part }
}
