import ImageFiles

/// A rectangle of whole pixels, by its upper left one and its size.
struct Region: Sendable, Equatable {
    let x: Int
    let y: Int
    let size: PictureSize

    var columns: Range<Int> { x..<x + size.width }
    var rows: Range<Int> { y..<y + size.height }

    init(x: Int, y: Int, size: PictureSize) {
        self.x = x
        self.y = y
        self.size = size
    }

    /// "12,0,64x16". Nil for anything else, and for what no picture could have.
    init?(parsing text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 3, let x = Int(parts[0]), let y = Int(parts[1]),
            let size = PictureSize(parsing: String(parts[2]))
        else { return nil }
        let places = 0..<ImageSize.maximumSide
        guard places ~= x, places ~= y else { return nil }
        self.init(x: x, y: y, size: size)
    }
}

extension Region: CustomStringConvertible {
    var description: String { "\(x),\(y),\(size)" }
}

extension [Region] {
    /// The columns of a row that lie in none of these, from left to right.
    func columnsOutside(ofRow y: Int, width: Int) -> [Range<Int>] {
        var start = 0
        var columns: [Range<Int>] = []
        for region in filter({ $0.rows.contains(y) }).sorted(by: { $0.x < $1.x }) {
            let end = Swift.min(region.x, width)
            if start < end { columns.append(start..<end) }
            start = Swift.max(start, region.columns.upperBound)
        }
        if start < width { columns.append(start..<width) }
        return columns
    }
}
