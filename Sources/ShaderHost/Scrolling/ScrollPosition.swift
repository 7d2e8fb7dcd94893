/// Where content lies in a viewport, along the axis that is scrolled.
struct ScrollPosition {
    /// Of the content's leading edge, from the viewport's, in points.
    let start: Double
    let length: Double
    let viewportLength: Double

    /// How far the content is from its place: −1 just hidden at the leading edge, 0 from the threshold on, 1 just hidden at the
    /// trailing edge. Content that is on its way at both edges, being longer than the viewport, is where it is further from its place.
    func phase(threshold: ScrollTransitionThreshold, curve: UnitCurve = .linear) -> Double {
        func distance(_ way: Double) -> Double {
            1
                - curve.value(
                    at: threshold.progress(distance: way, length: length, viewportLength: viewportLength))
        }
        let (leading, trailing) = (distance(start + length), distance(viewportLength - start))
        return leading > trailing ? -leading : trailing
    }

    func phase(threshold: ScrollTransitionThreshold) -> ScrollTransitionPhase {
        let phase: Double = phase(threshold: threshold, curve: .linear)
        return phase < 0 ? .topLeading : phase > 0 ? .bottomTrailing : .identity
    }
}
