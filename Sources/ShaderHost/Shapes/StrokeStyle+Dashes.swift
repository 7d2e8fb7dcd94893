extension StrokeStyle {
    /// Of one path.
    static let mostDashes = 0x1p16

    /// A subpath, cut into dashes. The last dash of a closed one is not joined to the first.
    ///
    /// - Parameter left: how many there may still be; a subpath that would have more is not cut.
    func dashes(of subpath: Subpath, atMost left: inout Double) -> [Subpath] {
        let period = dash.reduce(0, +) * (dash.count % 2 == 0 ? 1 : 2)
        guard period > 0, period.isFinite, dash.allSatisfy({ $0 >= 0 }) else { return [subpath] }
        let ruler = Ruler(subpath)
        let count = ruler.length / period * Double(dash.count)
        guard count < left else { return [subpath] }
        left -= count
        // The remainder is exact; what a division leaves of a large phase is anything.
        let rest = dashPhase.isFinite ? dashPhase.truncatingRemainder(dividingBy: period) : 0
        let phase = rest < 0 ? rest + period : rest

        var result: [Subpath] = []
        var (start, index) = (-phase, 0)
        while start < ruler.length {
            let end = start + dash[index % dash.count]
            if index % 2 == 0, end > 0 || start == 0 {
                // A dash of no length has a direction all the same, for its caps.
                let visibleEnd = max(end, start + lineWidth * 0x1p-20)
                let segments = ruler.part(from: max(start, 0), to: min(visibleEnd, ruler.length))
                result.append(Subpath(segments: segments, isClosed: false))
            }
            (start, index) = (end, index + 1)
        }
        return result
    }
}
