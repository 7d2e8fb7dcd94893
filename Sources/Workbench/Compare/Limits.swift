/// Up to where pictures that differ count as the same.
struct Limits: Sendable, Equatable {
    /// A pixel differs if it is further off than this, in any channel, in code values, 0 to 255.
    var maxDelta = 0
    /// So many pixels may differ; nil for no limit of this kind.
    var maxPixels: Int?
    /// So large a part of the compared pixels may differ, 0 to 1; nil for no limit of this kind.
    var maxFraction: Double?

    /// Whether so many pixels may differ. Both limits must hold where both are given; without any, none may.
    func allow(_ count: Int, of total: Int) -> Bool {
        if maxPixels == nil && maxFraction == nil { return count == 0 }
        return count <= maxPixels ?? total && ratio(count, to: total) <= maxFraction ?? 1
    }

    /// The smallest limits, one of each kind, with which all of these would be the same. What is no reason for
    /// them to differ stays as it is.
    func smallestThatPass(_ pictures: [PixelDifferences]) -> [Limits] {
        let delta = pictures.map { $0.smallestDelta(within: self) }.max() ?? 0
        let count = pictures.map(\.count).max() ?? 0
        let fraction = pictures.map(\.fraction).max() ?? 0
        return [
            Limits(maxDelta: delta, maxPixels: maxPixels, maxFraction: maxFraction),
            Limits(maxDelta: maxDelta, maxPixels: count),
            Limits(maxDelta: maxDelta, maxFraction: fraction),
        ]
    }
}

/// One rounding, the same wherever a fraction is printed and compared: a printed one passes as a limit.
func ratio(_ count: Int, to total: Int) -> Double { Double(count) / Double(total) }

extension Limits: CustomStringConvertible {
    /// As options of the command.
    var description: String {
        let parts = [
            maxDelta > 0 ? "--max-delta \(maxDelta)" : nil, maxPixels.map { "--max-pixels \($0)" },
            maxFraction.map { "--max-fraction \($0)" },
        ]
        return parts.compactMap(\.self).joined(separator: " ")
    }
}
