import Foundation
import TestSupport
import Testing

@testable import ShaderKernels

@Suite("Roots")
struct RootTests {
    /// Of the documented bound: r is at most 1.7·10⁻¹⁶ of the root away. Its power, in twice the digits, says by how much.
    @Test(arguments: [2, 3, 5])
    func worstError(degree: Int) {
        var worst = 0.0
        var noise = Noise(seed: UInt64(degree))
        for step in 0..<60_000 {
            let x = Double(
                sign: .plus, exponent: step % 1800 - 900, significand: .random(in: 1..<2, using: &noise))
            worst = max(worst, error(of: root(degree, of: x), asRoot: degree, of: x))
        }
        #expect(worst <= 1.7e-16)
        #expect(worst > 1e-17, "a reference that never differs is none")
    }

    /// How far `root` is from the root, as a share of it. With p the rounded power and d what rounding took, found by
    /// fused multiplications, the root is root·(1 + (x − p − d)/(n·x)) but for squares of that.
    private func error(of root: Double, asRoot degree: Int, of x: Double) -> Double {
        var (power, lost) = (root, 0.0)
        for _ in 1..<degree {
            let product = power * root
            lost = lost * root + (-product).addingProduct(power, root)
            power = product
        }
        return abs((x - power - lost) / (Double(degree) * x))
    }

    @Test func wholePowersAreExact() {
        for whole in 1...100 {
            let x = Double(whole)
            #expect(
                root(2, of: x * x) == x && root(3, of: x * x * x) == x && root(5, of: x * x * x * x * x) == x)
            #expect(root(3, of: -x * x * x) == -x)
        }
        #expect(root(3, of: 0x1p-1074) == 0x1p-358 && root(3, of: 0x1p1023) == 0x1p341)
    }

    @Test func anythingHasARoot() {
        #expect(root(3, of: .infinity) == .infinity && root(5, of: -.infinity) == -.infinity)
        #expect(root(3, of: .nan).isNaN)
        #expect(root(3, of: -0.0).sign == .minus && root(3, of: 0).bitPattern == 0)
        for x in [Double.leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, 1e30, -1e-30] {
            let relative = root(3, of: x) / Foundation.cbrt(x) - 1
            #expect(abs(relative) <= 4 * 0x1p-53)
        }
    }

    /// One result on every machine (C8).
    @Test func theBitsAreTheSameEverywhere() {
        let hash = stride(from: 0.0, through: 4, by: 0x1p-8).reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
            ($0 ^ root(3, of: $1).bitPattern ^ root(5, of: $1).bitPattern) &* 0x100_0000_01B3
        }
        #expect(hash == 5_206_127_124_850_371_515)
    }
}
