import ShaderHost
import Testing

@Suite("Straight alpha")
struct StraightAlphaTests {
    /// 256×256: column c, row a is the pixel (c, c, c, a), every colour under every alpha.
    private func everyPair(_ convert: (MutablePixelView) -> Void) throws -> Bitmap {
        let bytes = (0..<256).flatMap { a in (0..<256).flatMap { c in [c, c, c, a].map(UInt8.init) } }
        var bitmap = try Bitmap(width: 256, height: 256, bytes: bytes)
        try bitmap.withMutablePixels(convert)
        return bitmap
    }

    private func check(_ bitmap: Bitmap, _ expected: (_ colour: Int, _ alpha: Int) -> UInt8) {
        let bytes = bitmap.bytes
        for alpha in 0..<256 {
            for colour in 0..<256 {
                let pixel = 4 * (256 * alpha + colour)
                let value = expected(colour, alpha)
                guard bytes[pixel..<pixel + 4].elementsEqual([value, value, value, UInt8(alpha)]) else {
                    Issue.record("colour \(colour), alpha \(alpha): \(bytes[pixel..<pixel + 4]), not \(value)")
                    return
                }
            }
        }
    }

    @Test func premultipliesEveryPairLikeDouble() throws {
        check(try everyPair { $0.premultiply() }) { colour, alpha in
            UInt8((Double(colour) * Double(alpha) / 255).rounded(.toNearestOrEven))
        }
    }

    @Test func unpremultipliesEveryPairLikeDouble() throws {
        check(try everyPair { $0.unpremultiply() }) { colour, alpha in
            guard alpha > 0 else { return 0 }
            return UInt8(min(255, (Double(colour) * 255 / Double(alpha)).rounded(.toNearestOrEven)))
        }
    }

    @Test func everyPremultipliedColourSurvivesARoundTrip() throws {
        let roundTrip = try everyPair {
            $0.unpremultiply()
            $0.premultiply()
        }
        // A colour above its alpha is no premultiplied colour; it comes back as the nearest one that is.
        check(roundTrip) { colour, alpha in UInt8(min(colour, alpha)) }
    }

    /// Opaque pixels are passed over in blocks: one that is not must be found wherever it is, and alone be changed.
    @Test(arguments: [1, 15, 16, 17, 40])
    func onePixelAmongOpaqueOnes(width: Int) throws {
        for x in 0..<width {
            var bytes = [UInt8](repeating: 255, count: 4 * width * 2)
            bytes.replaceSubrange(4 * x..<4 * x + 4, with: [100, 50, 0, 100])
            var bitmap = try Bitmap(width: width, height: 2, bytes: bytes)
            try bitmap.withMutablePixels { $0.unpremultiply() }
            bytes.replaceSubrange(4 * x..<4 * x + 4, with: [255, 128, 0, 100])
            #expect(bitmap.bytes == bytes)
        }
    }

    @Test func straightWhiteSurvivesARoundTripAtEveryAlpha() throws {
        var white = try Bitmap(width: 255, height: 1, bytes: (1...255).flatMap { [255, 255, 255, UInt8($0)] })
        let before = white
        try white.withMutablePixels {
            $0.premultiply()
            $0.unpremultiply()
        }
        #expect(white == before)
    }

    @Test(arguments: [PixelFormat.rgba8, .bgra8])
    func theChannelOrderDoesNotMatterAndAlphaStays(format: PixelFormat) throws {
        var pixel = try Bitmap(width: 1, height: 1, format: format, bytes: [255, 0, 100, 128])
        try pixel.withMutablePixels { $0.premultiply() }
        #expect(pixel.bytes == [128, 0, 50, 128])
        try pixel.withMutablePixels { $0.unpremultiply() }
        #expect(pixel.bytes == [255, 0, 100, 128])
    }

    @Test(arguments: PixelFormat.allCases)
    func gapsBetweenRowsStay(format: PixelFormat) throws {
        let (width, height, gap) = (3, 4, 13)  // 13 also leaves rows unaligned
        let packed = width * format.bytesPerPixel
        let layout = try PixelLayout(width: width, height: height, bytesPerRow: packed + gap, format: format)
        var memory = [UInt8](repeating: 0xAA, count: layout.bytesPerRow * height)
        try memory.withUnsafeMutableBytes { memory in
            let pixels = try MutablePixelView(memory, layout: layout)
            for y in 0..<height { pixels.row(y).copyBytes(from: (0..<packed).map { UInt8($0 * 5 + y) }) }
            pixels.premultiply()
            pixels.unpremultiply()
        }
        for y in 0..<height {
            let start = y * layout.bytesPerRow + packed
            #expect(memory[start..<start + gap].allSatisfy { $0 == 0xAA }, "row \(y)")
        }
    }

    @Test func floatsAreMultipliedAndDividedUnclamped() throws {
        let straight: [Float] = [1, 0.3, -2, 0.75, 0.1, 5, .infinity, 2]
        let premultiplied: [Float] = [1 * 0.75, 0.3 * 0.75, -2 * 0.75, 0.75, 0.1 * 2, 5 * 2, .infinity, 2]
        #expect(try converted(straight) { $0.premultiply() } == premultiplied)
        let back = zip(premultiplied, [0.75, 0.75, 0.75, 1, 2, 2, 2, 1] as [Float]).map { $0 / $1 }
        #expect(try converted(premultiplied) { $0.unpremultiply() } == back)
    }

    #if !(os(macOS) && arch(x86_64))  // where there is no `Float16` to compare with
        @Test func halvesAreRoundedOnce() throws {
            let samples: [Float16] = [1, 0.3, 123, 0.7, 0.001, 6e-8, 65504, 0.9]
            let alphas: [Float16] = [0.7, 0.7, 0.7, 1, 0.9, 0.9, 0.9, 1]
            let products = zip(samples, alphas).map { Float16(Double($0) * Double($1)) }
            let quotients = zip(samples, alphas).map { Float16(Double($0) / Double($1)) }
            #expect(try converted(samples, format: .rgba16Float) { $0.premultiply() } == products)
            #expect(try converted(samples, format: .rgba16Float) { $0.unpremultiply() } == quotients)
        }
    #endif

    @Test(arguments: [0, -0.0, -1, .nan] as [Float])
    func withoutAlphaThereIsNoColour(alpha: Float) throws {
        for convert in [{ $0.premultiply() }, { $0.unpremultiply() }] as [(MutablePixelView) -> Void] {
            let pixel = try converted([1, .nan, .infinity, alpha], convert)
            #expect(pixel[0..<3] == [0, 0, 0])
            #expect(pixel[3].bitPattern == alpha.bitPattern)
        }
    }

    private func converted<Sample: BitwiseCopyable>(
        _ samples: [Sample], format: PixelFormat = .rgba32Float, _ convert: (MutablePixelView) -> Void
    ) throws -> [Sample] {
        let layout = try PixelLayout(width: samples.count / 4, height: 1, format: format)
        var samples = samples
        try samples.withUnsafeMutableBytes { convert(try MutablePixelView($0, layout: layout)) }
        return samples
    }
}
