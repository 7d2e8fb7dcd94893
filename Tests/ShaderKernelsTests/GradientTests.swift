import ShaderKernels
import TestSupport
import Testing

@Suite("Gradients")
struct GradientTests {
    /// What a gradient is at t, seen along x from 0 to 1.
    private func color(_ gradient: Gradient, at t: Float) -> [Float] {
        let ramp = GradientRamp(gradient)
        return withExtendedLifetime(ramp) {
            let color = LinearFill(ramp, from: (0, 0), to: (1, 0)).color(at: Point(t, 0))
            return [color.r, color.g, color.b, color.a]
        }
    }

    private func premultiplied(_ color: Color) -> [Double] {
        [color.red * color.opacity, color.green * color.opacity, color.blue * color.opacity, color.opacity]
    }

    private func distance(_ left: [Float], _ right: [Double]) -> Double {
        zip(left, right).map { abs(Double($0) - $1) }.max() ?? .nan
    }

    /// The stops around t, and straight between them.
    private func reference(_ stops: [Gradient.Stop], at t: Double) -> [Double] {
        guard let after = stops.firstIndex(where: { $0.location > t }) else {
            return stops.last.map { premultiplied($0.color) } ?? [0, 0, 0, 0]
        }
        guard after > 0 else { return premultiplied(stops[0].color) }
        let (start, end) = (stops[after - 1], stops[after])
        let share = (t - start.location) / (end.location - start.location)
        return zip(premultiplied(start.color), premultiplied(end.color)).map { $0 + ($1 - $0) * share }
    }

    private func anyColor(_ noise: inout Noise) -> Color {
        func part() -> Double { .random(in: 0...1, using: &noise) }
        return Color(red: part(), green: part(), blue: part(), opacity: part())
    }

    /// At 1024ths, where all differences of locations are exact. t is off by 2 roundings, each share by 2 more, and each
    /// of the pieces adds two to the sum, of which the differences of colours make up for the others'.
    @Test(arguments: 1...30 as ClosedRange<UInt64>)
    func isStraightBetweenItsStops(seed: UInt64) {
        var noise = Noise(seed: seed)
        let places = (0..<Int.random(in: 1...7, using: &noise)).map { _ in
            Double(Int.random(in: 0...64, using: &noise)) / 64
        }
        let stops = places.sorted().map { Gradient.Stop(color: anyColor(&noise), location: $0) }
        // An edge of the narrowest ramp here is 64 high.
        let bound = Double(stops.count) * 4 * 0x1p-24
        for step in -100...1200 {
            let t = Double(step) / 1024
            let color = color(Gradient(stops: stops), at: Float(t))
            #expect(distance(color, reference(stops, at: t)) <= bound, "seed \(seed) at \(t)")
        }
    }

    @Test func colorsAreEvenlySpaced() {
        let colors = [Color.black, .white, .clear, Color(red: 1, green: 0, blue: 0), .white]
        #expect(Gradient(colors: colors).stops.map(\.location) == [0, 0.25, 0.5, 0.75, 1])
        #expect(Gradient(colors: colors).stops.map(\.color) == colors)
        #expect(Gradient(colors: [.white]).stops == [Gradient.Stop(color: .white, location: 0)])
        #expect(color(Gradient(colors: []), at: 0.5) == [0, 0, 0, 0])
        #expect(color(Gradient(colors: [.white]), at: -3) == [1, 1, 1, 1])
    }

    /// Zeros and ones, and opaque throughout, come out exactly, before, at, and beyond every stop.
    @Test func plainColorsAreExact() {
        let gradient = Gradient(colors: [
            Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), .white, .black,
            Color(red: 0, green: 0, blue: 1),
        ])
        let expected: [[Float]] = [[1, 0, 0, 1], [0, 1, 0, 1], [1, 1, 1, 1], [0, 0, 0, 1], [0, 0, 1, 1]]
        for (index, color) in expected.enumerated() {
            #expect(self.color(gradient, at: Float(index) / 4) == color)
        }
        #expect(color(gradient, at: -7) == expected[0] && color(gradient, at: 1e30) == expected[4])
        for step in 0...777 { #expect(color(gradient, at: Float(step) / 777)[3] == 1) }
    }

    /// What fades to clear keeps its colour, whatever the clear end's own is.
    @Test func fadesArePremultiplied() {
        let clearBlue = Color(red: 0, green: 0, blue: 1, opacity: 0)
        #expect(color(Gradient(colors: [.white, clearBlue]), at: 0.25) == [0.75, 0.75, 0.75, 0.75])
        let perceptual = Gradient(colors: [.white, clearBlue]).colorSpace(.perceptual)
        #expect(distance(color(perceptual, at: 0.25), [0.75, 0.75, 0.75, 0.75]) <= 2e-6)
    }

    @Test func laterColorsCountAtEdges() {
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        for place: Float in [0, 0.5, 0.75, 1] {
            let stops = [red, .white, blue].map { Gradient.Stop(color: $0, location: Double(place)) }
            // From the middle of the line, ½ − 2⁻²⁵ is the last number before.
            #expect(color(Gradient(stops: stops), at: place - 0x1p-22) == [1, 0, 0, 1])
            #expect(color(Gradient(stops: stops), at: place) == [0, 0, 1, 1])
        }
    }

    @Test func stopsOutOfOrderMoveToTheirPredecessors() {
        func gradient(_ locations: Double...) -> Gradient {
            let colors = [Color.black, .white, Color(red: 1, green: 0, blue: 0), .clear]
            return Gradient(
                stops: zip(colors, locations).map { Gradient.Stop(color: $0.0, location: $0.1) })
        }
        func expectSame(_ left: Gradient, _ right: Gradient) {
            for step in -20...40 {
                #expect(color(left, at: Float(step) / 16) == color(right, at: Float(step) / 16))
            }
        }
        expectSame(gradient(0.25, 0.75, 0.5, 1), gradient(0.25, 0.75, 0.75, 1))
        expectSame(gradient(0.5, .nan, 0.25, 1), gradient(0.5, 0.5, 0.5, 1))
        expectSame(gradient(.nan, 1, 1, 1), gradient(0, 1, 1, 1))
        expectSame(gradient(-.infinity, 0, 1, .infinity), gradient(-1e9, 0, 1, 1e9))
        expectSame(gradient(0.5, -.infinity, .nan, 0.75), gradient(0.5, 0.5, 0.5, 0.75))
    }

    @Test func noColorIsTooMuch() {
        let colors = [Double.nan, .infinity, -1e300, 65504].map {
            Color(red: $0, green: 0.5, blue: $0, opacity: $0)
        }
        for gradient in [Gradient(colors: colors), Gradient(colors: colors).colorSpace(.perceptual)] {
            for step in -4...20 {
                let color = color(gradient, at: Float(step) / 16)
                #expect(color.allSatisfy { $0.isFinite }, "\(color)")
            }
        }
        #expect(color(Gradient(colors: colors), at: 0) == [0, 0, 0, 0])
    }
}
