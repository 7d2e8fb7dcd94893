import ShaderHost
import ShaderKernels
import ShaderLoops
import TestSupport
import Testing

@Suite("Sizes of pictures")
struct PictureSizeTests {
    private static let effects: [any VisualEffect] = [
        EmptyVisualEffect(),
        EmptyVisualEffect().colorEffect(Gray()),
        EmptyVisualEffect().layerEffect(Mosaic(value: 0.5, tileSize: 8), maxSampleOffset: .zero),
        EmptyVisualEffect().colorEffect(Gray()).distortionEffect(
            Shift(x: 1, y: 1), maxSampleOffset: SampleOffset(width: 1, height: 1)),
    ]

    @Test(arguments: [(0, 0), (0, 7), (7, 0)], PixelFormat.allCases)
    func emptyPicturesStayEmpty(size: (Int, Int), format: PixelFormat) throws {
        let picture = try Bitmap(width: size.0, height: size.1, format: format)
        for effect in Self.effects {
            #expect(try picture.applying(effect) == picture)
        }
    }

    @Test(arguments: [(1, 1), (1, 7), (7, 1), (1, 20_000), (20_000, 1)])
    func thinPictures(width: Int, height: Int) throws {
        let picture = try Bitmap.anyBytes(width: width, height: height)
        #expect(try picture.applying(Self.effects[0]) == picture)
        let gray = try picture.applying(Self.effects[1])
        for (before, after) in zip(picture.pixels, gray.pixels) {
            let mean = UInt8((before[..<3].reduce(0) { $0 + Double($1) } / 3).rounded())
            guard after == [mean, mean, mean, before[3]] else {
                Issue.record("\(before) became \(after)")
                break
            }
        }
        let mosaic = try picture.applying(Self.effects[2])
        #expect(mosaic.width == width && mosaic.height == height)
        // Shifted up and left by one pixel, a picture of one row or column is gone.
        #expect(try picture.applying(Self.effects[3]).bytes.allSatisfy { $0 == 0 })
    }

    @Test func differentSizesAreRefused() throws {
        let source = try Bitmap.anyBytes(width: 3, height: 5)
        for (width, height) in [(5, 3), (3, 4), (2, 5), (15, 1), (0, 0)] {
            var destination = try Bitmap(width: width, height: height)
            let error = PixelError.sizesDiffer(source: source.layout, destination: destination.layout)
            for effect in Self.effects {
                #expect(throws: error) {
                    try source.withPixels { source in
                        try destination.withMutablePixels {
                            try Renderer().render(effect, from: source, into: $0)
                        }
                    }
                }
            }
            #expect(destination.bytes.allSatisfy { $0 == 0 }, "nothing was written")
        }
    }

    /// Refused before anything is rendered, where the sampling stands anywhere in the chain.
    @Test(arguments: [(PixelGrid.maximumSampledSize + 1, 1), (1, PixelGrid.maximumSampledSize + 1)])
    func picturesTooLargeToSampleAreRefused(width: Int, height: Int) throws {
        let source = try Bitmap(width: width, height: height)
        let mosaic = EmptyVisualEffect().layerEffect(Mosaic(value: 1, tileSize: 8), maxSampleOffset: .zero)
        let error = PixelError.tooLargeToSample(
            width: width, height: height, maximum: PixelGrid.maximumSampledSize)
        #expect(throws: error) { try source.applying(mosaic) }
        #expect(throws: error) { try source.applying(mosaic.colorEffect(Gray())) }
    }
}
