import ShaderHost
import TestSupport
import Testing

@Suite("Positions of pixels")
struct PositionTests {
    private func positions(width: Int, height: Int, displayScale: Float) throws -> [Float] {
        try Bitmap(width: width, height: height, format: .rgba32Float).applying(
            EmptyVisualEffect().colorEffect(PositionAsColor()), renderer: Renderer(displayScale: displayScale)
        ).floats
    }

    /// C3: pixel (i, j) has position ((i + ½)/s, (j + ½)/s), rounded once. From the top down, in every lane and
    /// beyond.
    @Test(arguments: [1, 2, 3, 1.25, 1.5, 1.75, 0.5, 0.3, 7, 0.125, 100] as [Float])
    func areCentersInPoints(scale: Float) throws {
        let (width, height) = (37, 5)
        let positions = try positions(width: width, height: height, displayScale: scale)
        for y in 0..<height {
            for x in 0..<width {
                let pixel = 4 * (y * width + x)
                let expected = [(Float(x) + 0.5) / scale, (Float(y) + 0.5) / scale, 0, 1]
                #expect(Array(positions[pixel..<pixel + 4]) == expected)
            }
        }
    }

    @Test func theFirstIsAHalfEvenInTheLargestColumns() throws {
        let positions = try positions(width: 20_000, height: 1, displayScale: 1)
        for x in 0..<20_000 where positions[4 * x] != Float(x) + 0.5 {
            Issue.record("column \(x) is at \(positions[4 * x])")
            break
        }
    }

    @Test(arguments: [0, -0.0, -2, .leastNonzeroMagnitude, .nan, .infinity, -.infinity] as [Float])
    func impossibleScalesCountAsOne(scale: Float) throws {
        #expect(Renderer(displayScale: scale).displayScale == 1)
        #expect(try positions(width: 2, height: 1, displayScale: scale) == [0.5, 0.5, 0, 1, 1.5, 0.5, 0, 1])
    }

    /// One point is two pixels at scale 2, so that an effect looks the same on every display.
    @Test func distancesAreInPoints() throws {
        let picture = try Bitmap.anyBytes(width: 6, height: 1)
        let shifted = try picture.applying(
            EmptyVisualEffect().distortionEffect(Shift(x: 1), maxSampleOffset: .zero),
            renderer: Renderer(displayScale: 2))
        let pixels = picture.pixels
        #expect(shifted.pixels == [pixels[2], pixels[3], pixels[4], pixels[5], pixels[5], pixels[5]])
    }
}
