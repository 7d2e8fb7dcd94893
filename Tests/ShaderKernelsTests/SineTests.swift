import Foundation
import ShaderKernels
import Testing

@Suite("Sine and cosine of lanes")
struct SineTests {
    /// The documented bound, over the documented range; the oracle has 29 bits more.
    @Test func worstError() {
        var worst = 0.0
        for step in -240_000...240_000 {
            let x = Float(step) * 0.05 + Float(step) * 0x1p-20
            worst = max(worst, abs(Double(laneSine(x)) - Foundation.sin(Double(x))))
            worst = max(worst, abs(Double(laneCosine(x)) - Foundation.cos(Double(x))))
        }
        #expect(worst <= 1.2e-7)
        #expect(worst > 1e-8, "an oracle that never differs is none")
    }

    @Test(arguments: [Float(1e5), 1e7, 1e20, .greatestFiniteMagnitude, -1e9, 0x1p22, .leastNonzeroMagnitude])
    func everyNumberHasABoundedResult(x: Float) {
        #expect(abs(laneSine(x)) <= 1.01)
        #expect(abs(laneCosine(x)) <= 1.01)
    }

    @Test(arguments: [Float.nan, .infinity, -.infinity])
    func noAngleHasNoSine(x: Float) {
        #expect(laneSine(x).isNaN && laneCosine(x).isNaN)
    }

    @Test func exactAtZero() {
        #expect(laneSine(Float(0)) == 0)
        #expect(laneCosine(Float(0)) == 1)
    }

    @Test func allWidthsAgree() {
        for step in stride(from: Float(-3000), through: 3000, by: 0.77) {
            let reference = [laneSine(step).bitPattern, laneCosine(step).bitPattern]
            #expect(
                [
                    laneSine(Lanes4(repeating: step)).vector[3].bitPattern,
                    laneCosine(Lanes4(repeating: step)).vector[0].bitPattern,
                ] == reference)
            #expect(
                [
                    laneSine(Lanes8(repeating: step)).vector[7].bitPattern,
                    laneCosine(Lanes8(repeating: step)).vector[4].bitPattern,
                ] == reference)
            #expect(
                [
                    laneSine(Lanes16(repeating: step)).vector[15].bitPattern,
                    laneCosine(Lanes16(repeating: step)).vector[8].bitPattern,
                ] == reference)
        }
    }

    // Generic, so that Foundation's functions of the same names are out of the question.
    private func laneSine<L: Lanes>(_ x: L) -> L { sin(x) }
    private func laneCosine<L: Lanes>(_ x: L) -> L { cos(x) }
}
