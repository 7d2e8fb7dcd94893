import Foundation
import ShaderKernels
import Testing

@Suite("The transfer function of lanes")
struct EncodingTests {
    private func reference(_ light: Float) -> Double {
        let light = Double(light)
        return light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
    }

    /// The documented bound: 2·10⁻⁶ up to 1.
    @Test func worstErrorUpToOne() {
        var worst = 0.0
        for step in 0...50_000 {
            let light = Float(step) / 50_000
            worst = max(worst, abs(Double(encodedValue(ofLight: light)) - reference(light)))
        }
        #expect(worst <= 2e-6)
        #expect(worst > 1e-8, "an oracle that never differs is none")
    }

    /// And 4·10⁻⁶ of the result beyond.
    @Test func worstErrorBeyond() {
        for light in SampleFloats.dense where light >= 1 && light.isFinite {
            let expected = reference(light)
            #expect(abs(Double(encodedValue(ofLight: light)) - expected) <= 4e-6 * expected, "\(light)")
        }
    }

    @Test func isMirrored() {
        for light in SampleFloats.all where light.isFinite {
            #expect(encodedValue(ofLight: -light) == -encodedValue(ofLight: light))
        }
        #expect(encodedValue(ofLight: 0 as Float) == 0)
    }

    @Test(arguments: [Float.nan, .infinity, -.infinity])
    func whatIsNoNumberStandsForNone(light: Float) {
        #expect(encodedValue(ofLight: light).isNaN)
    }

    private struct Encoding: LaneOperation {
        func callAsFunction<L: Lanes>(_ x: L, _ y: L, _ uniform: Float) -> L { encodedValue(ofLight: x) }
    }

    @Test func everyWidthEqualsFloat() {
        checkEveryWidth(Encoding())
    }
}
