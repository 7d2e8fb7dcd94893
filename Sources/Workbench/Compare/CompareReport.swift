/// What `compare` found, and the shape of `compare --json`.
struct CompareReport {
    let pairs: [ComparedPair]

    init(_ pairs: [ComparedPair]) { self.pairs = pairs }

    var different: [ComparedPair] { pairs.filter { $0.verdict != .same } }

    /// Without a pair, nothing is proved.
    var isSame: Bool { !pairs.isEmpty && different.isEmpty }

    /// Any of these would have made everything the same; none can where sizes differ or files are missing.
    var limitsThatPass: [Limits] {
        let differences = pairs.compactMap(\.comparison?.differences)
        guard !isSame, differences.count == pairs.count, let limits = differences.first?.limits else {
            return []
        }
        return limits.smallestThatPass(differences)
    }
}

extension CompareReport: Encodable {
    private enum Key: String, CodingKey { case same, pictures, limitsThatPass }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Key.self)
        try fields.encode(isSame, forKey: .same)
        try fields.encode(pairs, forKey: .pictures)
        try fields.encode(limitsThatPass.map(\.description), forKey: .limitsThatPass)
    }
}

extension ComparedPair: Encodable {
    private enum Key: String, CodingKey {
        case verdict, expected, actual, expectedSize, actualSize, pixels, diff, triptych
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Key.self)
        try fields.encode(verdict, forKey: .verdict)
        try fields.encodeIfPresent(pair.expected, forKey: .expected)
        try fields.encodeIfPresent(pair.actual, forKey: .actual)
        if case .sizes(let expected, let actual) = comparison {
            try fields.encode(expected, forKey: .expectedSize)
            try fields.encode(actual, forKey: .actualSize)
        }
        try fields.encodeIfPresent(comparison?.differences, forKey: .pixels)
        try fields.encodeIfPresent(diff, forKey: .diff)
        try fields.encodeIfPresent(triptych, forKey: .triptych)
    }
}

extension PixelDifferences: Encodable {
    private enum Key: String, CodingKey {
        case compared, count, fraction, largest, mean, boundingBox, first, worst, histogram
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Key.self)
        try fields.encode(total, forKey: .compared)
        try fields.encode(count, forKey: .count)
        try fields.encode(fraction, forKey: .fraction)
        try fields.encode(largest, forKey: .largest)
        try fields.encode(mean, forKey: .mean)
        try fields.encodeIfPresent(bounds, forKey: .boundingBox)
        try fields.encodeIfPresent(first, forKey: .first)
        try fields.encodeIfPresent(worst, forKey: .worst)
        try fields.encode(shortHistogram, forKey: .histogram)
    }
}

extension Region: Encodable {
    private enum Key: String, CodingKey { case x, y, width, height }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Key.self)
        try fields.encode(x, forKey: .x)
        try fields.encode(y, forKey: .y)
        try fields.encode(size.width, forKey: .width)
        try fields.encode(size.height, forKey: .height)
    }
}
