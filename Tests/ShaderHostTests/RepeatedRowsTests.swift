import ShaderHost
import ShaderKernels
import ShaderLoops
import TestSupport
import Testing

/// Rows that sample the same positions as the row above may be copied from it, and nothing of that may be seen.
@Suite("Rows that repeat")
struct RepeatedRowsTests {
    private let picture: Bitmap

    init() throws { picture = try .anyBytes(width: 21, height: 12) }

    /// Every pixel by itself: the one at (x, y) shows the source at the kernel's position for it, whatever
    /// stands beside it.
    private func expected(_ kernel: some DistortionKernel) throws -> [[UInt8]] {
        try (0..<12).flatMap { y in
            try (0..<21).map { x in
                let position = kernel.sourcePosition(of: Point(Float(x) + 0.5, Float(y) + 0.5))
                let place = EmptyVisualEffect().distortionEffect(
                    OnePlace(x: position.x, y: position.y), maxSampleOffset: .zero)
                return try picture.applying(place).pixels[0]
            }
        }
    }

    private func check(_ kernel: some DistortionKernel) throws {
        let effect = EmptyVisualEffect().distortionEffect(kernel, maxSampleOffset: .zero)
        for bands in [1, 3] {
            let renderer = Renderer(bands: BandScheduler(threadCount: bands, minimumBandPixels: 1))
            #expect(try picture.applying(effect, renderer: renderer).pixels == expected(kernel))
        }
    }

    @Test func allAlike() throws { try check(OnePlace(x: 3.25, y: 2.5)) }

    @Test func noneAlike() throws { try check(Shift(x: 0.5, y: 0.25)) }

    @Test(arguments: [1, 2, 3, 5, 30] as [Float])
    func aFewAlike(rows: Float) throws { try check(Steps(rows: rows, column: 0)) }

    /// A row may differ from the one above in its last pixel only, or in one in the middle.
    @Test(arguments: [20.5, 16.5, 15.5, 10.5, 8.5, 7.5, 3.5] as [Float])
    func alikeButForOnePixel(column: Float) throws { try check(Steps(rows: 3, column: column)) }

    /// The rows above a band are another thread's, and may not be there yet, even where they will be the same.
    /// This row is as wide as can be sampled. So much memory is always fresh and full of zeros, which a loop
    /// that compared its first row with it would take for this row's positions.
    @Test func aBandNeedsNoRowAbove() throws {
        let width = PixelGrid.maximumSampledSize
        var picture = try Bitmap(width: width, height: 2)
        try picture.withMutablePixels { $0.row(0)[0] = 77 }
        let corner = EmptyVisualEffect().distortionEffect(OnePlace(x: 0, y: 0), maxSampleOffset: .zero)
        var result = try Bitmap(width: width, height: 2)
        try picture.withPass(into: &result) { pass in
            Scratch.withScratch {
                pass.shade(rows: 1..<2, with: corner.lastPass(for: .zero), scratch: $0, lanes: Lanes16.self)
            }
        }
        try result.withMutablePixels { pixels in
            #expect(pixels.row(0)[0] == 0, "not asked for")
            for x in [0, 1, width / 2, width - 1] {
                #expect(Array(pixels.row(1)[4 * x..<4 * x + 4]) == [77, 0, 0, 0])
            }
        }
    }

    /// A colour that depends on the position makes rows different that sample alike.
    @Test func colorsThatDependOnThePosition() throws {
        let mosaic = EmptyVisualEffect().distortionEffect(
            Mosaic2(value: 1, tileSize: 4), maxSampleOffset: .zero)
        let step = try picture.applying(mosaic, format: .rgba32Float)
        #expect(
            try picture.applying(mosaic.colorEffect(Slope()).colorEffect(Gray()), format: .rgba32Float)
                == step.applying(EmptyVisualEffect().colorEffect(Slope()).colorEffect(Gray())))
        #expect(
            try picture.applying(mosaic.colorEffect(Gray()).colorEffect(Slope()), format: .rgba32Float)
                == step.applying(EmptyVisualEffect().colorEffect(Gray()).colorEffect(Slope())))
    }
}

/// Groups of rows that sample one row; where a column is given, the pixel in it alone goes its own way.
private struct Steps: DistortionKernel {
    var rows: Float
    var column: Float

    func sourcePosition<L: Lanes>(of position: Point<L>) -> Point<L> {
        let y = floor(position.y / rows) * rows + 0.5
        return Point(position.x, y.replacing(with: position.y, where: position.x .== column))
    }
}

/// Darker from the top down.
private struct Slope: ColorKernel {
    func color<L: Lanes>(at position: Point<L>, of pixel: RGBA<L>) -> RGBA<L> {
        let factor = 1 - position.y / 16
        return pixel.map { $0 * factor }
    }
}
