import Foundation
import ShaderKernels
import Testing

@Suite("Exponential and logarithm")
struct ExponentialTests {
    private func worstError(
        _ arguments: [Double], of function: (Double) -> Double, _ reference: (Double) -> Double
    )
        -> Double
    {
        arguments.map { abs(function($0) / reference($0) - 1) }.max() ?? 0
    }

    /// The bounds that the documentation states, with an ulp for the reference.
    @Test func exponentialIsAsCloseAsItSays() {
        let near = Array(stride(from: -20.0, through: 20, by: 0.001))
        let far = Array(stride(from: -699.0, through: 699, by: 0.05))
        #expect(worstError(near, of: exponential, exp) <= 2e-14 + .ulpOfOne)
        #expect(worstError(far, of: exponential, exp) <= 5e-13 + .ulpOfOne)
    }

    @Test func exponentialAtTheEndsOfItsRange() {
        #expect(exponential(0) == 1)
        #expect(exponential(-.infinity) == 0)
        #expect(exponential(.infinity) == .infinity)
        #expect(exponential(-701) == 0)
        #expect(exponential(701) == .infinity)
        #expect(exponential(.nan).isNaN)
    }

    @Test func logarithmIsAsCloseAsItSays() {
        // None is 1, where there is no relative error to speak of.
        let near = stride(from: 0.0005, through: 4, by: 0.001).map { $0 }
        let far = (-1074...1023).map { Double(sign: .plus, exponent: $0, significand: 1.3).nextUp }
        let closest = (1...52).flatMap {
            [
                1 + Double(sign: .plus, exponent: -$0, significand: 1),
                1 - Double(sign: .plus, exponent: -$0, significand: 1),
            ]
        }
        for arguments in [near, far, closest] {
            #expect(worstError(arguments, of: logarithm, log) <= 4e-16 + .ulpOfOne)
        }
    }

    @Test func logarithmAtTheEndsOfItsRange() {
        #expect(logarithm(1) == 0)
        #expect(logarithm(0) == -.infinity)
        #expect(logarithm(-0.0) == -.infinity)
        #expect(logarithm(.infinity) == .infinity)
        #expect(logarithm(-1).isNaN)
        #expect(logarithm(.nan).isNaN)
    }

    /// One result on every machine (C8): a hash of 4097 results each, bit for bit.
    @Test func theBitsAreTheSameEverywhere() {
        func hash(_ function: (Double) -> Double) -> UInt64 {
            stride(from: -2.0, through: 2, by: 0x1p-10).reduce(0xCBF2_9CE4_8422_2325) {
                ($0 ^ function($1).bitPattern) &* 0x100_0000_01B3
            }
        }
        #expect(hash(exponential) == 11_229_845_207_385_869_033)
        #expect(hash { logarithm($0 + 2.5) } == 7_578_405_205_688_567_019)
    }
}
