import Testing

@testable import ShaderLoops

@Suite("Pixel centres, there and back")
struct PixelGridTests {
    /// Also scales that no display has: the thirds and sevenths are the ones whose reciprocals round badly.
    static let scales = chosen + (1...40).map { 1 + Float($0) / 41 }
    private static let chosen: [Float] = [
        1, 2, 3, 4, 1.25, 1.5, 1.75, 0.3, 0.5, 0.7, 7, 1 / 3, 2 / 3, 1 / 7, .pi, 1e-3, 12345.678, 1e10, 1e-10,
    ]

    private func columns(_ range: Range<Int>, areFoundAt scale: Float) {
        let grid = PixelGrid(scale: scale)
        for column in range.lazy.map({ Float($0) }) {
            let position: Float = grid.center(of: column)
            let found: Float = grid.pixel(at: position)
            guard found == column else {
                Issue.record("at scale \(scale), column \(column) at \(position) is found at \(found)")
                return
            }
        }
    }

    /// C4: at a pixel's centre, that pixel alone is sampled.
    @Test(arguments: scales)
    func everyCenterIsFoundExactly(scale: Float) {
        columns(0..<2_000, areFoundAt: scale)
        for power in 11..<22 { columns((1 << power) - 20..<(1 << power) + 20, areFoundAt: scale) }
    }

    @Test(arguments: scales)
    func alsoInTheLargestPictures(scale: Float) {
        let maximum = PixelGrid.maximumSampledSize
        columns(maximum - 2_000..<maximum, areFoundAt: scale)
    }

    /// What lies between two centres must not be taken for one of them.
    @Test(arguments: scales)
    func placesBetweenCentersStayBetween(scale: Float) {
        let grid = PixelGrid(scale: scale)
        for column in 0..<500 {
            for fraction: Float in [0.25, 0.5, 0.75] {
                let position = (Float(column) + 0.5 + fraction) / scale
                let found: Float = grid.pixel(at: position)
                #expect(abs(found - (Float(column) + fraction)) < 0x1p-13)
            }
        }
    }
}
