import ShaderKernels

extension Spring {
    /// Where it is, a time after it was at 0.
    ///
    /// - Parameters:
    ///   - initialVelocity: per second, at 0.
    ///   - time: in seconds. Before 0, and where it is not a number, it counts as 0; at infinity every spring has come
    ///     to rest.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        let motion = motion(at: time)
        return target - (target.scaled(by: motion.rest) - initialVelocity.scaled(by: motion.push))
    }

    /// How fast it moves, per second, a time after it was at 0.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        let motion = motion(at: time)
        return target.scaled(by: -motion.restSlope) + initialVelocity.scaled(by: motion.pushSlope)
    }

    /// Moves on by a time.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: Double) {
        let way = target - value
        let moved = self.value(target: way, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
        value = moved == way ? target : value + moved
    }

    /// The force on the mass: k·(target − position) − c·velocity; zero when rigid.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        guard !isRigid else { return .zero }
        return (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// The two motions towards 0 that all others are sums of.
    private struct Motion {
        /// From 1 at rest, and its derivative.
        var rest, restSlope: Double
        /// From 0 with velocity 1, and its derivative.
        var push, pushSlope: Double
    }

    private func motion(at time: Double) -> Motion {
        let t = time > 0 ? time : 0
        let (d, w) = (decay, angularFrequency)
        guard !isRigid, (d * t).isFinite, (w * t).isFinite else {
            return Motion(rest: 0, restSlope: 0, push: 0, pushSlope: 0)
        }
        if w < 0 {
            let (slow, fast) = (d + w, d - w)
            let (slowly, quickly) = (exponential(-slow * t), exponential(-fast * t))
            let push = (slowly - quickly) / (fast - slow)
            return Motion(
                rest: slowly + slow * push, restSlope: -slow * fast * push,
                push: push, pushSlope: slowly - fast * push)
        }
        let fading = exponential(-d * t)
        guard w > 0 else {
            return Motion(
                rest: fading * (1 + d * t), restSlope: -fading * d * d * t,
                push: fading * t, pushSlope: fading * (1 - d * t))
        }
        let quarterTurns = w * t * (2 / .pi)
        let (cosine, sine) = (cosine(quarterTurns: quarterTurns), cosine(quarterTurns: quarterTurns - 1))
        return Motion(
            rest: fading * (cosine + d / w * sine), restSlope: -fading * (d * d + w * w) / w * sine,
            push: fading * sine / w, pushSlope: fading * (cosine - d / w * sine))
    }
}
