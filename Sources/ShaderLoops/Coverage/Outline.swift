/// The area inside of closed lines, as the share of each pixel that it covers.
///
/// It is a value that any number of threads may ask for any rows, in any order.
public struct Outline: Sendable {
    public let width: Int
    public let height: Int
    public let rule: FillRule
    private let lines: [OutlineLine]
    /// Of what each node of a tree over the rows holds, where it starts among the lines.
    private let starts: [Int]
    private let leafCount: Int
    private let left: [Int64]

    /// Lines are kept at the nodes of a binary tree over the rows, each at the lowest one whose rows are all those
    /// that it touches: a row finds them on the way from its leaf to the root, among few others, and no line is
    /// kept twice. A list for each row would hold a line once for each row that it touches, 2160 times at worst.
    package init(_ clipped: ClippedLines, rule: FillRule) {
        (width, height, left) = (clipped.width, clipped.height, clipped.left)
        self.rule = rule
        var leafCount = 1
        while leafCount < clipped.height { leafCount *= 2 }
        self.leafCount = leafCount
        let nodes = clipped.lines.map { line in
            // The root is 1, and below n there are 2n and 2n + 1.
            var (first, last) = (leafCount + line.rows.lowerBound, leafCount + line.rows.upperBound)
            while first != last { (first, last) = (first / 2, last / 2) }
            return first
        }
        let order = nodes.indices.sorted { nodes[$0] < nodes[$1] }
        lines = order.map { clipped.lines[$0] }
        var starts = [Int](repeating: 0, count: 2 * leafCount + 1)
        for node in nodes { starts[node + 1] += 1 }
        for node in 1...2 * leafCount { starts[node] += starts[node - 1] }
        self.starts = starts
    }

    /// Memory that finding a row's coverage takes, in bytes.
    public static func workingByteCount(width: Int) -> Int { RowAccumulator.byteCount(width: max(width, 0)) }

    /// How much of each pixel of a row is covered: 0…1, exactly 0 outside and exactly 1 inside.
    ///
    /// - Parameters:
    ///   - row: one that the picture does not have is not covered.
    ///   - result: room for `width` numbers.
    ///   - workingMemory: `workingByteCount(width:)` bytes, a multiple of 64, of any content, for this call alone.
    /// - Returns: the coverage of all pixels where it is the same, and then nothing is written; nil otherwise.
    public func coverage(
        row: Int, into result: UnsafeMutablePointer<Float>, workingMemory: UnsafeMutableRawPointer
    ) -> Float? {
        guard row >= 0, row < height, width > 0 else { return 0 }
        let cells = RowAccumulator(memory: workingMemory, width: width)
        if left[row] != 0 { cells.add(left[row] &* 2 &* Subpixel.perPixel, to: 0) }
        lines.withUnsafeBufferPointer { lines in
            var node = leafCount + row
            while node > 0 {
                for line in lines[starts[node]..<starts[node + 1]] { cells.add(line, row: row) }
                node /= 2
            }
        }
        return cells.finish(rule: rule, into: result)
    }
}
