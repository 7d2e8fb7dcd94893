/// A mesh on a picture, made ready once for all rows: its cells as triangles, and the colours of its patches.
///
/// A pixel shows the last triangle that covers its centre: of the last patch, row by row, and in it of the last cell. Rows
/// can be shaded in any order, by any number of threads.
@frozen
public struct MeshRaster: Sendable {
    public let width: Int
    public let height: Int
    /// Premultiplied and sRGB-encoded.
    @usableFromInline let background: SIMD4<Float>
    /// Whether the patches' colours are Oklab's.
    @usableFromInline let isPerceptual: Bool
    @usableFromInline let coefficients: [SIMD4<Float>]
    @usableFromInline let triangles: [MeshTriangle]
    /// The rows between the first and the last of so many triangles in a row, so that most are passed over unseen.
    private let blocks: [Range<Int32>]

    private static let trianglesPerBlock = 32

    /// - Parameters:
    ///   - width, height: in pixels, 0 to 2³¹ − 1.
    ///   - nodes: triangles with a corner that is not finite are left out.
    ///   - colors: of the nodes, premultiplied: sRGB-encoded, or Oklab's l, a, b where `isPerceptual`. Without as many as
    ///     nodes, and where either is nil, all is background.
    public init(
        width: Int, height: Int, nodes: NodeGrid<MeshNode>?, colors: NodeGrid<SIMD4<Double>>?, isSmooth: Bool,
        isPerceptual: Bool, background: SIMD4<Float>
    ) {
        (self.width, self.height) = (width, height)
        (self.background, self.isPerceptual) = (background, isPerceptual)
        if let nodes, let colors, nodes.columns == colors.columns, nodes.rows == colors.rows {
            coefficients = MeshColors(colors, isSmooth: isSmooth).coefficients
            triangles = MeshSurface(nodes).triangles(pictureHeight: height)
        } else {
            (coefficients, triangles) = ([], [])
        }
        blocks = stride(from: 0, to: triangles.count, by: Self.trianglesPerBlock).map { [triangles] start in
            let rows = triangles[start..<min(start + Self.trianglesPerBlock, triangles.count)].map(\.rows)
            return rows.dropFirst().reduce(rows[0]) {
                min($0.lowerBound, $1.lowerBound)..<max($0.upperBound, $1.upperBound)
            }
        }
    }

    /// Divides a row among the triangles, from the last one back, until there is no gap left. Compiled once, and for no
    /// lanes: what it does hangs on comparisons.
    @usableFromInline
    func divide(row: Int, memory: UnsafeMutableRawPointer) {
        var runs = PixelRuns(width: width, memory: memory)
        let row = Int32(row)
        triangles.withUnsafeBufferPointer { triangles in
            for block in blocks.indices.reversed() where blocks[block].contains(row) {
                let start = block * Self.trianglesPerBlock
                for index in (start..<min(start + Self.trianglesPerBlock, triangles.count)).reversed()
                where triangles[index].rows.contains(row) {
                    let columns = triangles[index].columns(row: row, of: width)
                    runs.fillGaps(in: columns, with: Int32(index))
                    guard runs.hasGaps else { return }
                }
            }
        }
    }
}
