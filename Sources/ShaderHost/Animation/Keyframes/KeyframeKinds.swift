// Durations are in seconds. One that is negative or not a number counts as 0, and one above 10⁶ as that.

/// Goes straight to a value, along a curve over time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let keyframes: [Keyframe<Value>]

    public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
        keyframes = [Keyframe(to: to, duration: duration, kind: .linear(timingCurve))]
    }
}

/// Goes to a value on a cubic curve. Between cubic keyframes it does not change its speed abruptly; at others it takes over
/// theirs.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let keyframes: [Keyframe<Value>]

    /// - Parameters:
    ///   - startVelocity: per second; nil leaves it to the neighbours.
    ///   - endVelocity: likewise.
    public init(
        _ to: Value, duration: Double, startVelocity: Value.AnimatableData? = nil,
        endVelocity: Value.AnimatableData? = nil
    ) {
        let kind = Keyframe<Value>.Kind.cubic(startVelocity: startVelocity, endVelocity: endVelocity)
        keyframes = [Keyframe(to: to, duration: duration, kind: kind)]
    }
}

/// Goes to a value on a spring, as fast as it arrives.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let keyframes: [Keyframe<Value>]

    /// - Parameters:
    ///   - duration: after which the spring is left where it is; nil lets it settle.
    ///   - startVelocity: per second; nil takes over that of the keyframe before.
    public init(
        _ to: Value, duration: Double? = nil, spring: Spring = Spring(),
        startVelocity: Value.AnimatableData? = nil
    ) {
        let kind = Keyframe<Value>.Kind.spring(spring, startVelocity: startVelocity)
        keyframes = [Keyframe(to: to, duration: duration, kind: kind)]
    }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let keyframes: [Keyframe<Value>]

    public init(_ to: Value) { keyframes = [Keyframe(to: to, duration: 0, kind: .move)] }
}
