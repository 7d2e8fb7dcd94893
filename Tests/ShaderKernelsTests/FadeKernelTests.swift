import Foundation
import ShaderKernels
import Testing

/// The kernels by which pixels change where they are.
@Suite("Fade kernels")
struct FadeKernelTests {
    /// Of 2¹⁶ pixels as many have changed as there should have, within 5 standard deviations of a fair draw, and those that
    /// have changed never change back.
    @Test func pixelsDissolve() {
        let count = 1 << 8
        var previous = Array(repeating: Float(0), count: count * count)
        for t: Float in [0, 0.01, 0.1, 0.5, 0.9, 1] {
            let kernel = Dissolve(share: t)
            let pixels = (0..<count * count).map {
                share(kernel, Float($0 % count) + 0.5, Float($0 / count) + 0.5)
            }
            #expect(zip(previous, pixels).allSatisfy { $0 <= $1 })
            #expect(Set(pixels).isSubset(of: [0, 1]))
            let deviation = (Float(count * count) * t * (1 - t)).squareRoot()
            #expect(abs(pixels.reduce(0, +) - Float(count * count) * t) <= 5 * deviation)
            previous = pixels
        }
    }

    /// Neighbours know nothing of each other: of pairs side by side, or one below the other, a quarter has changed at ½.
    @Test(arguments: [(1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (1, -1)])
    func dissolvingLeavesNoPattern(dx: Int, dy: Int) {
        let kernel = Dissolve(share: 0.5)
        var both: Float = 0
        for y in 1...256 {
            for x in 1...256 {
                both +=
                    share(kernel, Float(x) + 0.5, Float(y) + 0.5)
                    * share(kernel, Float(x + dx) + 0.5, Float(y + dy) + 0.5)
            }
        }
        // 2¹⁶ pairs, of which ¼ is 16384; pairs that share a pixel make the variance a little larger than ¼·¾ of them, at
        // most twice.
        #expect(abs(both - 16384) <= 5 * (2 * 65536 * 3 / 16 as Float).squareRoot())
    }

    /// By pixels, whatever the scale: the pixels of a picture with two pixels a point are those of a larger one.
    @Test func dissolvingCountsPixels() {
        let (one, two) = (Dissolve(share: 0.5), Dissolve(share: 0.5, scale: 2))
        for index in 0..<400 {
            let (x, y) = (Float(index % 20) + 0.5, Float(index / 20) + 0.5)
            #expect(share(one, x, y) == share(two, x / 2, y / 2))
        }
    }

    @Test func farColorsGoFirst() {
        let (red, green) = (RGBA<Float>(1, 0, 0, 1), RGBA<Float>(0, 1, 0, 1))
        func channel(_ t: Float, _ top: RGBA<Float>, _ bottom: RGBA<Float>) -> Float {
            DistanceFade(progress: t).color(at: Point(0, 0), of: top, over: bottom).r
        }
        // Red and green are √⅔ = 0.8165 apart, white and black 1.
        #expect(channel(0.125, red, green) == 0.125 && channel(0.1875, red, green) == 1)
        #expect(channel(0.0625, RGBA(1, 1, 1, 1), RGBA(0, 0, 0, 1)) == 1)
        #expect(channel(0.0625, RGBA(0.5, 0, 0, 1), RGBA(0, 0, 0, 1)) == 0.03125)
    }

    /// (1 − t)^(1 + ln(1 + d)) is left of the first picture, or ln(2 − d): within 2·10⁻⁶·(1 + |ln(1 − t)|)·(1 − t), which is 2·10⁻⁶
    /// at most, and a dozen roundings.
    @Test func pacesAreXfades() {
        for step in 0...64 {
            let t = Float(step) / 64
            for part in 0...64 {
                let d = Double(part) / 64
                let left = 1 - Double(t)
                let gray = RGBA<Float>(Float(d), Float(d), Float(d), 1)
                func alpha(isFast: Bool) -> Double {
                    let kernel = PacedFade(isFast: isFast, progress: t)
                    let pixel = kernel.color(at: Point(0, 0), of: gray, over: RGBA(0, 0, 0, 0))
                    #expect(abs(pixel.r - pixel.a * Float(d)) <= 4 * 0x1p-24)
                    return Double(pixel.a)
                }
                let bound = 2e-6 + 12 * 0x1p-24
                #expect(abs(alpha(isFast: true) - (1 - pow(left, 1 + log(1 + d)))) <= bound)
                #expect(abs(alpha(isFast: false) - (1 - pow(left, 1 + log(2 - d)))) <= bound)
            }
        }
    }

    /// In the first fifth colours go, and the second picture's have come when a fifth of the time is left.
    @Test func graysBetween() {
        let (red, blue) = (RGBA<Float>(0.75, 0, 0, 1), RGBA<Float>(0, 0, 0.75, 1))
        let middle = GrayFade(progress: 0.2).color(at: Point(0, 0), of: red, over: red)
        let eased: Float = 0.25 * 0.25 * (3 - 0.5)
        // 0.2·(¼·(1 − eased) + ¾·eased) + 0.8·¼, with a handful of roundings of numbers below 1.
        #expect(abs(middle.r - (0.2 * (0.25 + 0.5 * eased) + 0.8 * 0.25)) <= 8 * 0x1p-24)
        let late = GrayFade(progress: 0.8).color(at: Point(0, 0), of: blue, over: red)
        #expect(abs(late.b - (0.8 * 0.75 + 0.2 * 0.25)) <= 8 * 0x1p-24)
        #expect(abs(late.r - 0.2 * 0.25) <= 8 * 0x1p-24 && late.a == 1)
    }

    @Test func throughAColor() {
        let (red, blue) = (RGBA<Float>(1, 0, 0, 1), RGBA<Float>(0, 0, 1, 1))
        func color(_ t: Float) -> RGBA<Float> {
            CrossFade(through: Color(red: 0, green: 1, blue: 0), progress: t).color(
                at: Point(0, 0), of: blue, over: red)
        }
        // Halfway into the first fifth: (1 − t)·½ of red, t·smoothstep(⅛) of blue, the rest green. A dozen roundings.
        let early = color(0.1)
        let blueShare: Float = 0.1 * 0.125 * 0.125 * (3 - 0.25)
        #expect(abs(early.r - 0.45) <= 12 * 0x1p-24 && abs(early.b - blueShare) <= 12 * 0x1p-24)
        #expect(abs(early.g - (0.55 - blueShare)) <= 12 * 0x1p-24 && early.a == 1)
        #expect(color(0.3).r == 0 && abs(color(0.9).b - 0.9) <= 12 * 0x1p-24)
    }
}
