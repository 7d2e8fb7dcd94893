import ShaderKernels

extension Spring {
    /// A spring that settles in a time.
    ///
    /// - Parameters:
    ///   - settlingDuration: in seconds, clamped to 0.01…10; NaN counts as 0.01.
    ///   - dampingRatio: above 0 and at most 1; clamped, and NaN counts as 1.
    ///   - epsilon: what is left of the way then, above 0 and below 1; anything else counts as 0.001.
    public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
        let duration = settlingDuration > 0.01 ? min(settlingDuration, 10) : 0.01
        let ratio = dampingRatio < 1 ? max(dampingRatio, .ulpOfOne) : 1
        let rest = epsilon > 0 && epsilon < 1 ? epsilon : 0.001
        // With d = ζω₀ the swings are within (1 + d)·e^(−dt), so that ln((1 + d)/ε) = d·duration. The difference of both
        // sides is convex in d: from where it is rising, one of Newton's steps leads beyond its root, and all others back
        // towards it.
        var decay = 1 / duration
        func next() -> Double {
            let difference = decay * duration - logarithm((1 + decay) / rest)
            return decay - difference / (duration - 1 / (1 + decay))
        }
        decay = max(next(), decay)
        while case let lower = next(), lower < decay { decay = lower }
        self.init(response: 2 * .pi * ratio / decay, dampingRatio: ratio)
    }

    /// How long it takes to come to within 0.001 of a target of 1, in seconds.
    public var settlingDuration: Double { settlingDuration(target: 1) }

    /// How long it takes to come to within a distance of its target, and stay there, in seconds; ∞ without damping.
    ///
    /// A spring that swings is within e^(−dt)·(|d·target − velocity| + |target|), which is followed until it is small
    /// enough. Of the others, whose envelope has no such inverse, moments a tenth of a second apart are looked at, up to
    /// the 1024th second, until they have been near for a second: the rule of SwiftUI, whose results are tenths.
    ///
    /// - Parameter epsilon: the distance. For one that is not above 0 the result is ∞.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
    ) -> Double {
        guard !isRigid else { return 0 }
        guard decay > 0, epsilon > 0 else { return .infinity }
        if angularFrequency > 0 {
            let push = (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
            let reach = push + target.magnitudeSquared.squareRoot()
            return max(0, logarithm(reach / epsilon) / decay)
        }
        var nearSince: Int?
        for tenths in 0..<10240 {
            let value = value(target: target, initialVelocity: initialVelocity, time: Double(tenths) / 10)
            guard (target - value).magnitudeSquared < epsilon * epsilon else {
                nearSince = nil
                continue
            }
            let since = nearSince ?? tenths
            guard tenths - since <= 10 else { return Double(since) / 10 }
            nearSince = since
        }
        return 1024
    }
}
