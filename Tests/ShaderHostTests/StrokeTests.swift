import ShaderHost
import ShaderKernels
import ShaderLoops
import TestSupport
import Testing

/// What pens leave behind.
@Suite("Strokes")
struct StrokeTests {
    private typealias Vector = SIMD2<Double>

    private func pixels(_ path: Path, _ style: StrokeStyle, rule: FillRule = .winding) -> [Float] {
        Outline(path.strokedPath(style), scale: 1, width: 100, height: 100, rule: rule).pixels
    }

    private func area(_ path: Path, _ style: StrokeStyle) -> Double {
        pixels(path, style).reduce(0) { $0 + Double($1) }
    }

    private func line(_ corners: Vector...) -> Path { Path { $0.addLines(corners) } }

    /// What chords leave out of an arc, with what the grid does.
    private func error(ofArcs length: Double) -> Double { length / 1024 + 1e-4 }

    @Test func capsOfALine() {
        let straight = line(Vector(20, 30), Vector(60, 30))
        #expect(area(straight, StrokeStyle(lineWidth: 8)) == 320)
        #expect(area(straight, StrokeStyle(lineWidth: 8, lineCap: .square)) == 384)
        let round = area(straight, StrokeStyle(lineWidth: 8, lineCap: .round))
        #expect(abs(round - (320 + .pi * 16)) < error(ofArcs: 8 * .pi))
        let bounds = straight.strokedPath(StrokeStyle(lineWidth: 8, lineCap: .round)).boundingRect
        #expect(bounds.isNear(16, 26, 64, 34))
        // Any way, and drawn backwards.
        let oblique = line(Vector(20, 30), Vector(50, 70))
        #expect(abs(area(oblique, StrokeStyle(lineWidth: 8)) - 400) < 1e-3)
        #expect(abs(area(line(Vector(50, 70), Vector(20, 30)), StrokeStyle(lineWidth: 8)) - 400) < 1e-3)
    }

    /// A right angle of arms 30 long, 8 wide: the outer corner is a square of 16, half of it, or a quarter of a
    /// circle. Inside, the arms lie over each other on another such square.
    @Test func joinsOfARightAngle() {
        for corner in [
            line(Vector(20, 20), Vector(50, 20), Vector(50, 50)),
            line(Vector(50, 50), Vector(50, 20), Vector(20, 20)),
        ] {
            #expect(area(corner, StrokeStyle(lineWidth: 8)) == 480)
            #expect(abs(area(corner, StrokeStyle(lineWidth: 8, lineJoin: .bevel)) - 472) < 1e-4)
            let round = area(corner, StrokeStyle(lineWidth: 8, lineJoin: .round))
            #expect(abs(round - (464 + 4 * .pi)) < error(ofArcs: 2 * .pi))
            // 1/cos 45° is √2.
            let limits = [1.4, 1.42, -1.42, .nan, 0]
            let areas = limits.map { area(corner, StrokeStyle(lineWidth: 8, miterLimit: $0)) }
            #expect(areas.map { $0 == 480 } == [false, true, true, false, false])
        }
    }

    @Test func closedPathsAreJoinedAllAround() {
        let square = Path(Rect(x: 20, y: 20, width: 40, height: 30))
        let frame: Double = 46 * 36 - 34 * 24
        #expect(area(square, StrokeStyle(lineWidth: 6)) == frame)
        let open = line(Vector(20, 20), Vector(60, 20), Vector(60, 50), Vector(20, 50), Vector(20, 20))
        #expect(area(open, StrokeStyle(lineWidth: 6)) == frame - 9)
        // Its inside is no part of it, by either rule, nor is it filled by wide pens as long as there is any.
        #expect(pixels(square, StrokeStyle(lineWidth: 6))[35 * 100 + 40] == 0)
        #expect(area(square, StrokeStyle(lineWidth: 29)) == 69 * 59 - 11)
        // To the left and at the top, a square of 90 and 80 is cut off by 5.
        #expect(area(square, StrokeStyle(lineWidth: 50)) == 85 * 75)
        // Corners in the middle of pixels are exact, inside and outside, also of slanted lines.
        let between = Path(Rect(x: 20.5, y: 20.25, width: 30, height: 20))
        #expect(area(between, StrokeStyle(lineWidth: 1)) == 31 * 21 - 29 * 19)
        let diamond = Path { path in
            path.addLines([Vector(50, 20), Vector(80, 50), Vector(50, 80), Vector(20, 50)])
            path.closeSubpath()
        }
        let (outer, inner) = (30 + 1.5 * 2.squareRoot(), 30 - 1.5 * 2.squareRoot())
        #expect(abs(area(diamond, StrokeStyle(lineWidth: 3)) - 2 * (outer * outer - inner * inner)) < 1e-3)
    }

