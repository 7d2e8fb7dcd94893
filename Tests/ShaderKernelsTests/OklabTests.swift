import Foundation
import Testing

@testable import ShaderKernels

@Suite("Oklab")
struct OklabTests {
    private func parts(_ color: Oklab) -> [Double] { [color.l, color.a, color.b, color.opacity] }
    private func parts(_ color: Color) -> [Double] { [color.red, color.green, color.blue, color.opacity] }

    private func distance(_ left: [Double], _ right: [Double]) -> Double {
        zip(left, right).map { abs($0 - $1) }.max() ?? .nan
    }

    /// As they are published, to the digits that are.
    @Test(
        arguments: [
            (.white, [1, 0, 0, 1]), (.black, [0, 0, 0, 1]), (.clear, [0, 0, 0, 0]),
            (Color(red: 1, green: 0, blue: 0, opacity: 0.5), [0.62796, 0.22486, 0.12585, 0.5]),
            (Color(red: 0, green: 1, blue: 0), [0.86644, -0.23389, 0.17950, 1]),
            (Color(red: 0, green: 0, blue: 1), [0.45201, -0.03246, -0.31153, 1]),
        ] as [(Color, [Double])])
    func knownColors(color: Color, expected: [Double]) {
        #expect(distance(parts(Oklab(color)), expected) <= 0.5e-5)
    }

    @Test func thereAndBack() {
        let levels = [0, 0.002, 0.04, 0.0405, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]
        var worst = 0.0
        for red in levels {
            for green in levels {
                for blue in levels {
                    let color = Color(red: red, green: green, blue: blue, opacity: 0.25)
                    worst = max(worst, distance(parts(Oklab(color).color), parts(color)))
                }
            }
        }
        #expect(worst <= 2e-6)
    }

    /// A grey has no hue, and a negative colour is the opposite one.
    @Test func greysAndOpposites() {
        for white in stride(from: 0.0, through: 1, by: 0.05) {
            let gray = Oklab(Color(white: white))
            #expect(abs(gray.a) <= 1e-7 && abs(gray.b) <= 1e-7)
        }
        let color = Oklab(Color(red: 0.2, green: 0.4, blue: 0.9))
        let opposite = Oklab(Color(red: -0.2, green: -0.4, blue: -0.9))
        #expect([-color.l, -color.a, -color.b] == [opposite.l, opposite.a, opposite.b])
    }

    @Test func transferIsTheStandards() {
        for x in stride(from: -2.0, through: 2, by: 0x1p-9) {
            let linear = abs(x) <= 0.04045 ? x / 12.92 : copysign(pow((abs(x) + 0.055) / 1.055, 2.4), x)
            #expect(abs(linearLight(ofEncoded: x) - linear) <= abs(linear) * 8 * 0x1p-53)
            let encoded = abs(x) <= 0.0031308 ? x * 12.92 : copysign(1.055 * pow(abs(x), 1 / 2.4) - 0.055, x)
            #expect(abs(encodedValue(ofLight: x) - encoded) <= (abs(encoded) + 0.055) * 16 * 0x1p-53)
            #expect(abs(encodedValue(ofLight: linearLight(ofEncoded: x)) - x) <= 1e-7)
        }
        #expect(linearLight(ofEncoded: 1) == 1)
        #expect(
            linearLight(ofEncoded: .infinity) == .infinity && encodedValue(ofLight: -.infinity) == -.infinity)
        #expect(linearLight(ofEncoded: .nan).isNaN && encodedValue(ofLight: .nan).isNaN)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
    func anyColorHasAResult(part: Double) {
        let color = Oklab(Color(red: part, green: 0.5, blue: part, opacity: part))
        #expect(same(Float(color.opacity), Float(part)))
        _ = color.color
    }
}
