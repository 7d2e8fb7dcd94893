import ShaderKernels
import TestSupport
import Testing

@Suite("Colour matrix")
struct ColorMatrixTests {
    private typealias Row = ColorMatrix.Row

    /// Every weight in use, alpha's too.
    private static let general = ColorMatrix(
        red: Row(0.5, -0.25, 0.125, 0.3, 0.1), green: Row(-0.2, 0.7, 0.4, -0.6, 0.2),
        blue: Row(0.1, 0.3, -0.8, 0.2, 0.5), alpha: Row(0.2, 0.3, 0.1, 0.5, -0.1))

    private static let adjustments: [Adjustment] = [
        .brightness(0.3), .brightness(-0.7), .contrast(1.7), .contrast(-0.5), .saturation(0.2),
        .saturation(1.9),
        .grayscale(0.6), .grayscale(-0.4), .hueRotation(degrees: 77), .hueRotation(degrees: -200), .colorInvert,
        .colorMultiply(Color(red: 0.9, green: 0.3, blue: 0.5, opacity: 0.6)),
    ]

    /// Premultiplied, with every alpha that a byte can hold but 0; some have more colour than alpha.
    private static func pixels(seed: UInt64) -> [[Float]] {
        var noise = Noise(seed: seed)
        return (1...255).map { byte in
            let alpha = Float(byte) / 255
            let most = byte.isMultiple(of: 5) ? 1 : alpha
            return (0..<3).map { _ in Float.random(in: 0...most, using: &noise) } + [alpha]
        }
    }

    @Test(arguments: adjustments + [.luminanceToAlpha])
    func keepsTheLaws(adjustment: Adjustment) {
        checkKernelLaws(adjustment.matrix)
    }

    @Test func aGeneralMatrixKeepsTheLaws() {
        checkKernelLaws(Self.general)
        checkKernelLaws(ColorMatrix(Self.general, then: .hueRotation(.degrees(50))))
    }

    /// Where alpha is only scaled nothing is divided, which must not show.
    @Test(arguments: adjustments)
    func theShortWayIsTheLongWay(adjustment: Adjustment) {
        expect(adjustment.matrix, toBe: adjustment.reference, for: Self.pixels(seed: 1))
    }

    @Test func theLongWayIsWhatItSays() {
        let rows = [Self.general.red, Self.general.green, Self.general.blue, Self.general.alpha]
        let general = ReferenceMatrix(
            rows: rows.map { [$0.red, $0.green, $0.blue, $0.alpha, $0.constant].map { Double($0) } })
        for (matrix, reference) in [
            (Self.general, general), (.luminanceToAlpha, Adjustment.luminanceToAlpha.reference),
        ] {
            let pixels = Self.pixels(seed: 2).filter { max($0[0], $0[1], $0[2]) <= $0[3] }
            expect(matrix, toBe: reference, for: pixels)
        }
    }

    /// Says of the pixel that is farthest off; of a hundred thousand that was 2.2·10⁻⁷.
    private func expect(
        _ matrix: ColorMatrix, toBe reference: ReferenceMatrix, for pixels: [[Float]],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let worst = pixels.max { distance(matrix($0), reference($0)) < distance(matrix($1), reference($1)) }
        guard let worst else { preconditionFailure("no pixels") }
        let (result, expected) = (matrix(worst), reference(worst))
        #expect(
            distance(result, expected) <= 1e-6, "\(worst): \(result), not \(expected)",
            sourceLocation: sourceLocation)
    }

    /// With colour behind the missing alpha and without.
    @Test(arguments: adjustments + [.luminanceToAlpha, .colorMultiply(.clear), .contrast(1e30)])
    func noAlphaStaysNoneAndIsNoNaN(adjustment: Adjustment) {
        for color: [Float] in [[0, 0, 0], [1, 1, 1], [0.2, 0.9, 0], [1e-30, 0, 7]] {
            let result = adjustment.matrix(color + [0])
            #expect(result[3] == 0 && result.allSatisfy { !$0.isNaN }, "\(color): \(result)")
        }
        #expect(adjustment.matrix([0, 0, 0, 0]) == [0, 0, 0, 0])
    }

    @Test func withoutAlphaThereIsNoLuminance() {
        for alpha: Float in [0, -0.0] {
            #expect(ColorMatrix.luminanceToAlpha([0.2, 0.9, 1, alpha]) == [0, 0, 0, 0])
        }
        let matrix = ColorMatrix(Self.general, then: .identity)
        #expect(matrix([0.2, 0.9, 1, 0]) == matrix([0, 0, 0, 0]))
    }

    /// Behind alpha 0 there may be light of its own. Colours that keep alpha weigh it as any other, without what is
    /// added in proportion to alpha.
    @Test func lightWithoutAlphaIsWeighed() {
        #expect(ColorMatrix.brightness(0.5)([0.25, 0.5, 1, 0]) == [0.25, 0.5, 1, 0])
        #expect(ColorMatrix.contrast(2)([0.25, 0.5, 1, 0]) == [0.5, 1, 2, 0])
        #expect(ColorMatrix.colorInvert([0.25, 0.5, 1, 0]) == [-0.25, -0.5, -1, 0])
    }
}
