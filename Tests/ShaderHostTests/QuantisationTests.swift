import ShaderHost
import ShaderKernels
import Testing

@Suite("From floats to 8 bits")
struct QuantisationTests {
    private func bytes(of floats: [Float], format: PixelFormat = .rgba8) throws -> [UInt8] {
        let padded = floats + [Float](repeating: 0, count: -floats.count & 3)
        let bitmap = try Bitmap(width: padded.count / 4, floats: padded)
        return Array(try bitmap.applying(EmptyVisualEffect(), format: format).bytes.prefix(floats.count))
    }

    /// C2: clamp to 0…1, to nearest, ties to even, NaN to 0. The product with 255 is a float like all
    /// arithmetic here, so what is a tie is decided after it has been rounded.
    private func check(_ floats: [Float]) throws {
        // Each number in every channel.
        let floats = floats.flatMap { [$0, $0, $0, $0] }
        for (float, byte) in zip(floats, try bytes(of: floats)) {
            let clamped = float > 0 ? Swift.min(float, 1) : 0
            let expected = UInt8((clamped * 255).rounded(.toNearestOrEven))
            guard byte == expected else {
                Issue.record("\(float) became \(byte), not \(expected)")
                return
            }
        }
    }

    @Test func everyByteAndHalfwayToTheNext() throws {
        let steps: [Float] = (0..<511).map { Float($0) / 2 / 255 }
        try check(steps)
        try check(steps.map { $0.nextUp })
        try check(steps.map { $0.nextDown })
    }

    @Test func numbersOfEveryExponent() throws {
        try check(stride(from: 0, through: UInt32.max, by: 104_729).map { Float(bitPattern: $0) })
        try check((0..<40_000).map { Float($0) / 40_000 })
    }

    @Test func tiesGoToEven() throws {
        // These products are exactly k + ½.
        let ties: [Float] = [0.5, 0.1, 0.3, 0.7, 0.9].filter {
            ($0 * 255).truncatingRemainder(dividingBy: 1) == 0.5
        }
        #expect(ties.count >= 3)
        #expect(try bytes(of: ties).allSatisfy { $0.isMultiple(of: 2) })
        #expect(try bytes(of: [0.5]) == [128])
    }

    @Test func clampsToTheRange() throws {
        #expect(
            try bytes(of: [-0.0, -1, -1e30, -.infinity, 1, Float(1).nextUp, 1e30, .infinity])
                == [0, 0, 0, 0, 255, 255, 255, 255])
    }

    @Test func notANumberIsNothing() throws {
        #expect(try bytes(of: [.nan, -.nan, .signalingNaN, 1]) == [0, 0, 0, 255])
    }

    /// Each channel is rounded by itself, in both orders.
    @Test(arguments: [(PixelFormat.rgba8, [1, 2, 3, 4]), (.bgra8, [3, 2, 1, 4])] as [(PixelFormat, [UInt8])])
    func everyChannelByItself(format: PixelFormat, expected: [UInt8]) throws {
        #expect(try bytes(of: [1.2, 1.8, 3.4, 3.6].map { $0 / 255 }, format: format) == expected)
    }

    /// Nothing is rounded before the end: what is far below a step of 8 bits comes back.
    @Test func chainsAreRoundedOnce() throws {
        let picture = try Bitmap(width: 1, height: 1, bytes: [2, 1, 0, 3])
        let down = EmptyVisualEffect().colorEffect(Brightness(factor: 0.125))
        let upAgain = down.colorEffect(Brightness(factor: 8))
        #expect(try picture.applying(down).bytes == [0, 0, 0, 0])
        #expect(try picture.applying(upAgain).bytes == [2, 1, 0, 3])
        let sampled = down.layerEffect(SameLayer(), maxSampleOffset: .zero).colorEffect(Brightness(factor: 8))
        #expect(try picture.applying(sampled).bytes == [2, 1, 0, 3])
    }
}
