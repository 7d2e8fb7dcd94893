/// What something opens around, and how far it is from there to the farther side along both axes; in points.
package struct Middle {
    package let x, y: Double
    let reachX, reachY: Double

    /// - Parameter center: beyond a thousand times the picture's size it is limited, and NaN counts as its middle.
    package init(_ center: UnitPoint, of size: Size) {
        func place(_ share: Double) -> Double { share.isNaN ? 0.5 : min(max(share, -1000), 1000) }
        (x, y) = (place(center.x) * size.width, place(center.y) * size.height)
        (reachX, reachY) = (max(abs(x), abs(size.width - x)), max(abs(y), abs(size.height - y)))
    }

    /// To the farthest corner.
    var radius: Double { (reachX * reachX + reachY * reachY).squareRoot() }
}