    /// Every point of the outline of a stroked curve is half a line width away from the curve.
    @Test(arguments: [2.0, 12, 30])
    func sidesKeepTheirDistance(lineWidth: Double) {
        // Its narrowest bend has a radius of 20²/30 = 13.3 at the right; pens of 30 are wider.
        let ellipse = Path(ellipseIn: Rect(x: 20, y: 30, width: 60, height: 40))
        let radius = lineWidth / 2
        var (smallest, largest) = (Double.infinity, 0.0)
        for point in points(of: ellipse.strokedPath(StrokeStyle(lineWidth: lineWidth))) {
            let distance = distance(from: point, to: ellipse)
            (smallest, largest) = (min(smallest, distance), max(largest, distance))
        }
        #expect(largest <= radius * (1 + 0x1p-13), "\(largest)")
        if lineWidth < 26 { #expect(smallest >= radius * (1 - 0x1p-13), "\(smallest)") }
    }

    /// What is parallel to an arc of a circle is an arc of a circle, in as many pieces.
    @Test func arcsStayArcs() {
        let circle = Path(ellipseIn: Rect(x: 20, y: 20, width: 60, height: 60))
        for lineWidth in [1, 40, 59.9] {
            let sides = circle.strokedPath(StrokeStyle(lineWidth: lineWidth)).elements
            #expect(sides.count == 2 * circle.elements.count)
        }
    }

    private typealias Curve = (Vector, Vector, Vector, Vector)

    private func curves(of path: Path) -> [Curve] {
        var (curves, pen) = ([Curve](), Vector(0, 0))
        for element in path.elements {
            switch element {
            case .move(let end), .line(let end): pen = end
            case .curve(let end, let control1, let control2):
                curves.append((pen, control1, control2, end))
                pen = end
            default: break
            }
        }
        return curves
    }

    private func point(_ curve: Curve, _ t: Double) -> Vector {
        let s = 1 - t
        return s * s * s * curve.0 + 3 * s * s * t * curve.1 + 3 * s * t * t * curve.2 + t * t * t * curve.3
    }

    private func points(of path: Path) -> [Vector] {
        curves(of: path).flatMap { curve in (0..<8).map { point(curve, Double($0) / 8) } }
    }

    /// To the nearest of sixteen points of each curve, and from there to its nearest neighbours.
    private func distance(from place: Vector, to path: Path) -> Double {
        func distance(_ curve: Curve, _ t: Double) -> Double {
            let offset = point(curve, t) - place
            return (offset * offset).sum().squareRoot()
        }
        return curves(of: path).map { curve in
            var t = (0...16).map { Double($0) / 16 }.min { distance(curve, $0) < distance(curve, $1) } ?? 0
            for step in (5...20).map({ Double(sign: .plus, exponent: -$0, significand: 1) }) {
                let nearer = [t - step, t, t + step].min { distance(curve, $0) < distance(curve, $1) }
                t = min(max(nearer ?? t, 0), 1)
            }
            return distance(curve, t)
        }.min() ?? .infinity
    }

    /// A pen that is wider than a bend leaves no hole, and what it covers on the far side is added, not taken away.
    @Test func bendsNarrowerThanThePen() {
        let circle = Path(ellipseIn: Rect(x: 40, y: 40, width: 20, height: 20))
        let disc = area(circle, StrokeStyle(lineWidth: 50))
        #expect(abs(disc - .pi * 35 * 35) < error(ofArcs: 70 * .pi))
        let half = Path {
            $0.addArc(
                center: Vector(50, 50), radius: 10, startAngle: .degrees(180), endAngle: .zero, clockwise: false
            )
        }
        let fan = area(half, StrokeStyle(lineWidth: 60))
        #expect(abs(fan - .pi * (40 * 40 + 20 * 20) / 2) < error(ofArcs: 60 * .pi))
        let ring = area(circle, StrokeStyle(lineWidth: 6))
        #expect(abs(ring - .pi * (13 * 13 - 7 * 7)) < error(ofArcs: 40 * .pi))
    }

    /// At a cusp the pen turns round, as a round one.
    @Test func cusps() {
        let cusp = Path { path in
            path.move(to: Vector(30, 80))
            path.addCurve(to: Vector(70, 80), control1: Vector(70, 40), control2: Vector(30, 40))
        }
        // Its tip is at (50, 50), where the curve comes from below and goes down again.
        let stroke = cusp.strokedPath(StrokeStyle(lineWidth: 10))
        #expect(abs(stroke.boundingRect.minY - 45) < 0.01)
        let covered = Outline(stroke, scale: 1, width: 100, height: 100).pixels
        #expect(covered[47 * 100 + 50] == 1 && covered[43 * 100 + 50] == 0)
    }

    private func dashes(_ dash: [Double], phase: Double = 0, cap: LineCap = .butt) -> [Float] {
        let style = StrokeStyle(lineWidth: 2, lineCap: cap, dash: dash, dashPhase: phase)
        let row = Outline(line(Vector(0, 1), Vector(16, 1)).strokedPath(style), scale: 1, width: 20, height: 2)
        return Array(row.pixels.prefix(20))
    }

    /// A path has a limit, and not each of its parts: lines that are beyond it are not cut.
    @Test func dashesOfManyLines() {
        let lines = Path { path in
            for y in 0..<50 {
                path.move(to: Vector(0, Double(y)))
                path.addLine(to: Vector(100, Double(y)))
            }
        }
        let stroke = lines.strokedPath(StrokeStyle(lineWidth: 1, dash: [0.005, 0.005]))
        let dashCount = stroke.elements.count { if case .move = $0 { true } else { false } }
        #expect(dashCount > 20_000 && dashCount < 40_000)
    }

    private func row(_ picture: String) -> [Float] { picture.map { $0 == "#" ? 1 : 0 } }

    @Test func dashesOfALine() {
        #expect(dashes([3, 2]) == row("###..###..###..#...."))
        #expect(dashes([3, 2], phase: 1) == row("##..###..###..##...."))
        #expect(dashes([3, 2], phase: 4) == row(".###..###..###......"))
        #expect(dashes([3, 2], phase: -1) == row(".###..###..###......"))
        #expect(dashes([3, 2], phase: 5001) == row("##..###..###..##...."))
        // Of large ones the remainder counts, exactly: 10¹⁸ + 128 is 3 more than a multiple of 5, −2.8·10²⁶ as a double 4.
        #expect(dashes([3, 2], phase: 1e18 + 128) == dashes([3, 2], phase: 3))
        #expect(dashes([3, 2], phase: -2.8e26) == dashes([3, 2], phase: 4))
        #expect(dashes([0.5, 0.4], phase: -2.8e26).contains { $0 > 0 })
        #expect(dashes([0.5, 0.4], phase: 3.007e26).contains { $0 > 0 })
        // An odd number of lengths changes sides each time.
        #expect(dashes([4]) == row("####....####........"))
        #expect(dashes([4], phase: 5) == row("...####....####....."))
        #expect(dashes([4], phase: -3) == row("...####....####....."))
        #expect(dashes([1, 2, 3]) == row("#..###.##...#..#...."))
        #expect(dashes([20, 3]) == row("################...."))
        // A square cap of a point is a square.
        for (pixel, expected) in zip(dashes([0, 4], phase: -2, cap: .square), row(".##..##..##..##.....")) {
            #expect(abs(pixel - expected) < 1e-5)
        }
        #expect(dashes([0, 4], phase: -2).allSatisfy { $0 < 1e-5 })
    }

    @Test(
        arguments: [[], [0], [0, 0], [-1, 2], [.nan], [3, .infinity], [1e-9], [1e-300, 1e-300]] as [[Double]])
    func dashesThatAreNone(dash: [Double]) {
        #expect(dashes(dash) == row("################...."))
        #expect(dashes([3, 2], phase: .nan) == dashes([3, 2]))
    }

    /// Lengths of dashes add up along corners, and every subpath begins anew.
    @Test func dashesGoRoundCorners() {
        let style = StrokeStyle(lineWidth: 2, dash: [10, 10])
        let square = Path(Rect(x: 20, y: 20, width: 25, height: 25))
        // Five dashes of 10, of which the third, 40 to 50, ends at a corner, and the fourth and second do not.
        #expect(abs(area(square, style) - 100) < 1e-3)
        let two = Path { path in
            path.addLines([Vector(10, 10), Vector(25, 10)])
            path.addLines([Vector(10, 50), Vector(25, 50)])
        }
        #expect(area(two, style) == 40)
    }

    @Test func dots() {
        let dot = line(Vector(50, 50), Vector(50, 50))
        let closed = Path {
            $0.move(to: Vector(50, 50))
            $0.closeSubpath()
        }
        for path in [dot, closed] {
            #expect(area(path, StrokeStyle(lineWidth: 6)) == 0)
            #expect(area(path, StrokeStyle(lineWidth: 6, lineCap: .square)) == 36)
            #expect(
                abs(area(path, StrokeStyle(lineWidth: 6, lineCap: .round)) - 9 * .pi) < error(ofArcs: 6 * .pi))
        }
        #expect(
            Path { $0.move(to: Vector(50, 50)) }.strokedPath(StrokeStyle(lineWidth: 6, lineCap: .round)).isEmpty
        )
    }

    @Test(arguments: [0, -1, .nan, -.infinity] as [Double])
    func pensOfNoWidth(lineWidth: Double) {
        #expect(line(.zero, Vector(9, 9)).strokedPath(StrokeStyle(lineWidth: lineWidth)).isEmpty)
    }
}
