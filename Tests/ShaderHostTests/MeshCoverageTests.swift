import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// Which pixels belong to a mesh, and to which part of it. All colours of the meshes are opaque: alpha is 1 inside, and 0
/// outside.
@Suite("Coverage of meshes")
struct MeshCoverageTests {
    private func white(_ points: [SIMD2<Float>], width: Int = 2) -> MeshGradient {
        MeshGradient(
            width: width, height: points.count / width, points: points,
            colors: Array(repeating: .white, count: points.count))
    }

    private func covered(_ mesh: MeshGradient, width: Int, height: Int) -> [Bool] {
        mesh.pixels(width: width, height: height).map { $0[3] == 1 }
    }

    /// However its points lie inside, a mesh whose border is the picture's covers all of it.
    @Test(arguments: [Float(0.1), 0.5, 3])
    func noHoles(distance: Float) {
        var noise = Noise(seed: 7)
        for count in 0..<40 {
            let (columns, rows) = (3 + count % 4, 3 + count % 3)
            let mesh = MeshGradient.shaken(
                width: columns, height: rows, by: distance,
                colors: Array(repeating: .white, count: columns * rows), noise: &noise)
            let holes = covered(mesh, width: 67, height: 41).count { !$0 }
            #expect(holes == 0, "\(holes) holes in \(mesh.locations)")
        }
    }

    /// More triangles than a block has, of less than a pixel each.
    @Test func manySmallTriangles() {
        var noise = Noise(seed: 3)
        let mesh = MeshGradient.shaken(
            width: 60, height: 50, by: 0.005, colors: Array(repeating: .white, count: 3000), noise: &noise)
        #expect(covered(mesh, width: 67, height: 41).allSatisfy { $0 })
    }

    /// Of centres on the border those above and on the left belong to it. All numbers are exact.
    @Test func theBorderIsOnTheUpperLeft() {
        let (width, height) = (16, 8)
        let corners: [SIMD2<Float>] = [[2.5, 1.5], [9.5, 1.5], [2.5, 5.5], [9.5, 5.5]]
        let mesh = white(corners.map { $0 / SIMD2(16, 8) })
        let expected = (0..<width * height).map { (2..<9).contains($0 % width) && (1..<5).contains($0 / width) }
        #expect(covered(mesh, width: width, height: height) == expected)
    }

    /// A quadrilateral with straight sides, against the sides' half planes; no centre is on a side.
    @Test func nothingOutside() {
        let corners: [SIMD2<Float>] = [[0.1, 0.2], [0.85, 0.05], [0.95, 0.9], [0.2, 0.7]]
        let (width, height) = (64, 64)
        let mesh = white([corners[0], corners[1], corners[3], corners[2]])
        let expected = (0..<width * height).map { index in
            let (x, y) = (Double(index % width) + 0.5, Double(index / width) + 0.5)
            return corners.indices.allSatisfy { side in
                let start = SIMD2<Double>(corners[side]) * 64
                let end = SIMD2<Double>(corners[(side + 1) % 4]) * 64
                return (end.x - start.x) * (y - start.y) > (end.y - start.y) * (x - start.x)
            }
        }
        #expect(covered(mesh, width: width, height: height) == expected)
    }

    /// A side bent by its handles: x goes evenly, y is 3·t·(1 − t)·(−100 pixels) off the straight. The triangles are off
    /// by 3 pixels at most.
    @Test func handlesBendTheSides() {
        func point(_ x: Float, _ y: Float, bend: Float) -> MeshGradient.BezierPoint {
            MeshGradient.BezierPoint(
                position: [x, y], leadingControlPoint: [x - 1 / 3, y - bend],
                topControlPoint: [x, y - 0.25 / 3], trailingControlPoint: [x + 1 / 3, y - bend],
                bottomControlPoint: [x, y + 0.25 / 3])
        }
        let mesh = MeshGradient(
            width: 2, height: 2,
            bezierPoints: [
                point(0, 0.5, bend: 0.5), point(1, 0.5, bend: 0.5), point(0, 0.75, bend: 0),
                point(1, 0.75, bend: 0),
            ], colors: Array(repeating: .white, count: 4))
        let covered = covered(mesh, width: 200, height: 200)
        for column in 0..<200 {
            let t = (Double(column) + 0.5) / 200
            let edge = 100 - 3 * t * (1 - t) * 100
            for row in 0..<200 where abs(Double(row) + 0.5 - edge) > 3 {
                #expect(covered[200 * row + column] == (Double(row) + 0.5 > edge && row < 150))
            }
        }
    }

    /// The second patch lies on the first, turned over: nothing is seen of the first one's own colour.
    @Test func theLastPatchIsSeen() {
        let red = Color(red: 1, green: 0, blue: 0)
        let (green, blue) = (Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1))
        let mesh = MeshGradient(
            width: 3, height: 2, points: [[0, 0], [1, 0], [0, 0], [0, 1], [1, 1], [0, 1]],
            colors: [red, green, blue, red, green, blue])
        let pixels = mesh.pixels(width: 30, height: 20)
        #expect(pixels.allSatisfy { $0[0] == 0 && $0[3] == 1 })
    }

    /// Within a patch it is the last row of cells, and in it the last cell: with its lower half folded back over the upper
    /// one, a patch shows the colours of its lower half.
    @Test func theLastCellIsSeen() {
        func point(_ x: Float, _ y: Float) -> MeshGradient.BezierPoint {
            // Down to 3/4 of the picture and back: y = 3·v·(1 − v).
            MeshGradient.BezierPoint(
                position: [x, y], leadingControlPoint: [x - 1 / 3, y], topControlPoint: [x, 1],
                trailingControlPoint: [x + 1 / 3, y], bottomControlPoint: [x, 1])
        }
        let mesh = MeshGradient(
            width: 2, height: 2, bezierPoints: [point(0, 0), point(1, 0), point(0, 0), point(1, 0)],
            colors: [.black, .black, .white, .white], smoothsColors: false)
        let inside = mesh.pixels(width: 40, height: 200).filter { $0[3] == 1 }
        #expect(inside.count > 40 * 140)
        #expect(inside.allSatisfy { $0[0] >= 0.5 })
    }
}
