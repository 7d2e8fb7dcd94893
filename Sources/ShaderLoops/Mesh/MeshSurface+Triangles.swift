extension MeshSurface {
    /// Two triangles for each cell: patch by patch, and in a patch row by row.
    func triangles(pictureHeight: Int) -> [MeshTriangle] {
        let n = subdivisions
        var triangles: [MeshTriangle] = []
        for patch in 0..<rows * columns {
            let (column, row) = (patch % columns * n, patch / columns * n)
            func node(_ x: Int, _ y: Int) -> MeshTriangle.Corner {
                MeshTriangle.Corner(
                    position: corner(column + x, row + y), u: Double(x) / Double(n), v: Double(y) / Double(n))
            }
            for y in 0..<n {
                for x in 0..<n {
                    let (a, b) = (node(x, y), node(x + 1, y))
                    let (c, d) = (node(x, y + 1), node(x + 1, y + 1))
                    for corners in [(a, b, c), (b, c, d)] {
                        let triangle = MeshTriangle(corners, patch: patch, pictureHeight: pictureHeight)
                        if let triangle { triangles.append(triangle) }
                    }
                }
            }
        }
        return triangles
    }
}
