import ShaderKernels
import Testing

@Suite("Mosaic and Mosaic2")
struct MosaicTests {
    static let phases: [Float] = [
        -1, -0.6, -0.0, 0, 0.3, 1, 1.3, -7.7, 1e30, -1e30, 1e-30, .nan, .infinity, -.infinity,
    ]
    static let tileSizes: [Float] = [0, -0.0, -1, .nan, .infinity, -.infinity, 1e30, 1e-30, 1, 2.5, 32]

    @Test(arguments: [-0.6, 0, 1, .nan] as [Float], [.infinity, 1e-6, 2.5, 32] as [Float])
    func keepTheLaws(phase: Float, tileSize: Float) {
        checkKernelLaws(Mosaic(value: phase, tileSize: tileSize))
        checkKernelLaws(Mosaic2(value: phase, tileSize: tileSize))
    }

    /// One samples where the other points, for any arguments, and finite positions stay finite.
    @Test(arguments: phases)
    func sampleAndPointAtTheSamePlace(phase: Float) {
        for tileSize in Self.tileSizes {
            let mosaic = Mosaic(value: phase, tileSize: tileSize)
            let mosaic2 = Mosaic2(value: phase, tileSize: tileSize)
            #expect(mosaic.isIdentity == mosaic2.isIdentity)
            for x: Float in [0.5, 7.5, 60.5, 4095.5, -0.5, 0, 16] {
                let position = Point(x, 47.5 - x)
                let sampled = mosaic.color(at: position, in: PositionLayer())
                let pointed = mosaic2.sourcePosition(of: position)
                #expect(sampled.r == pointed.x && sampled.g == pointed.y)
                #expect(pointed.x.isFinite && pointed.y.isFinite)
            }
        }
    }

    @Test(arguments: tileSizes)
    func phaseZeroIsIdentity(tileSize: Float) {
        #expect(Mosaic(value: 0, tileSize: tileSize).isIdentity)
        #expect(Mosaic2(value: -0.0, tileSize: tileSize).isIdentity)
    }

    /// All pixels whose nearest corner is the same show one colour, in squares whatever the picture's shape.
    @Test func tilesAreSquare() {
        let mosaic = Mosaic2(value: 1, tileSize: 4)
        for y in 0..<8 {
            for x in 0..<16 {
                let corner = mosaic.sourcePosition(of: Point(Float(x) + 0.5, Float(y) + 0.5))
                #expect(Int(corner.x) == (x + 2) / 4 * 4)
                #expect(Int(corner.y) == (y + 2) / 4 * 4)
            }
        }
    }
}
