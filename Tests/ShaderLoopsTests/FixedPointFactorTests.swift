import ShaderKernels
import Testing

@testable import ShaderLoops

/// Bytes scaled in 16 bits: to be had only where all 256 come out as the exact products do.
@Suite("Factors in 16 bits")
struct FixedPointFactorTests {
    private func factor(_ exact: Double, roundsRightAt location: SourceLocation = #_sourceLocation) -> Bool {
        guard let factor = FixedPointFactor(exact) else { return false }
        for byte in 0...255 as ClosedRange<UInt32> {
            // As the loops do it, one byte of a word.
            let scaled = Float.scaledBytes(byte, factor: factor.factor, half: factor.half) & 255
            guard scaled == UInt32((Double(byte) * exact).rounded()) else {
                Issue.record("\(byte) × \(exact) became \(scaled)", sourceLocation: location)
                break
            }
        }
        return true
    }

    @Test func roundAsTheExactProduct() {
        let found = (0..<509).count { factor(Double($0) / 509, roundsRightAt: #_sourceLocation) }
        #expect(found > 500, "all but a few have one")
    }

    @Test func nextToNothingAndNextToOne() {
        for exact in [0, 0x1p-1074, 1e-9, 0x1p-17, 0x1p-16, 1 / 511, 1 / 509] as [Double] {
            #expect(factor(exact))
            #expect(factor(exact.nextUp))
        }
        for exact in [1 - 0x1p-53, 1 - 0x1p-24, 1 - 0x1p-17, 1 - 0x1p-16, 254.4 / 255] {
            #expect(factor(exact))
        }
    }

    /// Just beside a factor for which a product is a tie, 16 bits may not do, and then there must be none.
    @Test func besideTies() {
        var found = 0
        for byte in [1, 3, 100, 128, 200, 255] as [Double] {
            for number in stride(from: 0.5, to: byte, by: 7) {
                for step in [-3e-6, -1e-6, -1e-8, 1e-8, 1e-6, 3e-6] {
                    found += factor(number / byte + step) ? 1 : 0
                }
            }
        }
        #expect(found > 0)
    }

    @Test(arguments: [-1, -0.5, 1.1, 2, .infinity, -.infinity, .nan, .greatestFiniteMagnitude])
    func otherNumbersHaveNone(exact: Double) {
        #expect(FixedPointFactor(exact) == nil)
    }
}
