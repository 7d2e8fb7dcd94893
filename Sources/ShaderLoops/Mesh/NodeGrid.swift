/// One value for each node of a mesh, row by row.
public struct NodeGrid<Value: Sendable>: Sendable {
    public let columns: Int
    public let rows: Int
    let values: [Value]

    /// Nil where that is no mesh: with fewer than two columns or rows, or fewer values than nodes. Values beyond are
    /// left out.
    public init?(columns: Int, rows: Int, values: [Value]) {
        let (count, isTooLarge) = columns.multipliedReportingOverflow(by: rows)
        guard columns >= 2, rows >= 2, !isTooLarge, values.count >= count else { return nil }
        self.init(columns, rows, values)
    }

    private init(_ columns: Int, _ rows: Int, _ values: [Value]) {
        (self.columns, self.rows, self.values) = (columns, rows, values)
    }

    public subscript(column: Int, row: Int) -> Value { values[row * columns + column] }

    /// A grid of the same size, with what is made of each column and row.
    public func map<Other>(_ transform: (_ column: Int, _ row: Int) -> Other) -> NodeGrid<Other> {
        let values = (0..<rows).flatMap { row in (0..<columns).map { transform($0, row) } }
        return NodeGrid<Other>(columns, rows, values)
    }

    /// What is made of the four nodes around each patch, row by row.
    func patches<Patch>(_ transform: (_ column: Int, _ row: Int) -> Patch) -> [Patch] {
        (0..<rows - 1).flatMap { row in (0..<columns - 1).map { transform($0, row) } }
    }
}
