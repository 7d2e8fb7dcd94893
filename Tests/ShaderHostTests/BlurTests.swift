import Foundation
import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// The blur against a Gaussian that is summed up weight by weight.
@Suite("Blur")
struct BlurTests {
    private let start = EmptyVisualEffect()

    /// A line blurred by the definition, with nothing beyond its ends.
    private func blurred(_ line: [Double], sigma: Double, isOpaque: Bool) -> [Double] {
        let reach = Int(8 * sigma) + 2
        let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = weights.reduce(0, +)
        return line.indices.map { index in
            var (total, inside) = (0.0, 0.0)
            for (offset, weight) in zip(-reach...reach, weights) where line.indices.contains(index + offset) {
                total += weight * line[index + offset]
                inside += weight
            }
            return total / (isOpaque ? inside : sum)
        }
    }

    private func reference(_ picture: Bitmap, sigma: Double, isOpaque: Bool) -> [[Double]] {
        let (width, height) = (picture.width, picture.height)
        let pixels = picture.pixels
        return (0..<4).map { channel in
            var plane = pixels.map { Double($0[channel]) }
            for y in 0..<height {
                let row = blurred(Array(plane[y * width..<(y + 1) * width]), sigma: sigma, isOpaque: isOpaque)
                for x in 0..<width { plane[y * width + x] = row[x] }
            }
            for x in 0..<width {
                let column = blurred(
                    (0..<height).map { plane[$0 * width + x] }, sigma: sigma, isOpaque: isOpaque)
                for y in 0..<height { plane[y * width + x] = column[y] }
            }
            return plane
        }
    }

    /// The recursion's own error is a few ten thousandths.
    @Test(arguments: [0.7, 1, 2.5, 9.9, 10, 12, 30], [true, false])
    func isAGaussian(sigma: Double, isOpaque: Bool) throws {
        let picture = try Bitmap.anyBytes(width: 29, height: 21)
        let expected = reference(picture, sigma: sigma, isOpaque: isOpaque)
        let actual = try picture.applying(start.blur(radius: sigma, opaque: isOpaque)).pixels
        var largest = 0.0
        for (index, pixel) in actual.enumerated() {
            for channel in 0..<4 {
                largest = max(largest, abs(Double(pixel[channel]) - expected[channel][index]))
            }
        }
        #expect(largest <= 1, "\(largest) code values")
    }

    @Test(arguments: [(1, 1), (1, 40), (40, 1), (17, 15), (300, 2)])
    func whiteStaysWhiteWhereItIsOpaque(width: Int, height: Int) throws {
        let white = try Bitmap(
            width: width, height: height, bytes: [UInt8](repeating: 255, count: 4 * width * height))
        for radius in [0.1, 0.5, 1, 3, 40, 1e9, .infinity] {
            #expect(try white.applying(start.blur(radius: radius, opaque: true)) == white)
        }
    }

    /// Nothing is lost while it stays on the canvas.
    @Test func theSumOfAlphaIsKept() throws {
        var picture = try Bitmap(width: 101, height: 99, format: .rgba32Float)
        try picture.withMutablePixels { pixels in
            let dot = pixels.row(49).bindMemory(to: Float.self)
            for channel in 0..<4 { dot[4 * 50 + channel] = 1 }
        }
        for radius in [1.0, 4, 10] {
            let sum = try picture.applying(start.blur(radius: radius)).floats.enumerated()
                .reduce(0.0) { $1.offset % 4 == 3 ? $0 + Double($1.element) : $0 }
            #expect(abs(sum - 1) < 1e-3, "\(sum) of radius \(radius)")
        }
    }

    @Test(arguments: [0, -1, -0.0, .nan, -.infinity] as [Double])
    func aRadiusThatIsNoneChangesNothing(radius: Double) throws {
        let picture = try Bitmap.anyBytes(width: 9, height: 7)
        #expect(start.blur(radius: radius).isIdentity(for: .zero))
        #expect(try picture.applying(start.blur(radius: radius)) == picture)
    }

    @Test(arguments: InstructionSet.available)
    func isTheSameEverywhere(instructionSet: InstructionSet) throws {
        let picture = try Bitmap.anyBytes(width: 83, height: 37)
        let effect = start.brightness(0.1).blur(radius: 3).colorEffect(Gray())
        let expected = try picture.applying(
            effect, renderer: Renderer(bands: BandScheduler(threadCount: 1), instructionSet: .baseline))
        for threads in [1, 3] {
            let renderer = Renderer(
                bands: BandScheduler(threadCount: threads, minimumBandPixels: 1), instructionSet: instructionSet
            )
            #expect(try picture.applying(effect, renderer: renderer) == expected)
        }
    }

    /// A number that is not finite counts as 0, and none comes out, on no machine.
    @Test(arguments: InstructionSet.available)
    func whatIsNotFiniteIsNothing(instructionSet: InstructionSet) throws {
        let renderer = Renderer(bands: BandScheduler(threadCount: 1), instructionSet: instructionSet)
        let numbers: [Float] = [
            Float(bitPattern: 0xFFC1_2345), 0, -.infinity, 0.5, .infinity, 1, 0, 1, 1, 1, 1, 1,
        ]
        let zeros: [Float] = [0, 0, 0, 0.5, 0, 1, 0, 1, 1, 1, 1, 1]
        let effect = start.blur(radius: 1)
        #expect(
            try Bitmap(width: 3, floats: numbers).applying(effect, renderer: renderer)
                == Bitmap(width: 3, floats: zeros).applying(effect, renderer: renderer))
        let largest = [Float](repeating: .greatestFiniteMagnitude, count: 12)
        let overflown = try Bitmap(width: 3, floats: largest).applying(effect, renderer: renderer)
        #expect(overflown.floats.allSatisfy { !$0.isNaN || $0.bitPattern == Float.nan.bitPattern })
    }

    /// The radius is in points.
    @Test func theScaleCounts() throws {
        let picture = try Bitmap.anyBytes(width: 30, height: 20)
        #expect(
            try picture.applying(start.blur(radius: 2), renderer: Renderer(displayScale: 3))
                == picture.applying(start.blur(radius: 6)))
    }
}
