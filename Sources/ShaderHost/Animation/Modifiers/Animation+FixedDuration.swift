extension Animation {
    /// How long it takes, in seconds, where that is known beforehand; what has such a duration keeps nothing from frame to
    /// frame.
    var fixedDuration: Double? {
        switch base {
        case let curve as CurveAnimation: curve.duration
        case let spring as InterpolatingSpringAnimation: spring.duration
        case let delayed as DelayAnimation: delayed.base.fixedDuration.map { $0 + delayed.delay }
        case let sped as SpeedAnimation:
            sped.base.fixedDuration.map { sped.speed > 0 ? $0 / sped.speed : .infinity }
        case let completed as LogicalCompletionAnimation: completed.base.fixedDuration
        case let repeated as RepeatAnimation:
            repeated.base.fixedDuration.map { $0 * (repeated.count.map { Double(max($0, 1)) } ?? .infinity) }
        default: nil
        }
    }
}
