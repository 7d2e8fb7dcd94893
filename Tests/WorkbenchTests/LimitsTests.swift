import ShaderHost
import Testing

@testable import Workbench

@Suite("Limits of a comparison")
struct LimitsTests {
    /// 100×100 with a square of 10×10 changed by 40, and a row of 5 by 3.
    private func comparison(_ limits: Limits) throws -> Comparison {
        let picture = try gray(100, 100)
        var other = picture
        try other.withMutablePixels { pixels in
            for y in 20..<30 {
                for x in 30..<40 { pixels.row(y)[4 * x + 2] = 168 }
            }
            for x in 90..<95 { pixels.row(99)[4 * x + 3] = 125 }
        }
        return Comparison(expected: picture, actual: other, limits: limits)
    }

    /// Nearly all of the picture is equal, and yet its content is not.
    @Test func aChangedIconIsFound() throws {
        #expect(try !comparison(Limits(maxPixels: 50)).isSame)
        #expect(try comparison(Limits(maxPixels: 50)).differences?.bounds?.description == "30,20,65x80")
        #expect(try comparison(Limits(maxDelta: 3)).differences?.bounds?.description == "30,20,10x10")
    }

    /// Each limit changes the verdict where it is reached, and not before.
    @Test(arguments: [
        (Limits(), false), (Limits(maxDelta: 39), false), (Limits(maxDelta: 40), true),
        (Limits(maxPixels: 104), false), (Limits(maxPixels: 105), true),
        (Limits(maxFraction: 0.0104), false), (Limits(maxFraction: 0.0105), true),
        (Limits(maxDelta: 2, maxPixels: 104), false), (Limits(maxDelta: 3, maxPixels: 99), false),
        (Limits(maxDelta: 3, maxPixels: 100), true), (Limits(maxDelta: 3, maxFraction: 0.01), true),
        // Both must hold.
        (Limits(maxPixels: 105, maxFraction: 0.0104), false), (Limits(maxPixels: 104, maxFraction: 1), false),
        (Limits(maxPixels: 105, maxFraction: 0.0105), true), (Limits(maxPixels: 0, maxFraction: 1), false),
        (Limits(maxPixels: 0), false), (Limits(maxFraction: 0), false), (Limits(maxFraction: 1), true),
        (Limits(maxDelta: 255, maxPixels: 0, maxFraction: 0), true),
    ])
    func whereTheyEnd(limits: Limits, isSame: Bool) throws {
        #expect(try comparison(limits).isSame == isSame)
    }

    /// They pass, and a little less does not.
    @Test(arguments: [
        Limits(), Limits(maxDelta: 2), Limits(maxDelta: 7), Limits(maxPixels: 7), Limits(maxPixels: 102),
        Limits(maxFraction: 0.001), Limits(maxDelta: 1, maxPixels: 5, maxFraction: 0.1),
    ])
    func theSmallestThatPass(limits: Limits) throws {
        let differences = try #require(comparison(limits).differences)
        let passing = limits.smallestThatPass([differences])
        #expect(passing.count == 3)
        for limits in passing { #expect(try comparison(limits).isSame, "\(limits)") }
        #expect(passing[0].maxPixels == limits.maxPixels && passing[0].maxFraction == limits.maxFraction)
        #expect(passing[1].maxDelta == limits.maxDelta && passing[2].maxDelta == limits.maxDelta)
        var less = passing
        less[0].maxDelta -= 1
        less[1].maxPixels = passing[1].maxPixels.map { $0 - 1 }
        less[2].maxFraction = passing[2].maxFraction?.nextDown
        for limits in less { #expect(try !comparison(limits).isSame, "\(limits)") }
    }

    /// Of several pictures, those that let the worst of each kind pass.
    @Test func theSmallestForSeveral() throws {
        let picture = try gray(2, 1)
        let far = Comparison(expected: picture, actual: try picture.changed(x: 0, y: 0, by: 9)).differences
        let many = Comparison(
            expected: picture, actual: try picture.changed(x: 0, y: 0, by: 1).changed(x: 1, y: 0, by: 1)
        ).differences
        let passing = Limits().smallestThatPass([far, many].compactMap(\.self))
        #expect(passing == [Limits(maxDelta: 9), Limits(maxPixels: 2), Limits(maxFraction: 1)])
    }

    @Test func asOptions() {
        #expect(
            Limits(maxDelta: 3, maxPixels: 7, maxFraction: 0.5).description
                == "--max-delta 3 --max-pixels 7 --max-fraction 0.5")
        #expect(Limits(maxPixels: 0).description == "--max-pixels 0")
    }
}
