import Foundation

extension CompareReport {
    /// For people. Of folders, only what differs is listed.
    var text: String {
        let verdict = isSame ? "same" : "different"
        var lines: [String]
        if let only = pairs.first, only.pair.name == nil {
            lines = ["\(verdict): \(only.summary)"] + only.details
        } else {
            let count = isSame ? "" : "\(different.count) of "
            lines = ["\(verdict): \(count)\(counted(pairs.count, "picture"))"]
            for pair in different { lines += ["\(pair.label): \(pair.summary)"] + pair.details }
        }
        let limits = limitsThatPass
        if !limits.isEmpty { lines += ["smallest limits that pass, any of these:"] + limits.map { "  \($0)" } }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension ComparedPair {
    /// The name, on one line whatever is in it: a file's name must not pass for a line of the report.
    fileprivate var label: String { String((pair.name ?? "").debugDescription.dropFirst().dropLast()) }

    fileprivate var summary: String {
        switch verdict {
        case .missing: "missing, there is only the expected picture"
        case .extra: "one too many, there is no expected picture"
        case .same, .pixels, .size: comparison?.differences?.summary ?? comparison?.description ?? ""
        }
    }

    fileprivate var details: [String] {
        let paths = [("difference", diff), ("triptych", triptych)].compactMap { label, path in
            path.map { (label, $0) }
        }
        return ((comparison?.differences?.details ?? []) + paths).map { label, value in
            "  " + label.padded(to: 20) + "  " + value
        }
    }
}

extension PixelDifferences {
    fileprivate var details: [(String, String)] {
        guard let worst else { return [] }
        var details = [
            ("largest difference", "\(largest) of 255; the mean is \(String(format: "%.3g", mean))")
        ]
        if let bounds { details.append(("bounding box", bounds.description)) }
        if let first { details.append(("first pixel", first.text)) }
        details.append(("worst pixel", worst.text))
        let histogram = shortHistogram.map { bin in
            (bin.from == bin.to ? "\(bin.from)" : "\(bin.from)-\(bin.to)") + ": \(bin.pixels)"
        }
        details.append(("pixels by difference", histogram.joined(separator: ", ")))
        return details
    }

    struct Bin: Equatable, Encodable {
        let from: Int
        let to: Int
        let pixels: Int
    }

    /// The pixels that differ at all, by difference: 1, 2 to 3, 4 to 7, and so on; without empty bins.
    var shortHistogram: [Bin] {
        (0..<8).map { power in
            let (from, end) = (1 << power, 2 << power)
            return Bin(from: from, to: end - 1, pixels: histogram[from..<end].reduce(0, +))
        }
        .filter { $0.pixels > 0 }
    }
}

extension PixelDifferences.Pixel {
    fileprivate var text: String { "(\(x), \(y)): expected \(expected.text), actual \(actual.text)" }
}
