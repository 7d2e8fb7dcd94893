/// How long a subpath is, all along it.
///
/// A curve's length is that of 64 chords. Each is shorter than its arc by the 24th part of the square of the angle
/// that the arc turns by: for an eighth of a turn in one curve, that is 6·10⁻⁶ of the length, and evenly so.
struct Ruler {
    private let segments: [Segment]
    private var marks: [Mark]

    /// A point along the subpath.
    private struct Mark {
        var segment: Int
        var t: Double
        /// From the subpath's start.
        var distance: Double
    }

    init(_ subpath: Subpath) {
        segments = subpath.segments
        marks = [Mark(segment: 0, t: 0, distance: 0)]
        var distance = 0.0
        for (index, segment) in segments.enumerated() {
            let count = segment.isStraight ? 1 : 64
            var last = segment.start
            for (piece, point) in segment.points(count: count).enumerated() {
                distance += (point - last).length
                last = point
                marks.append(Mark(segment: index, t: Double(piece + 1) / Double(count), distance: distance))
            }
        }
    }

    var length: Double { marks.last?.distance ?? 0 }

    /// What lies between two distances from the start, the first of which is smaller.
    func part(from start: Double, to end: Double) -> [Segment] {
        let (first, last) = (position(at: start), position(at: end))
        return (first.segment...max(last.segment, first.segment)).compactMap { index in
            let t0 = index == first.segment ? first.t : 0
            let t1 = index == last.segment ? last.t : 1
            return t0 < t1 ? segments[index].part(from: t0, to: t1) : nil
        }
    }

    private func position(at distance: Double) -> (segment: Int, t: Double) {
        // The first mark that is not nearer.
        var (low, high) = (0, marks.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if marks[middle].distance < distance { low = middle + 1 } else { high = middle }
        }
        let mark = marks[low]
        guard low > 0 else { return (mark.segment, mark.t) }
        let earlier = marks[low - 1]
        let t0 = earlier.segment == mark.segment ? earlier.t : 0
        let piece = mark.distance - earlier.distance
        let share = piece > 0 ? min((distance - earlier.distance) / piece, 1) : 1
        return (mark.segment, t0 + (mark.t - t0) * share)
    }
}
