import ShaderHost
import ShaderKernels
import Testing

/// Paths as lists of lines and curves.
@Suite("Paths")
struct PathTests {
    private typealias Vector = SIMD2<Double>

    @Test func subpathsBeginSomewhere() {
        let path = Path { path in
            path.addLine(to: Vector(3, 4))
            path.addLine(to: Vector(5, 6))
            path.closeSubpath()
            path.closeSubpath()
            path.addLine(to: Vector(7, 8))
        }
        #expect(
            path.elements == [
                .move(to: Vector(3, 4)), .line(to: Vector(3, 4)), .line(to: Vector(5, 6)), .closeSubpath,
                .line(to: Vector(7, 8)),
            ])
        #expect(path.boundingRect == Rect(x: 3, y: 4, width: 4, height: 4))
        #expect(Path { $0.closeSubpath() }.isEmpty)
        #expect(Path { $0.addLines([]) }.isEmpty)
    }

    @Test func numbersThatAreNoPlace() {
        let path = Path { path in
            path.move(to: Vector(-.infinity, 1e31))
            path.addLine(to: Vector(.nan, 0))
            path.addQuadCurve(to: Vector(0, 0), control: Vector(0, .nan))
            path.addCurve(to: Vector(0, 0), control1: Vector(.nan, 0), control2: .zero)
            path.addLine(to: Vector(.infinity, -1e31))
        }
        #expect(path.elements == [.move(to: Vector(-1e30, 1e30)), .line(to: Vector(1e30, -1e30))])
        #expect(Path(Rect(x: .nan, y: 0, width: 1, height: 1)).elements == [])
    }

    /// Curves of an eighth of a turn leave the circle by 4.3·10⁻⁶ of the radius, and outwards.
    @Test(arguments: [0.25, 1, 20.3, 1e6])
    func circlesAreRound(radius: Double) {
        let circle = Path(ellipseIn: Rect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
        var pen = Vector(radius, 0)
        var (smallest, largest) = (Double.infinity, 0.0)
        for case .curve(let end, let control1, let control2) in circle.elements {
            for t in stride(from: 0.0, through: 1, by: 1 / 64) {
                let s = 1 - t
                let point =
                    s * s * s * pen + 3 * s * s * t * control1 + 3 * s * t * t * control2 + t * t * t * end
                let distance = (point * point).sum().squareRoot() / radius
                (smallest, largest) = (min(smallest, distance), max(largest, distance))
            }
            pen = end
        }
        #expect(smallest > 1 - 0x1p-50)
        #expect(largest <= 1 + 4.3e-6 && largest > 1 + 4.2e-6)
        #expect(circle.boundingRect == Rect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    }

    private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
        Path {
            $0.addArc(
                center: Vector(1, 2), radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
                clockwise: clockwise)
        }
    }

    /// Angles grow clockwise on the screen, and `clockwise` is what would be so with y up.
    @Test func arcsTurnAsInCoreGraphics() {
        // From the right to the bottom, by way of the bottom right, or all the way round by the top left.
        #expect(arc(0, 90, clockwise: false).boundingRect.isNear(1, 2, 11, 12))
        #expect(arc(0, 90, clockwise: true).boundingRect.isNear(-9, -8, 11, 12))
        #expect(arc(90, 0, clockwise: true).boundingRect.isNear(1, 2, 11, 12))
        #expect(arc(-90, 90, clockwise: false).boundingRect.isNear(1, -8, 11, 12))
    }

    @Test func turnsOfArcs() {
        let full = arc(30, 390, clockwise: false)
        #expect(full.elements.count == 9)
        #expect(arc(30, 3000, clockwise: false).elements.count == 9)
        #expect(arc(390, 30, clockwise: true).elements.count == 9)
        // Whole turns against the direction do not count.
        #expect(arc(10, -340, clockwise: false).elements.count == 2)
        #expect(arc(10, -1060, clockwise: false).elements.count == 2)
        #expect(arc(10, 10, clockwise: false).elements.count == 1)
        for angle in [Double.nan, .infinity] { #expect(arc(angle, 0, clockwise: false).isEmpty) }
        for radius in [-1, Double.nan] {
            let path = Path {
                $0.addArc(
                    center: .zero, radius: radius, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
            }
            #expect(path.isEmpty)
        }
        // Of large angles the remainder counts, which is exact: 8 curves at most, whatever they are.
        #expect(arc(0, -7.26e18, clockwise: false).elements.count <= 9)
        #expect(arc(0, -5.4961e26, clockwise: false).elements.count <= 9)
        #expect(arc(0, -1e300, clockwise: false).elements.count <= 9)
        let pie = Path { path in
            path.move(to: Vector(1, 2))
            path.addArc(
                center: Vector(1, 2), radius: 10, startAngle: .zero, endAngle: .degrees(45), clockwise: false)
        }
        #expect(pie.elements.prefix(2) == [.move(to: Vector(1, 2)), .line(to: Vector(11, 2))])
    }

    @Test func boundsFollowTheCurve() {
        let arch = Path { path in
            path.move(to: .zero)
            path.addQuadCurve(to: Vector(8, 0), control: Vector(4, 8))
            path.addCurve(to: Vector(16, 0), control1: Vector(8, -8), control2: Vector(16, -8))
        }
        // Half as high as the control point, and 3/4 as high as two of them.
        #expect(arch.boundingRect.isNear(0, -6, 16, 4))
        #expect(Path { $0.move(to: Vector(3, 3)) }.boundingRect == .zero)
    }

    @Test func transformsMoveEveryPoint() {
        let curve = Path { path in
            path.move(to: Vector(1, 2))
            path.addCurve(to: Vector(3, 4), control1: Vector(5, 6), control2: Vector(7, 8))
            path.closeSubpath()
        }
        var transform = ProjectionTransform.rotation(.degrees(90)).concatenating(.translation(x: 10, y: 0))
        let turned: [Path.Element] = [
            .move(to: Vector(8, 1)), .curve(to: Vector(6, 3), control1: Vector(4, 5), control2: Vector(2, 7)),
            .closeSubpath,
        ]
        #expect(curve.applying(transform).elements == turned)
        (transform.m13, transform.m23, transform.m33) = (5, .nan, 7)
        #expect(curve.applying(transform).elements == turned)
        #expect(Path { $0.addPath(curve, transform: transform) }.elements == turned)
        transform.m11 = .nan
        #expect(curve.applying(transform).isEmpty)
    }
}

extension Rect {
    /// Whether the edges are at numbers, up to a few roundings.
    func isNear(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Bool {
        zip([minX, minY, maxX, maxY], [left, top, right, bottom]).allSatisfy { abs($0 - $1) <= 0x1p-46 }
    }
}
