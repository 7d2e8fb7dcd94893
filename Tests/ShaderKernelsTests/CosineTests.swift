import Foundation
import ShaderKernels
import Testing

@Suite("Cosine of quarter turns")
struct CosineTests {
    // More digits than Double has, where the machine offers them; elsewhere the reference itself is off by
    // three roundings of half an ulp each.
    #if arch(x86_64) && !os(Windows)
        private typealias Wide = Float80
    #else
        private typealias Wide = Double
    #endif

    /// The bound that the function's documentation states.
    private let bound = 1.7e-16 + Double(Wide.ulpOfOne)

    /// Foundation's cosine, which takes radians, after a reduction that loses nothing: quarter turns repeat
    /// after 4, and the C library's remainder is exact.
    private func error(at quarterTurns: Double) -> Double {
        let turn = quarterTurns.remainder(dividingBy: 4)
        let quadrant = turn.rounded()
        let angle = Wide(turn - quadrant) * (.pi / 2)
        let reference =
            switch quadrant {
            case 0: cos(angle)
            case 1: -sin(angle)
            case -1: sin(angle)
            default: -cos(angle)
            }
        return Double(abs(Wide(cosine(quarterTurns: quarterTurns)) - reference))
    }

    private func check(_ arguments: [Double]) {
        let worst = arguments.map { (argument: $0, error: error(at: $0)) }.max { $0.error < $1.error }
        guard let worst else { preconditionFailure("no arguments") }
        #expect(worst.error <= bound, "at \(worst.argument)")
    }

    @Test func nearZero() {
        check(Array(stride(from: -4, through: 4, by: 0.000_1)))
    }

    @Test func acrossAllExponents() {
        let powers: [Double] = (-1074...1023).map { Double(sign: .plus, exponent: $0, significand: 1) }
        check(powers)
        check(powers.map { (power: Double) in power.nextUp })
        check(powers.map { (power: Double) in -power.nextDown })
        check(powers.map { (power: Double) in power * 1.1 })
    }

    @Test func phasesOfATransition() {
        check((-2000...2000).map { Double(Float($0) / 1000) })
    }

    @Test(arguments: [0, 4, -8, 0x1p52 as Double, 4e15])
    func wholeQuarterTurnsAreExact(turns: Double) {
        for (turn, exact) in [(0, 1), (1, 0), (2, -1), (3, 0)] as [(Double, Double)] {
            #expect(cosine(quarterTurns: turns + turn) == exact)
            #expect(cosine(quarterTurns: -turns - turn) == exact)
        }
    }

    @Test func isEvenAndPeriodicToTheBit() {
        for x in stride(from: 0.0, through: 4, by: 0x1p-8) {
            let value = cosine(quarterTurns: x)
            #expect(cosine(quarterTurns: -x) == value)
            #expect(cosine(quarterTurns: x + 4) == value)
            #expect(cosine(quarterTurns: x - 0x1p40) == value)
            #expect(value.magnitude <= 1)
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func nonFiniteGivesNaN(argument: Double) {
        #expect(cosine(quarterTurns: argument).isNaN)
    }

    /// One result on every machine (C8): a hash of 4097 results, bit for bit. A fused multiply-add, or another
    /// order of additions, changes it.
    @Test func theBitsAreTheSameEverywhere() {
        let hash = stride(from: -2.0, through: 2, by: 0x1p-10).reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
            ($0 ^ cosine(quarterTurns: $1).bitPattern) &* 0x100_0000_01B3
        }
        #expect(hash == 2_896_339_670_415_161_247)
    }
}
