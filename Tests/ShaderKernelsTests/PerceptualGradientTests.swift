import Testing

@testable import ShaderKernels

@Suite("Perceptual gradients")
struct PerceptualGradientTests {
    /// Straight in Oklab, premultiplied.
    private func reference(_ start: Color, _ end: Color, at t: Double) -> [Double] {
        let (a, b) = (Oklab(start), Oklab(end))
        let opacity = a.opacity + (b.opacity - a.opacity) * t
        guard opacity > 0 else { return [0, 0, 0, 0] }
        func mixed(_ part: (Oklab) -> Double) -> Double {
            (part(a) * a.opacity * (1 - t) + part(b) * b.opacity * t) / opacity
        }
        let color = Oklab(l: mixed(\.l), a: mixed(\.a), b: mixed(\.b)).color
        return [color.red * opacity, color.green * opacity, color.blue * opacity, opacity]
    }

    private static let colors = [
        Color.black, .white, .clear, Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1),
        Color(red: 0, green: 1, blue: 0), Color(red: 1, green: 1, blue: 0, opacity: 0.5),
        Color(red: 0.02, green: 0.01, blue: 0.05), Color(red: 0.3, green: 0.6, blue: 0.9, opacity: 0.1),
        Color(red: -0.1, green: 1.2, blue: 0.4),
    ]

    /// Every 1000th of the way, and so between the places that were looked at.
    @Test(arguments: colors)
    func isCloserThanAQuarterOfAByte(start: Color) {
        for end in Self.colors {
            let ramp = GradientRamp(Gradient(colors: [start, end]).colorSpace(.perceptual))
            withExtendedLifetime(ramp) {
                #expect(ramp.pieces.count <= 50)
                for step in 0...1000 {
                    let t = Float(step) / 1000
                    let color = ramp.pieces.color(at: t)
                    let expected = reference(start, end, at: Double(t))
                    let worst = zip([color.r, color.g, color.b, color.a], expected).map { abs(Double($0) - $1) }
                        .max()
                    #expect((worst ?? 1) < 1 / 1024.0, "from \(start) to \(end) at \(t)")
                }
            }
        }
    }

    @Test func blackToWhiteTakesAsManyPiecesAsItSays() {
        func count(_ colors: [Color]) -> Int {
            GradientRamp(Gradient(colors: colors).colorSpace(.perceptual)).pieces.count
        }
        #expect(
            count([.black, .white]) == 13 && count([.white, .clear]) == 1 && count([.white, .white]) == 0)
        #expect(count([Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0)]) == 40)
    }

    /// The ends are the colours themselves, not what comes back from Oklab.
    @Test func stopsAreExact() {
        let ramp = GradientRamp(
            Gradient(colors: [.white, Color(red: 1, green: 0, blue: 0), .black]).colorSpace(.perceptual))
        withExtendedLifetime(ramp) {
            let colors = [0, 0.5, 1].map { ramp.pieces.color(at: $0 as Float) }
            #expect(colors.map(\.r) == [1, 1, 0])
            #expect(colors.map(\.a) == [1, 1, 1])
            #expect(colors.allSatisfy { abs($0.g - $0.b) <= 0x1p-22 })
        }
    }

    /// Halfway between red and green is a light yellow; in encoded values it would be a brown.
    @Test func theMiddleIsLight() {
        let gradient = Gradient(colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0)])
        let (device, perceptual) = (GradientRamp(gradient), GradientRamp(gradient.colorSpace(.perceptual)))
        withExtendedLifetime((device, perceptual)) {
            #expect(device.pieces.color(at: 0.5 as Float).r == 0.5)
            #expect(perceptual.pieces.color(at: 0.5 as Float).r > 0.8)
        }
        #expect(device.pieces.count == 1)
    }
}
