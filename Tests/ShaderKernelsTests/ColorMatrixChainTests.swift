import ShaderKernels
import TestSupport
import Testing

@Suite("Chains of colour matrices")
struct ColorMatrixChainTests {
    /// As it is stored (C2).
    private func bytes(_ pixel: [Float]) -> [Int] {
        pixel.map { Int((min(max($0, 0), 1) * 255).rounded(.toNearestOrEven)) }
    }

    private func chain(_ noise: inout Noise) -> [Adjustment] {
        let steps = (0..<Int.random(in: 1...5, using: &noise)).map { _ in Adjustment.random(using: &noise) }
        return Bool.random(using: &noise) ? steps : [.luminanceToAlpha] + steps
    }

    private func pixel(_ noise: inout Noise) -> [Float] {
        let alpha = Float(Int.random(in: 1...255, using: &noise)) / 255
        return (0..<3).map { _ in Float.random(in: 0...alpha, using: &noise) } + [alpha]
    }

    private func product(_ steps: [Adjustment]) -> ColorMatrix {
        steps.map(\.matrix).reduce(.identity) { ColorMatrix($0, then: $1) }
    }

    /// The seed is the argument, so that a failure says it.
    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func aChainIsItsProduct(seed: UInt64) {
        var noise = Noise(seed: seed)
        for _ in 0..<40 {
            let steps = chain(&noise)
            let product = product(steps)
            for _ in 0..<40 {
                let pixel = pixel(&noise)
                let expected = steps.reduce(pixel) { $1.matrix($0) }
                let differences = zip(bytes(product(pixel)), bytes(expected)).map { abs($0 - $1) }
                #expect(differences.allSatisfy { $0 <= 1 }, "seed \(seed), \(steps) of \(pixel)")
            }
        }
    }

    @Test func theOrderCounts() {
        let brighterFirst = ColorMatrix(.brightness(0.25), then: .contrast(2))
        let contrastFirst = ColorMatrix(.contrast(2), then: .brightness(0.25))
        #expect(brighterFirst([0.5, 0.5, 0.5, 1]) == [1, 1, 1, 1])
        #expect(contrastFirst([0.5, 0.5, 0.5, 1]) == [0.75, 0.75, 0.75, 1])
    }

    @Test func theIdentityAddsNothing() {
        for matrix: ColorMatrix in [.brightness(0.3), .saturation(2), .luminanceToAlpha, .colorInvert] {
            #expect(ColorMatrix(.identity, then: matrix) == matrix)
            #expect(ColorMatrix(matrix, then: .identity) == matrix)
        }
        #expect(ColorMatrix(.colorInvert, then: .colorInvert).isIdentity)
    }

    /// Nothing is clamped on the way (C2): what goes beyond white or black comes back.
    @Test func nothingIsLostBetween() {
        let steps: [Adjustment] = [.brightness(0.75), .brightness(-1.5), .brightness(0.75)]
        for pixel: [Float] in [[0, 0.25, 0.5, 0.5], [0.125, 0.75, 1, 1]] {
            #expect(steps.reduce(pixel) { $1.matrix($0) } == pixel)
            #expect(product(steps)(pixel) == pixel)
        }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func opaqueStaysOpaque(seed: UInt64) {
        var noise = Noise(seed: seed)
        for _ in 0..<200 {
            let steps = (0..<6).map { _ in Adjustment.random(using: &noise) }.filter {
                if case .colorMultiply = $0 { false } else { true }
            }
            let pixel = (0..<3).map { _ in Float.random(in: 0...1, using: &noise) } + [1]
            #expect(steps.reduce(pixel) { $1.matrix($0) }[3] == 1, "seed \(seed), \(steps)")
            #expect(product(steps)(pixel)[3] == 1, "seed \(seed), \(steps)")
        }
    }
}
