extension Path {
    /// The part of the path between two shares of its length, which is that of all its subpaths one after the
    /// other, closing lines included.
    ///
    /// - Parameters: 0…1; numbers beyond count as 0 and 1. Nothing is left where `from` is not below `to`, or one
    ///   of them is NaN. What is cut is open; subpaths that lie between stay as they are, and closed.
    public func trimmedPath(from: Double, to: Double) -> Path {
        guard from < to else { return Path() }
        guard from > 0 || to < 1 else { return self }
        let subpaths = subpaths
        let rulers = subpaths.map(Ruler.init)
        let length = rulers.reduce(0) { $0 + $1.length }
        let (start, end) = (max(0, from) * length, min(1, to) * length)
        return Path { path in
            var distance = 0.0
            for (subpath, ruler) in zip(subpaths, rulers) {
                let (first, last) = (start - distance, end - distance)
                if first <= 0 && last >= ruler.length {
                    path.addSubpath(subpath.segments, isClosed: subpath.isClosed)
                } else if first < ruler.length && last > 0 {
                    path.addSubpath(ruler.part(from: max(first, 0), to: min(last, ruler.length)))
                }
                distance += ruler.length
            }
        }
    }
}
