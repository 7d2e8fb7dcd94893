/// What came of one pair of files.
struct ComparedPair {
    enum Verdict: String, Encodable {
        case same
        /// More pixels differ than the limits allow.
        case pixels
        case size
        /// Only the expected picture is there.
        case missing
        /// Only the actual one is.
        case extra
    }

    let pair: PicturePair
    /// Nil where one of the two is not there.
    var comparison: Comparison?
    /// The paths of the pictures written.
    var diff: String?
    var triptych: String?

    var verdict: Verdict {
        guard pair.actual != nil else { return .missing }
        guard let comparison else { return .extra }
        if comparison.isSame { return .same }
        return comparison.differences == nil ? .size : .pixels
    }
}
