import Foundation
import ShaderKernels
import TestSupport
import Testing

@Suite("Fills")
struct FillTests {
    /// Red tells t within 0…1, exactly; green is 1 beyond.
    private static let ramp = GradientRamp(
        Gradient(stops: [
            Gradient.Stop(color: .black, location: 0),
            Gradient.Stop(color: Color(red: 1, green: 0, blue: 0), location: 1),
            Gradient.Stop(color: Color(red: 1, green: 1, blue: 0), location: 1.000_001),
        ]))

    private func t(_ kernel: some FillKernel, _ x: Float, _ y: Float) -> Float {
        kernel.color(at: Point(x, y)).r
    }

    private func linear(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> LinearFill {
        LinearFill(Self.ramp, from: (x0, y0), to: (x1, y1))
    }

    private func radial(_ start: Double, _ end: Double, x: Double = 0, y: Double = 0) -> RadialFill {
        RadialFill(Self.ramp, center: (x, y), startRadius: start, endRadius: end)
    }

    private func angular(_ start: Double, _ end: Double, x: Double = 0, y: Double = 0) -> AngularFill {
        AngularFill(Self.ramp, center: (x, y), startAngle: .degrees(start), endAngle: .degrees(end))
    }

    /// At an angle in degrees, clockwise from the x axis.
    private func t(_ kernel: AngularFill, at degrees: Double) -> Float {
        let angle = degrees * .pi / 180
        return t(kernel, Float(cos(angle) * 100), Float(sin(angle) * 100))
    }

    @Test func keepTheLaws() {
        checkKernelLaws(SolidFill(Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)))
        checkKernelLaws(linear(0, 0, 40, 30))
        checkKernelLaws(radial(1, 20, x: 3, y: 4))
        checkKernelLaws(angular(30, 300, x: 3, y: 4))
        checkKernelLaws(angular(300, 30))
    }

    @Test func aColorIsEverywhere() {
        let color = SolidFill(Color(red: 1, green: 0.5, blue: 0.25, opacity: 0.5)).color(
            at: Point(Float.nan, 1e30))
        #expect([color.r, color.g, color.b, color.a] == [0.5, 0.25, 0.125, 0.5])
        let none = SolidFill(Color(red: .nan, green: -.infinity, blue: .infinity, opacity: 1)).color(
            at: Point<Float>(0, 0))
        #expect([none.r, none.g, none.b, none.a] == [0, -65504, 65504, 1])
    }

    @Test func builtInsAreTheSame() {
        let point = Point<Float>(12.5, 7.5)
        let (linear, radial, angular) = (linear(0, 0, 40, 30), radial(1, 20), angular(30, 300))
        #expect(linear.builtIn?.builtIn?.color(at: point).r == t(linear, 12.5, 7.5))
        #expect(radial.builtIn?.color(at: point).r == t(radial, 12.5, 7.5))
        #expect(angular.builtIn?.color(at: point).r == t(angular, 12.5, 7.5))
        #expect(SolidFill(.white).builtIn?.color(at: point).r == 1)
    }

    // Lines.

    @Test func alongALineAndNotAcross() {
        let fill = linear(10, 20, 50, 50)
        #expect(t(fill, 10, 20) == 0 && t(fill, 50, 50) == 1 && t(fill, 30, 35) == 0.5)
        #expect(t(fill, 20, 27.5) == 0.25 && t(fill, 0, 0) == 0 && t(fill, 99, 99) == 1)
        // 30·(−3, 4)/5 to the side.
        #expect(abs(t(fill, 20 - 18, 27.5 + 24) - 0.25) <= 4 * 0x1p-24)
    }

    /// Over pictures of any size the two halves mirror each other; t and 1 − t round differently, by half a unit.
    @Test(arguments: [7, 16, 61, 255, 1000, 1920, 4097, 16384])
    func halvesMirrorEachOther(width: Int) {
        let fill = linear(0, 0, Double(width), 0)
        for column in stride(from: 0, to: width, by: max(1, width / 100)) {
            let left = t(fill, Float(column) + 0.5, 0.5)
            let right = t(fill, Float(width - 1 - column) + 0.5, 0.5)
            #expect(abs(left + right - 1) <= 0x1p-24)
            #expect(abs(Double(left) - (Double(column) + 0.5) / Double(width)) <= 0x1p-22)
        }
    }

    /// The documented error, for lines in any direction.
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func worstError(seed: UInt64) {
        var noise = Noise(seed: seed)
        func coordinate() -> Double { .random(in: 0...16384, using: &noise) }
        let (x0, y0, x1, y1) = (coordinate(), coordinate(), coordinate(), coordinate())
        let fill = linear(x0, y0, x1, y1)
        let square = (x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0)
        for _ in 0..<500 {
            let (x, y) = (coordinate().rounded(.down) + 0.5, coordinate().rounded(.down) + 0.5)
            let exact = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / square
            let limited = min(max(exact, 0), 1)
            #expect(abs(Double(t(fill, Float(x), Float(y))) - limited) <= 0x1p-21 * 16384 / square.squareRoot())
        }
    }

