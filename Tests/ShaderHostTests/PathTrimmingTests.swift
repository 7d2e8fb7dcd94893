import ShaderHost
import ShaderKernels
import Testing

/// Parts of a path, by its length.
@Suite("Trimming")
struct PathTrimmingTests {
    private typealias Vector = SIMD2<Double>
    private let square = Path(Rect(x: 0, y: 0, width: 4, height: 4))

    @Test func linesAreCutWhereTheyAre() {
        #expect(
            square.trimmedPath(from: 0.125, to: 0.625).elements == [
                .move(to: Vector(2, 0)), .line(to: Vector(4, 0)), .line(to: Vector(4, 4)),
                .line(to: Vector(2, 4)),
            ])
        // The closing line counts too.
        #expect(
            square.trimmedPath(from: 0.75, to: 1).elements == [
                .move(to: Vector(0, 4)), .line(to: Vector(0, 0)),
            ])
    }

    @Test func allAndNothing() {
        #expect(square.trimmedPath(from: 0, to: 1) == square)
        #expect(square.trimmedPath(from: -3, to: .infinity) == square)
        for (from, to) in [(0.5, 0.5), (0.7, 0.2), (.nan, 1), (0, .nan), (1, 2), (-1, 0), (2, 3)] {
            #expect(square.trimmedPath(from: from, to: to).isEmpty, "from \(from) to \(to)")
        }
        #expect(Path().trimmedPath(from: 0.2, to: 0.3).isEmpty)
    }

    /// One after the other; what is whole stays closed.
    @Test func subpathsShareTheLength() {
        let line = Path { $0.addLines([Vector(10, 0), Vector(26, 0)]) }
        var path = line
        path.addPath(square)
        path.addPath(line, transform: .translation(x: 0, y: 5))
        let middle = path.trimmedPath(from: 8.0 / 48, to: 36.0 / 48)
        #expect(middle.elements.first == .move(to: Vector(18, 0)))
        #expect(middle.elements.contains(.closeSubpath))
        #expect(middle.elements.last == .line(to: Vector(14, 5)))
    }

    /// The chords that measure a circle are alike, so that eighths and their halves are where they should be.
    @Test(arguments: [0.25, 0.5, 0.0625, 0.7])
    func circlesAreCutByAngle(share: Double) {
        let circle = Circle().path(in: Rect(x: -1, y: -1, width: 2, height: 2))
        guard case .curve(let end, _, _) = circle.trimmedPath(from: 0, to: share).elements.last else {
            Issue.record("no curve")
            return
        }
        // From 3 o'clock, clockwise on the screen. Within a curve the speed differs by 10⁻³.
        let angle = Angle(degrees: 360 * share)
        let error = end - Vector(angle.cosine, angle.sine)
        #expect((error * error).sum().squareRoot() < (share * 8 == (share * 8).rounded() ? 1e-12 : 1e-5))
    }

    /// A curve that is cut is the same curve.
    @Test func partsOfCurvesLieOnThem() {
        let curve = Path { path in
            path.move(to: .zero)
            path.addCurve(to: Vector(8, 4), control1: Vector(8, 0), control2: Vector(0, 4))
        }
        let (first, second) = (curve.trimmedPath(from: 0, to: 0.5), curve.trimmedPath(from: 0.5, to: 1))
        // The curve is its own image when turned by half a turn, so that half of its length is half of t.
        guard case .curve(let end, let control1, let control2) = first.elements.last else { return }
        #expect([end, control1, control2].allSatisfy { $0.x.isFinite })
        #expect(abs(end.x - 4) < 1e-12 && abs(end.y - 2) < 1e-12)
        #expect(abs(control1.x - 4) < 1e-12 && abs(control1.y) < 1e-12)
        #expect(abs(control2.x - 4) < 1e-12 && abs(control2.y - 1) < 1e-12)
        #expect(second.elements.first == .move(to: end))
    }
}
