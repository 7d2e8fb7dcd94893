import Foundation
import Testing

@testable import ShaderKernels

@Suite("Mosaic: the grid")
struct MosaicGridTests {
    private func tile(_ phase: Float, _ tileSize: Float) -> Float {
        MosaicGrid(value: phase, tileSize: tileSize).tile
    }

    /// p·tileSize in Double, with Foundation's cosine; a phase is reduced to ±2 first, beyond which it repeats.
    private func edge(_ phase: Float, _ tileSize: Float) -> Double {
        let turn = Double(phase).remainder(dividingBy: 4)
        return (1 - cos(turn * .pi / 2)) * Double(tileSize)
    }

    static let phases: [Float] = [
        -1, -0.6, -0.3, -0.01, 0.01, 0.1, 0.3, 0.5, 0.999, 1, 1.3, -2, 2.5, 3.75, -17.3, 4096.7,
    ]

    /// Rounding p to Float and multiplying are two half ulps. Where cosine is near 1 the difference has only
    /// its absolute error, and the reference has its own as well.
    @Test(arguments: phases, [1, 2.5, 32, 1000, 1e6] as [Float])
    func theTileGrowsWithThePhase(phase: Float, tileSize: Float) {
        let expected = edge(phase, tileSize)
        let error = abs(Double(tile(phase, tileSize)) - expected)
        #expect(error <= expected * 0x1p-23 + Double(tileSize) * 0x1p-51)
    }

    @Test func endsAreTheWholeTile() {
        for size: Float in [1, 2.5, 32, 1e30] { #expect(tile(1, size) == size && tile(-1, size) == size) }
        #expect(tile(2, 32) == 64)
    }

    @Test(arguments: [0, -0.0, 1e-30, -1e-30, 1e-6, 4, -8, .nan, .infinity, -.infinity] as [Float])
    func phasesWithoutTiles(phase: Float) {
        #expect(tile(phase, 32) == 0)
        #expect(MosaicGrid(value: phase, tileSize: 32).isIdentity)
    }

    @Test(arguments: [0, -0.0, -1, -32, -.infinity, -1e30, .nan, 1e-30] as [Float])
    func sizesWithoutTiles(tileSize: Float) {
        #expect(tile(1, tileSize) == 0)
        #expect(MosaicGrid(value: 1, tileSize: tileSize).isIdentity)
    }

    @Test func theSmallestTiles() {
        #expect(tile(1, Float(1e-8).nextDown) == 0)
        #expect(tile(1, 1e-8) == 1e-6)
        #expect(tile(1, 1e-6) == 1e-6)
        #expect(tile(1, 2e-6) == 2e-6)
    }

    /// Of an endless tile, 0 is the only multiple in any picture.
    @Test(arguments: [.infinity, 1e30, .greatestFiniteMagnitude] as [Float])
    func theLargestTiles(tileSize: Float) {
        let grid = MosaicGrid(value: 1, tileSize: tileSize)
        #expect(grid.tile.isFinite && !grid.isIdentity)
        for x: Float in [0.5, 4095.5, 1e6, -1e6] {
            let corner = grid.nearestCorner(to: Point(x, -x))
            #expect(corner.x == 0 && corner.y == 0)
        }
    }

    @Test(arguments: phases, [0, -0.0, -1, .nan, .infinity, 1e30, 1e-30, 1, 2.5, 32] as [Float])
    func cornersAreTheFormulasAndFinite(phase: Float, tileSize: Float) {
        let grid = MosaicGrid(value: phase, tileSize: tileSize)
        for x: Float in [0.5, 1.5, 2.5, 15.5, 16, 16.5, 853.5, 4_194_303.5, 0, -0.5, -16, -1e6, 1 / 3] {
            let corner = grid.nearestCorner(to: Point(x, x + 0.25))
            #expect(corner.x.isFinite && corner.y.isFinite)
            guard !grid.isIdentity else {
                #expect(corner.x == x && corner.y == x + 0.25)
                continue
            }
            #expect(corner.x == (x / grid.tile).rounded(.toNearestOrAwayFromZero) * grid.tile)
            #expect(corner.y == ((x + 0.25) / grid.tile).rounded(.toNearestOrAwayFromZero) * grid.tile)
        }
    }

    /// Halfway between two corners it is the one farther from 0, on both sides of it.
    @Test func halvesGoAwayFromZero() {
        let grid = MosaicGrid(value: 1, tileSize: 2)
        func corner(_ x: Float) -> Float { grid.nearestCorner(to: Point(x, 0)).x }
        #expect([1, 3, 5, -1, -3].map(corner) == [2, 4, 6, -2, -4])
        #expect([0.5, 1.5, 2.5, 3.5].map(corner) == [0, 2, 2, 4])
    }
}
