import ShaderHost
import ShaderKernels
import Testing

@Suite("README")
struct ReadmeTests {
    @Test func rendererExample() throws {
        let source = [UInt8](repeating: 200, count: 1080 * 7680)
        var target = [UInt8](repeating: 0, count: source.count)
        try source.withUnsafeBytes { source in
            try target.withUnsafeMutableBytes { try render(source, into: $0) }
        }
        // One colour is one colour in every tile; 0.8 of it is left.
        #expect(target.allSatisfy { $0 == 160 })
    }

    @Test func kernelExamples() throws {
        let bytes = (0..<9 * 9 * 4).map { UInt8($0 % 256) }
        let picture = try Bitmap(width: 9, height: 9, bytes: bytes)
        let effect = EmptyVisualEffect()

        let vignette = Vignette(center: Point(4.5, 4.5), radius: 4)
        let shaded = try picture.applying(effect.colorEffect(vignette)).bytes
        let center = (4 * 9 + 4) * 4
        #expect(shaded[center..<center + 4] == bytes[center..<center + 4])
        #expect(shaded[0..<4] == [0, 0, 0, 0])

        let still = Ripple(amplitude: 0, phase: 1)
        #expect(try picture.applying(effect.distortionEffect(still, maxSampleOffset: .zero)) == picture)
        let moving = Ripple(amplitude: 8, phase: 1)
        #expect(try picture.applying(effect.distortionEffect(moving, maxSampleOffset: .zero)) != picture)

        let smeared = try picture.applying(
            effect.layerEffect(Smear(distance: 1), maxSampleOffset: SampleOffset(width: 1, height: 0)))
        #expect(smeared.bytes[4..<8] == [2, 3, 4, 5])
    }

    @Test func cardExample() throws {
        let white = try Bitmap(width: 200, height: 100, bytes: [UInt8](repeating: 255, count: 80_000))
        let badge = try Bitmap(width: 20, height: 20)
        let bytes = try card(white, badge: badge).bytes
        let center = (40 * 200 + 60) * 4  // above the middle, where the dusk begins
        #expect(bytes[center..<center + 4] == [255, 255, 255, 255])
        #expect(bytes[0..<3] == [0, 0, 0] && bytes[3] < 20, "the faintest shadow")
    }

    @Test func filmExample() throws {
        func picture(_ byte: UInt8) throws -> Bitmap {
            try Bitmap(width: 20, height: 10, bytes: [UInt8](repeating: 255, count: 800)).applying(
                EmptyVisualEffect().colorMultiply(Color(white: Double(byte) / 255)))
        }
        var middle: [Int: [UInt8]] = [:]
        try film(of: picture(200), then: picture(100)) { index, pixels in
            middle[index] = Array(pixels.row(5)[40..<44])
        }
        #expect(middle.count == 90)
        #expect(middle[0] == [0, 0, 0, 0] && middle[29] == [200, 200, 200, 255])
        #expect(middle[46] == [100, 100, 100, 255] && middle[89] == [0, 0, 0, 0])
    }

    @Test func shaderExample() throws {
        let white = try Bitmap(width: 200, height: 100, bytes: [UInt8](repeating: 255, count: 80_000))
        let bytes = try shaded(white, phase: 0.5).bytes
        let center = (50 * 200 + 100) * 4
        #expect(bytes[center..<center + 4] == [255, 255, 255, 255])
        #expect(bytes[0..<4] == [0, 0, 0, 0])
    }
}
