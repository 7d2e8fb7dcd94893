import ShaderKernels
import Testing

@testable import ShaderLoops

@Suite("Coordinates over triangles")
struct CoordinateTests {
    /// 1/4 at (0.5, 0.5), a quarter more from column to column, an eighth less from row to row.
    private let coordinate = Coordinate(
        at: [0.5, 0.5], [2.5, 0.5], [0.5, 2.5], values: 0.25, 0.75, 0)

    @Test func isAPlaneThroughTheCorners() {
        #expect(coordinate.value(column: 0, row: 0) == 0.25)
        #expect(coordinate.value(column: 2, row: 0) == 0.75)
        #expect(coordinate.value(column: 0, row: 2) == 0)
        #expect(coordinate.value(column: 1, row: 1) == 0.375)
        #expect(coordinate.values(from: 0.25, pixels: 1 as Float) == 0.5)
    }

    @Test func staysBetweenTheCorners() {
        #expect(coordinate.values(from: 0.25, pixels: 3 as Float) == 0.75)
        #expect(coordinate.values(from: 0.25, pixels: -2 as Float) == 0)
        #expect(coordinate.values(from: .nan, pixels: 1 as Float) == 0)
        #expect(coordinate.values(from: .infinity, pixels: 1 as Float) == 0.75)
    }

    @Test func withoutAnAreaItIsTheFirstCorners() {
        let flat = Coordinate(at: [1, 1], [2, 2], [3, 3], values: 0.25, 0.5, 1)
        #expect(flat.value(column: 2, row: 2) == 0.25)
        #expect(flat.step == 0)
    }
}
