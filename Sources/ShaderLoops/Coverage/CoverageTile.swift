/// How much of each pixel of a few rows lies inside of an outline.
public struct CoverageTile {
    private let rows: Range<Int>
    private let lines: UnsafeMutablePointer<Float>
    private let numbersPerRow: Int
    /// The rows in which anything is covered, and those between.
    public let coveredRows: Range<Int>

    /// Lines end at a multiple of all numbers of lanes.
    private static func numbersPerRow(width: Int) -> Int { (width + 15) / 16 * 16 }

    private init(_ outline: Outline, rows: Range<Int>, memory: UnsafeMutableRawPointer) {
        let numbersPerRow = Self.numbersPerRow(width: outline.width)
        lines = memory.bindMemory(to: Float.self, capacity: numbersPerRow * rows.count)
        let workingMemory = memory + 4 * numbersPerRow * rows.count
        var covered: ClosedRange<Int>?
        for row in rows {
            let line = lines + (row - rows.lowerBound) * numbersPerRow
            // The numbers behind the last pixel are read, and come to nothing.
            (line + outline.width).initialize(repeating: 0, count: numbersPerRow - outline.width)
            let uniform = outline.coverage(row: row, into: line, workingMemory: workingMemory)
            if let uniform { line.initialize(repeating: uniform, count: outline.width) }
            if uniform != 0 { covered = (covered?.lowerBound ?? row)...row }
        }
        coveredRows = covered.map { Range($0) } ?? rows.lowerBound..<rows.lowerBound
        self.rows = rows
        self.numbersPerRow = numbersPerRow
    }

    /// Calls `body` with the coverage of some rows, and with the scratch memory that is left meanwhile.
    public static func withTile(
        of outline: Outline, rows: Range<Int>, scratch: Scratch, _ body: (CoverageTile, Scratch) -> Void
    ) {
        let lines = 4 * numbersPerRow(width: outline.width) * rows.count
        scratch.withMemory(byteCount: lines + Outline.workingByteCount(width: outline.width)) { memory, left in
            body(CoverageTile(outline, rows: rows, memory: memory), left)
        }
    }

    /// A number for each pixel, 0…1.
    public func line(row: Int) -> UnsafeRawPointer {
        UnsafeRawPointer(lines + (row - rows.lowerBound) * numbersPerRow)
    }
}
