import ShaderKernels
import Testing

@Suite("Angle and Color")
struct AngleAndColorTests {
    /// A quarter turn in either unit is the same angle, and not nearly so.
    @Test(
        arguments: [(0, 0), (1, 90), (-1, -90), (2, 180), (3, 270), (4, 360), (0.5, 45)] as [(Double, Double)])
    func bothUnitsMeet(quarters: Double, degrees: Double) {
        #expect(Angle.radians(quarters * .pi / 2) == Angle.degrees(degrees))
        #expect(Angle(radians: quarters * .pi / 2).degrees == degrees)
        #expect(Angle(degrees: degrees).radians == quarters * .pi / 2)
    }

    @Test func anyAngleComesBack() {
        for radians in stride(from: -7.0, through: 7, by: 0.1) {
            #expect(abs(Angle.radians(radians).radians - radians) <= abs(radians) * 4 * 0x1p-53)
        }
    }

    @Test func anglesAreAddedScaledAndCompared() {
        let (small, large) = (Angle.degrees(30), Angle.degrees(120))
        #expect(small + large == .degrees(150) && large - small == .degrees(90) && -small == .degrees(-30))
        #expect(small * 3 == .degrees(90) && 3 * small == .degrees(90))
        #expect(small < large && large > small && .zero < small && -small < .zero && !(small < small))
        #expect(Angle.zero == Angle(degrees: 0) && Set([small, .degrees(30), large]).count == 2)
        // Turns are not taken off: an animation from 0 to 360 degrees goes round.
        #expect(Angle.degrees(360) != .zero && Angle.degrees(390).degrees == 390)
    }

    private func parts(_ color: Color) -> [Double] { [color.red, color.green, color.blue, color.opacity] }

    @Test func colorsAreTheirParts() {
        #expect(parts(Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)) == [0.1, 0.2, 0.3, 0.4])
        #expect(parts(Color(red: 0.1, green: 0.2, blue: 0.3)) == [0.1, 0.2, 0.3, 1])
        #expect(parts(Color(white: 0.5)) == [0.5, 0.5, 0.5, 1])
        #expect(parts(Color(white: 0.5, opacity: 0.25)) == [0.5, 0.5, 0.5, 0.25])
        #expect(
            parts(.black) == [0, 0, 0, 1] && parts(.white) == [1, 1, 1, 1] && parts(.clear) == [0, 0, 0, 0])
        #expect(Set([Color(white: 1), .white, .black]).count == 2)
    }

    /// Wide colours and darker than black: nothing is clamped.
    @Test func partsBeyondAreKept() {
        let color = Color(red: 1.5, green: -0.25, blue: 2, opacity: 1)
        #expect(parts(color) == [1.5, -0.25, 2, 1])
        let result = ColorMatrix.colorMultiply(color).color(
            at: Point(0.5, 0.5), of: RGBA<Float>(1, 1, 1, 1))
        #expect([result.r, result.g, result.b, result.a] == [1.5, -0.25, 2, 1])
    }
}
