/// The way from one keyframe to the next.
struct KeyframeSegment<V: VectorArithmetic> {
    enum Path {
        case curve(UnitCurve)
        case cubic(startVelocity: V, endVelocity: V)
        case spring(Spring, startVelocity: V)
    }

    let start: Double
    let duration: Double
    let origin: V
    /// Where it is when its duration has passed.
    let end: V
    let target: V
    let path: Path

    /// - Parameter time: since the segment's start, before its end.
    func value(at time: Double) -> V {
        let way = target - origin
        let part = time / duration
        switch path {
        case .curve(let curve):
            return origin + way.scaled(by: curve.value(at: part))
        case .cubic(let startVelocity, let endVelocity):
            // Hermite's cubic, with the velocities over the whole duration as its slopes.
            let rest = 1 - part
            return origin + way.scaled(by: part * part * (3 - 2 * part))
                + startVelocity.scaled(by: duration * part * rest * rest)
                - endVelocity.scaled(by: duration * part * part * rest)
        case .spring(let spring, let velocity):
            return origin + spring.value(target: way, initialVelocity: velocity, time: time)
        }
    }
}
