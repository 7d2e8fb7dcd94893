/// How far content must have come into a viewport to count as in place.
public struct ScrollTransitionThreshold: Hashable, Sendable {
    /// As a share of the content's length, of the viewport's, and in points.
    private var content, viewport, points: Double

    /// Any part of it is to be seen.
    public static let hidden = ScrollTransitionThreshold(content: 0, viewport: 0, points: 0)
    /// All of it is.
    public static let visible = visible(1)
    /// Its middle is the viewport's.
    public static let centered = ScrollTransitionThreshold(content: 0.5, viewport: 0.5, points: 0)

    /// - Parameter amount: how much of it is to be seen, 0…1; less and NaN count as 0, more as 1.
    public static func visible(_ amount: Double) -> ScrollTransitionThreshold {
        ScrollTransitionThreshold(content: amount > 0 ? min(amount, 1) : 0, viewport: 0, points: 0)
    }

    /// - Parameter amount: 0 is this threshold, 1 the other; beyond, it goes on.
    public func interpolated(
        towards other: ScrollTransitionThreshold, amount: Double
    ) -> ScrollTransitionThreshold {
        func between(_ own: Double, _ other: Double) -> Double { own + (other - own) * amount }
        return ScrollTransitionThreshold(
            content: between(content, other.content), viewport: between(viewport, other.viewport),
            points: between(points, other.points))
    }

    /// - Parameter distance: closer to the middle by so many points; away from it where negative.
    public func inset(by distance: Double) -> ScrollTransitionThreshold {
        var threshold = self
        threshold.points += distance
        return threshold
    }

    /// How much of the way from just hidden to the threshold content has come, 0…1.
    ///
    /// - Parameters:
    ///   - distance: of the content's far edge from the edge of the viewport that it comes in at, in points.
    ///   - length, viewportLength: along the axis, in points.
    func progress(distance: Double, length: Double, viewportLength: Double) -> Double {
        let way = content * length + viewport * viewportLength + points
        guard way > 0 else { return distance > way ? 1 : 0 }
        let progress = distance / way
        return progress > 0 ? min(progress, 1) : 0
    }
}
