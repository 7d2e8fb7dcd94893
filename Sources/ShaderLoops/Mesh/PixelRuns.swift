/// Neighbouring pixels of a row that one triangle covers, or none.
@frozen @usableFromInline
struct PixelRun: BitwiseCopyable {
    /// The column behind the last one.
    @usableFromInline var end: Int32
    /// Below 0 where there is none.
    @usableFromInline var triangle: Int32
    /// Of a gap the next one to the right; the width behind the last.
    var nextGap: Int32
}

/// The runs of a row, in the row's own memory: each is written down where its first pixel will be, which has the room.
/// So a thread needs no other, and the number of runs has no limit.
@usableFromInline
struct PixelRuns {
    private let memory: UnsafeMutableRawPointer
    private let width: Int32
    private var firstGap: Int32 = 0

    /// One gap.
    ///
    /// - Parameter memory: `width` pixels of four floats, `width` being 1 or more.
    init(width: Int, memory: UnsafeMutableRawPointer) {
        (self.width, self.memory) = (Int32(width), memory)
        self[0] = PixelRun(end: self.width, triangle: -1, nextGap: self.width)
    }

    var hasGaps: Bool { firstGap < width }

    /// Puts a triangle behind all that have come before: where it covers gaps, they are its own.
    mutating func fillGaps(in columns: Range<Int32>, with triangle: Int32) {
        var (last, gap) = (-1 as Int32, firstGap)
        while gap < columns.upperBound {
            let run = self[gap]
            let (start, end) = (max(gap, columns.lowerBound), min(run.end, columns.upperBound))
            guard start < end else {
                (last, gap) = (gap, run.nextGap)
                continue
            }
            var next = run.nextGap
            if end < run.end {
                self[end] = PixelRun(end: run.end, triangle: -1, nextGap: next)
                next = end
            }
            if gap < start {
                self[gap] = PixelRun(end: start, triangle: -1, nextGap: next)
                last = gap
            } else if last < 0 {
                firstGap = next
            } else {
                self[last].nextGap = next
            }
            self[start] = PixelRun(end: end, triangle: triangle, nextGap: width)
            gap = next
        }
    }

    private subscript(column: Int32) -> PixelRun {
        get { (memory + Int(column) &* 16).loadUnaligned(as: PixelRun.self) }
        nonmutating set { (memory + Int(column) &* 16).storeBytes(of: newValue, as: PixelRun.self) }
    }
}
