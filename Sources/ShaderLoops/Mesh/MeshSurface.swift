/// The surface of a mesh, cut into cells: each patch into n × n, and the same n for all, so that the cells of two
/// neighbours meet at common corners.
struct MeshSurface {
    /// n, a power of two.
    let subdivisions: Int
    /// Patches side by side.
    let columns: Int
    let rows: Int
    /// The corners of the cells, row by row over the whole mesh. Each is worked out once: the triangles around it have
    /// the same corner, to the bit.
    private let corners: [SIMD2<Double>]

    private static let maximumSubdivisions = 128
    private static let maximumCells = 65_536

    init(_ nodes: NodeGrid<MeshNode>) {
        let (columns, rows) = (nodes.columns - 1, nodes.rows - 1)
        let patches = nodes.patches { column, row in
            CoonsPatch(
                topLeading: nodes[column, row], topTrailing: nodes[column + 1, row],
                bottomLeading: nodes[column, row + 1], bottomTrailing: nodes[column + 1, row + 1])
        }
        let n = Self.subdivisions(of: patches)
        corners = (0...rows * n).flatMap { y in
            let row = min(y / n, rows - 1)
            let v = Double(y - row * n) / Double(n)
            return (0...columns * n).map { x in
                let column = min(x / n, columns - 1)
                return patches[row * columns + column].position(u: Double(x - column * n) / Double(n), v: v)
            }
        }
        (subdivisions, self.columns, self.rows) = (n, columns, rows)
    }

    /// The corner at so many cells from the left and from the top.
    func corner(_ column: Int, _ row: Int) -> SIMD2<Double> {
        corners[row * (columns * subdivisions + 1) + column]
    }

    /// The smallest power of two n with n² ≥ κ/4, so that triangles are off by 3 pixels at the very most, while it is in
    /// bounds. As measured with SwiftUI on iOS 26.5 (github.com/kylehowells/KHMeshGradient), which leaves mixed
    /// derivatives out: there two triangles make up a patch with straight sides, and show where they meet.
    private static func subdivisions(of patches: [CoonsPatch]) -> Int {
        let curvature = patches.reduce(SIMD2<Double>.zero) { $0.grown(to: $1.curvature) }
        let length = (curvature * curvature).sum().squareRoot()
        var n = 1
        while n < maximumSubdivisions, Double(n * n) < length / 4, patches.count <= maximumCells / (4 * n * n) {
            n *= 2
        }
        return n
    }
}
