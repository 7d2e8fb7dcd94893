import Foundation
import ShaderKernels
import Testing

@Suite("Turn of a direction")
struct TurnTests {
    struct Turn: LaneOperation {
        func callAsFunction<L: Lanes>(_ x: L, _ y: L, _ uniform: Float) -> L { turn(of: Point(x, y)) }
    }

    @Test func everyWidthEqualsFloat() {
        checkEveryWidth(Turn())
    }

    /// Foundation's in Double, from 0 to 1.
    private func reference(_ x: Float, _ y: Float) -> Double {
        let turn = atan2(Double(y), Double(x)) / (2 * .pi)
        return turn < 0 ? turn + 1 : turn
    }

    @Test func worstError() {
        var worst = 0.0
        func check(_ x: Float, _ y: Float) {
            worst = max(worst, abs(Double(turn(of: Point(x, y))) - reference(x, y)))
        }
        for step in 0..<400_000 {
            let angle = Double(step) * (2 * .pi / 400_000)
            check(Float(cos(angle)) * 1000, Float(sin(angle)) * 1000)
        }
        let samples = SampleFloats.all.filter { $0.isFinite && $0 != 0 }
        for x in samples { for y in samples { check(x, y) } }
        #expect(worst <= 6e-8)
        #expect(worst > 1e-8, "a reference that never differs is none")
    }

    @Test(arguments: [1, 0.5, 3, 1000.5, 0x1p-100, 1e30] as [Float])
    func eighthsAreExact(length: Float) {
        let axes: [(Float, Float)] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]
        for (eighth, axis) in axes.enumerated() {
            #expect(turn(of: Point(axis.0 * length, axis.1 * length)) == Float(eighth) / 8)
        }
    }

    /// The sign of a zero is none: only what is above the x axis comes from behind it.
    @Test func zerosHaveNoSign() {
        for zero: Float in [0, -0.0] {
            for other: Float in [0, -0.0] { #expect(turn(of: Point(zero, other)) == 0) }
            #expect(turn(of: Point(1, zero)) == 0 && turn(of: Point(-1, zero)) == 0.5)
            #expect(turn(of: Point(zero, 1)) == 0.25 && turn(of: Point(zero, -1)) == 0.75)
        }
        #expect(turn(of: Point(1, -Float.leastNonzeroMagnitude)) == 1)
    }

    @Test func whatIsNoDirection() {
        #expect(turn(of: Point(Float.nan, 1)).isNaN && turn(of: Point(1, Float.nan)).isNaN)
        #expect(turn(of: Point(Float.infinity, -Float.infinity)).isNaN)
        #expect(turn(of: Point(-Float.infinity, 1)) == 0.5 && turn(of: Point(1, -Float.infinity)) == 0.75)
    }
}
