/// The way along a curve, in a given time. A duration of 0 or less, or NaN, ends it at once; it has not ended yet when
/// exactly its duration has passed.
struct CurveAnimation: CustomAnimation {
    let curve: UnitCurve
    let duration: Double

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        guard duration > 0, time <= duration else { return nil }
        return value.scaled(by: curve.value(at: time / duration))
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        guard duration > 0, time <= duration else { return nil }
        let slope = curve.velocity(at: time / duration) / duration
        return slope.isFinite ? value.scaled(by: slope) : nil
    }
}

extension Animation {
    public static var linear: Animation { linear(duration: standardDuration) }
    public static var easeIn: Animation { easeIn(duration: standardDuration) }
    public static var easeOut: Animation { easeOut(duration: standardDuration) }
    public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

    public static func linear(duration: Double) -> Animation { timingCurve(.linear, duration: duration) }
    public static func easeIn(duration: Double) -> Animation { timingCurve(.easeIn, duration: duration) }
    public static func easeOut(duration: Double) -> Animation { timingCurve(.easeOut, duration: duration) }
    public static func easeInOut(duration: Double) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// - Parameter duration: in seconds. With 0 or less, or NaN, the change happens at once.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
        Animation(CurveAnimation(curve: curve, duration: duration))
    }

    /// A cubic Bézier curve with control points (x1, y1) and (x2, y2).
    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
    ) -> Animation {
        timingCurve(.bezier(x1, y1, x2, y2), duration: duration)
    }

    private static let standardDuration = 0.35
}
