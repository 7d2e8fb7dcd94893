/// How a change of a value is spread over time. Times are in seconds.
///
/// What is shown at a time does not depend on the frames before it, with two exceptions:
/// ``spring(response:dampingFraction:blendDuration:)``, and ``repeatCount(_:autoreverses:)`` of such springs.
public struct Animation: Sendable {
    /// What the animation is made of.
    public let base: any CustomAnimation

    public init(_ base: some CustomAnimation) { self.base = base }

    /// ``default`` is a spring that takes half a second and does not bounce. SwiftUI's documentation says 0.55 s.
    public static let `default` = Animation.spring
}

extension Animation: Hashable {
    public static func == (left: Animation, right: Animation) -> Bool { left.base.isEqual(to: right.base) }
    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension CustomAnimation {
    fileprivate func isEqual(to other: any CustomAnimation) -> Bool { self == other as? Self }
}

extension Animation {
    public func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    public func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}