    // Circles.

    @Test func aroundACenter() {
        let fill = radial(5, 15, x: 10, y: 20)
        #expect(t(fill, 10, 20) == 0 && t(fill, 13, 24) == 0 && t(fill, 19, 32) == 1)
        #expect(abs(t(fill, 16, 28) - 0.5) <= 0x1p-23)  // 10 times a rounded 1/10
        #expect(t(radial(15, 5, x: 10, y: 20), 10, 20) == 1)
        #expect(abs(t(radial(15, 5, x: 10, y: 20), 16, 28) - 0.5) <= 0x1p-23)
        #expect(t(radial(-10, 10), 0, 0) == 0.5)
        for (x, y) in [(7.5, 1.5), (-7.5, 1.5), (1.5, -7.5), (-1.5, -7.5)] as [(Float, Float)] {
            #expect(t(fill, 10 + x, 20 + y) == t(fill, 17.5, 21.5))
        }
    }

    @Test func circlesOfOneRadiusAreAnEdge() {
        let fill = radial(5, 5)
        #expect(t(fill, 3, 4) == 0 && t(fill, 3, 4.000_001) == 1 && t(fill, 0, 0) == 0)
        #expect(t(radial(0, 0), 0.5, 0) == 1)
    }

    @Test func distancesAtTheFarEnd() {
        var noise = Noise(seed: 3)
        let fill = radial(0, 16384)
        for _ in 0..<2000 {
            let (x, y) = (
                Float.random(in: 0...11585, using: &noise), Float.random(in: 0...11585, using: &noise)
            )
            let distance = (Double(x) * Double(x) + Double(y) * Double(y)).squareRoot()
            #expect(abs(Double(t(fill, x, y)) - distance / 16384) <= 0x1p-22)
        }
    }

    // Angles.

    @Test func aFullTurnIsClockwise() {
        for start in [0.0, 90, -90, 450, 3600] {
            let fill = angular(start, start + 360)
            for eighth in 0..<8 {
                let axes: [(Float, Float)] = [
                    (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1),
                ]
                let axis = axes[(eighth + Int(start) / 45 % 8 + 8) % 8]
                #expect(t(fill, axis.0 * 3, axis.1 * 3) == Float(eighth) / 8)
            }
        }
        #expect(t(angular(0, 360, x: 10, y: 20), 10, 25) == 0.25)
        #expect(t(angular(0, 360), 0, 0) == 0)
    }

    /// Angles as they are meant, for ranges that go round either way, less than once or more.
    @Test(
        arguments: [
            (0, 360), (90, 180), (-30, 45), (200, 500), (0, 720), (30, 1000), (180, 90), (45, -400), (720, 0),
        ]
            as [(Double, Double)])
    func rangesOfAnyLength(start: Double, end: Double) {
        let (fill, length) = (angular(start, end), abs(end - start))
        let direction: Double = end < start ? -1 : 1
        for degrees in stride(from: 0.5, to: 360, by: 1) {
            // How far past the start, in the direction of the range; the turn that is the last to be drawn.
            var ahead = (degrees - start) * direction
            ahead -= (ahead / 360).rounded(.down) * 360
            if length > 360 { ahead += ((length - ahead) / 360).rounded(.down) * 360 }
            let isPast = ahead > length
            let expected = isPast ? (ahead < length + (360 - length) / 2 ? 1 : 0) : ahead / length
            // In turns: the coordinates' own rounding, the turn's error, that of the opening, and two sums. In t: the start
            // and the sum with it, which are as long as the range, and the product.
            let bound = (6e-8 + 4 * 0x1p-24) * 360 / length + 4 * 0x1p-24
            #expect(abs(Double(t(fill, at: degrees)) - expected) <= bound, "at \(degrees)")
        }
    }

    @Test func rangesOfNoLength() {
        for degrees in [91.0, 180, 269] { #expect(t(angular(90, 90), at: degrees) == 1) }
        for degrees in [271.0, 0, 89] { #expect(t(angular(90, 90), at: degrees) == 0) }
    }

    // What is not finite.

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e31])
    func whatIsNoPlaceIsTheLastColor(value: Double) {
        let fills: [any FillKernel] = [
            linear(value, 0, 10, 10), linear(0, value, 10, 10), linear(0, 0, value, 10),
            linear(0, 0, 10, value),
            radial(value, 10), radial(0, value), radial(0, 10, x: value), radial(0, 10, y: value),
            angular(0, value * 360), angular(value * 360, 0), angular(0, 90, x: value),
            angular(0, 90, y: value),
            linear(5, 5, 5, 5), linear(5, 5, 5, 5 + 1e-31),
        ]
        for fill in fills {
            for x: Float in [0, 5, 0.5, -100] {
                let color = fill.color(at: Point(x, 4.5))
                #expect([color.r, color.g, color.b, color.a] == [1, 1, 0, 1], "\(fill)")
            }
        }
    }
}
