/// What the lines of a row add to its pixels, before it is summed up from left to right.
///
/// A line that comes down by dy, at x on average, covers dy of all pixels to its right, and of the pixel that it
/// is in, at a fraction f, the (1 − f)th part of that. So it adds dy·(1 − f) to its own pixel's number and dy·f to
/// the next one's; the sum of all numbers up to a pixel is the covered area of it. The idea is Levien's, of
/// font-rs: accumulation of signed areas.
struct RowAccumulator {
    private let width: Int
    /// A bit for each number that anything was added to.
    private let touched: UnsafeMutablePointer<UInt64>
    /// In units of `Subpixel.pixelArea`. What was not touched holds nothing of use.
    private let cells: UnsafeMutablePointer<Int64>

    /// The right edge of the picture may be touched, which is a pixel beyond, and the one next to that.
    private static func cellCount(width: Int) -> Int { width + 2 }
    /// In multiples of 64 bytes.
    private static func bitmapByteCount(width: Int) -> Int { (cellCount(width: width) + 511) / 512 * 64 }

    static func byteCount(width: Int) -> Int { bitmapByteCount(width: width) + 8 * cellCount(width: width) }

    init(memory: UnsafeMutableRawPointer, width: Int) {
        self.width = width
        let byteCount = Self.bitmapByteCount(width: width)
        touched = memory.bindMemory(to: UInt64.self, capacity: byteCount / 8)
        touched.update(repeating: 0, count: byteCount / 8)
        cells = (memory + byteCount).bindMemory(to: Int64.self, capacity: Self.cellCount(width: width))
    }

    @inline(__always)
    func add(_ area: Int64, to column: Int) {
        let bit: UInt64 = 1 &<< UInt64(column & 63)
        if touched[column >> 6] & bit == 0 {
            touched[column >> 6] |= bit
            cells[column] = area
        } else {
            cells[column] &+= area
        }
    }

    /// Adds a line that comes down by `height` inside of one column.
    ///
    /// - Parameter x: the sum of its fractions at the top and at the bottom.
    @inline(__always)
    private func add(height: Int64, x: Int64, column: Int64) {
        guard height != 0 else { return }
        add(height &* (2 &* Subpixel.perPixel &- x), to: Int(column))
        if x != 0 { add(height &* x, to: Int(column) + 1) }
    }

    /// Adds what a line does inside of a row.
    func add(_ line: OutlineLine, row: Int) {
        let start = Int64(row) << Subpixel.bits
        let top = max(line.top, start)
        let bottom = min(line.bottom, start + Subpixel.perPixel)
        guard top < bottom else { return }
        let (x0, x1) = (line.x(at: top), line.x(at: bottom))
        let last = x1 >> Subpixel.bits
        var column = x0 >> Subpixel.bits
        var (x, y) = (x0, top)
        if column != last {
            // From the top on, whichever way the line leans, as in `OutlineLine`.
            let step: Int64 = x0 < x1 ? 1 : -1
            let rowsPerColumn = Double(bottom - top) / Double((x1 - x0).magnitude)
            repeat {
                let edge = (step > 0 ? column + 1 : column) << Subpixel.bits
                let next = top + Subpixel.rounded(Double((edge - x0).magnitude) * rowsPerColumn)
                let fractions = x + edge - 2 * (column << Subpixel.bits)
                add(height: (next - y) * line.direction, x: fractions, column: column)
                (x, y) = (edge, next)
                column += step
            } while column != last
        }
        let fractions = x + x1 - 2 * (last << Subpixel.bits)
        add(height: (bottom - y) * line.direction, x: fractions, column: last)
    }

    /// Sums up, and writes runs of pixels that are the same at once.
    ///
    /// - Returns: the coverage of all pixels where it is the same, and then nothing is written; nil otherwise.
    func finish(rule: FillRule, into result: UnsafeMutablePointer<Float>) -> Float? {
        var area: Int64 = 0
        var (start, coverage) = (0, Float(0))
        for word in 0...(width - 1) >> 6 {
            var bits = touched[word]
            while bits != 0 {
                let column = word << 6 + bits.trailingZeroBitCount
                bits &= bits &- 1
                guard column < width else { break }
                area &+= cells[column]
                let next = rule.coverage(area)
                guard next != coverage else { continue }
                (result + start).initialize(repeating: coverage, count: column - start)
                (start, coverage) = (column, next)
            }
        }
        guard start > 0 else { return coverage }
        (result + start).initialize(repeating: coverage, count: width - start)
        return nil
    }
}
