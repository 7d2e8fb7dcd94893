import ShaderKernels
import Testing

@Suite("Oklab of lanes")
struct OklabLanesTests {
    private func encoded(_ color: Oklab) -> RGBA<Float> {
        let alpha = color.opacity
        return encodedColor(
            ofOklab: RGBA(
                Float(color.l * alpha), Float(color.a * alpha), Float(color.b * alpha), Float(alpha)))
    }

    /// The documented bound, on a grid over all of sRGB.
    @Test func worstError() {
        var worst = 0.0
        let steps = stride(from: 0.0, through: 1, by: 1 / 16)
        for red in steps {
            for green in steps {
                for blue in steps {
                    let color = encoded(Oklab(Color(red: red, green: green, blue: blue)))
                    worst = max(
                        worst, abs(Double(color.r) - red), abs(Double(color.g) - green),
                        abs(Double(color.b) - blue))
                }
            }
        }
        #expect(worst <= 2e-5)
        #expect(worst > 1e-8, "an oracle that never differs is none")
    }

    /// The same colour, only less of it.
    @Test(arguments: [0.75, 0.5, 0.01, 1e-6])
    func isPremultiplied(opacity: Double) {
        let color = Color(red: 0.9, green: 0.2, blue: 0.4, opacity: opacity)
        let result = encoded(Oklab(color))
        #expect(result.a == Float(opacity))
        #expect(abs(Double(result.r) - 0.9 * opacity) <= 2e-5 * opacity)
        #expect(abs(Double(result.g) - 0.2 * opacity) <= 2e-5 * opacity)
        #expect(abs(Double(result.b) - 0.4 * opacity) <= 2e-5 * opacity)
    }

    @Test(arguments: [0, -0.25, -0.0] as [Float])
    func withoutAlphaThereIsNoColor(alpha: Float) {
        let result = encodedColor(ofOklab: RGBA(0.5, 0.1, -0.1, alpha))
        #expect([result.r, result.g, result.b] == [0, 0, 0])
        #expect(result.a == alpha)
    }

    private struct Red: LaneOperation {
        func callAsFunction<L: Lanes>(_ x: L, _ y: L, _ uniform: Float) -> L {
            encodedColor(ofOklab: RGBA(x, y, L(repeating: uniform), y)).r
        }
    }

    @Test func everyWidthEqualsFloat() {
        checkEveryWidth(Red())
    }
}
