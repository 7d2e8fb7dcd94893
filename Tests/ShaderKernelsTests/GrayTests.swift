import ShaderKernels
import Testing

@Suite("Gray")
struct GrayTests {
    private func gray(_ r: Float, _ g: Float, _ b: Float, _ a: Float) -> [Float] {
        let color = Gray().color(at: Point(0.5, 0.5), of: RGBA(r, g, b, a))
        return [color.r, color.g, color.b, color.a]
    }

    @Test func keepsTheLaws() {
        checkKernelLaws(Gray())
        #expect(!Gray().isIdentity)
    }

    @Test(arguments: [[1, 0, 0], [0, 1, 0], [0, 0, 1]] as [[Float]])
    func primariesWeighTheSame(rgb: [Float]) {
        let third: Float = 1 / 3
        #expect(gray(rgb[0], rgb[1], rgb[2], 1) == [third, third, third, 1])
    }

    /// Alpha passes through whatever it is, and so does a pixel of nothing.
    @Test func alphaStays() {
        for alpha in SampleFloats.all { #expect(same(gray(0.1, 0.2, 0.3, alpha)[3], alpha)) }
        #expect(gray(0, 0, 0, 0) == [0, 0, 0, 0])
    }

    /// Three bytes' sum thirded is never a tie, so there is one right byte for each sum: the nearest.
    @Test func everySumOfThreeBytesGivesTheNearestByte() {
        for sum in 0...765 {
            for r in [0, sum / 3, min(sum, 255)] {
                let g = min(sum - r, 255)
                let b = sum - r - g
                guard b <= 255 else { continue }
                let mean = gray(Float(r) * (1 / 255), Float(g) * (1 / 255), Float(b) * (1 / 255), 1)[0]
                #expect(Int((mean * 255).rounded()) == (2 * sum + 3) / 6, "\(r), \(g), \(b)")
            }
        }
    }

    /// Two additions and a multiplication by a rounded ⅓: four half ulps.
    @Test func isTheMeanWithinTheRoundingsOfItsOperations() {
        for r: Float in [0, 0.1, 1 / 3, 0.5, 1, 7] {
            for g: Float in [0, 0.1, 2 / 3, 1, 300] {
                for b: Float in [0, 1e-30, 0.7, 1, 1e30] {
                    let mean = (Double(r) + Double(g) + Double(b)) / 3
                    #expect(abs(Double(gray(r, g, b, 1)[0]) - mean) <= mean * 4 * 0x1p-24)
                }
            }
        }
    }
}
