import ShaderHost
import ShaderKernels
import ShaderLoops
import TestSupport
import Testing

/// SwiftUI's shapes in rectangles.
@Suite("Shapes")
struct ShapeTests {
    private typealias Vector = SIMD2<Double>
    private let rect = Rect(x: 10, y: 20, width: 60, height: 40)

    private func area(_ shape: some Shape) -> Double {
        Outline(shape.path(in: rect), scale: 1, width: 100, height: 100).pixels.reduce(0) { $0 + Double($1) }
    }

    @Test func fillTheirRectangle() {
        #expect(Rectangle().path(in: rect).boundingRect == rect)
        #expect(Ellipse().path(in: rect).boundingRect == rect)
        #expect(Capsule().path(in: rect).boundingRect == rect)
        #expect(RoundedRectangle(cornerRadius: 7).path(in: rect).boundingRect == rect)
        #expect(Circle().path(in: rect).boundingRect == Rect(x: 20, y: 20, width: 40, height: 40))
        #expect(area(Rectangle()) == 2400)
        // What chords leave out.
        #expect(abs(area(Capsule()) - (800 + 400 * .pi)) < 0.2)
        #expect(abs(area(RoundedRectangle(cornerRadius: 10)) - (2400 - 400 + 100 * .pi)) < 0.1)
        #expect(abs(area(Ellipse()) - 600 * .pi) < 0.2)
    }

    @Test func radiiHaveLimits() {
        for radius in [20, 21, 1e30, .infinity] as [Double] {
            #expect(RoundedRectangle(cornerRadius: radius).path(in: rect) == Capsule().path(in: rect))
        }
        for radius in [0, -1, .nan, -.infinity] as [Double] {
            #expect(RoundedRectangle(cornerRadius: radius).path(in: rect) == Rectangle().path(in: rect))
        }
    }

    @Test func insets() {
        let inner = Rect(x: 13, y: 23, width: 54, height: 34)
        #expect(Rectangle().inset(by: 2).inset(by: 1).path(in: rect) == Rectangle().path(in: inner))
        #expect(Ellipse().inset(by: 3).path(in: rect) == Ellipse().path(in: inner))
        #expect(Circle().inset(by: 3).path(in: rect) == Circle().path(in: inner))
        #expect(Capsule().inset(by: 3).path(in: rect) == Capsule().path(in: inner))
        #expect(
            RoundedRectangle(cornerRadius: 8).inset(by: 3).path(in: rect)
                == RoundedRectangle(cornerRadius: 5).path(in: inner))
        #expect(
            RoundedRectangle(cornerRadius: 2).inset(by: 3).path(in: rect) == Rectangle().path(in: inner))
        #expect(Rectangle().inset(by: -5).path(in: rect).boundingRect == rect.insetBy(dx: -5, dy: -5))
        #expect(Circle().inset(by: -5).path(in: rect).boundingRect == Rect(x: 15, y: 15, width: 50, height: 50))
    }

    @Test(arguments: [20, 21, 1e30, .infinity, .nan] as [Double])
    func nothingIsLeft(inset: Double) {
        #expect(Rectangle().inset(by: inset).path(in: rect).isEmpty)
        #expect(RoundedRectangle(cornerRadius: 5).inset(by: inset).path(in: rect).isEmpty)
        #expect(Circle().inset(by: inset).path(in: rect).isEmpty)
        #expect(Ellipse().inset(by: inset).path(in: rect).isEmpty)
        #expect(Capsule().inset(by: inset).path(in: rect).isEmpty)
        for empty in [
            Rect.zero, Rect(x: 0, y: 0, width: -3, height: 5), Rect(x: 0, y: 0, width: 5, height: .nan),
        ] {
            #expect(Circle().path(in: empty).isEmpty && Rectangle().path(in: empty).isEmpty)
        }
    }

    @Test func bordersAreInside() {
        #expect(area(Rectangle().strokeBorder(lineWidth: 6)) == 2400 - 48 * 28)
        #expect(area(Rectangle().stroke(lineWidth: 6)) == 66 * 46 - 54 * 34)
        #expect(Circle().strokeBorder(lineWidth: 6).path(in: rect).boundingRect.isNear(20, 20, 60, 60))
        #expect(abs(area(Circle().strokeBorder(lineWidth: 6)) - .pi * (400 - 14 * 14)) < 0.3)
        #expect(area(Rectangle().strokeBorder(lineWidth: 50)) == 0)
    }

    /// Two halves of a circle's stroke are all of it, each half as large.
    @Test func halvesOfACircle() {
        let (first, second) = (Circle().trim(to: 0.5), Circle().trim(from: 0.5))
        let whole = area(Circle().stroke(lineWidth: 5))
        #expect(abs(area(first.stroke(lineWidth: 5)) - whole / 2) < 1e-3)
        #expect(abs(area(second.stroke(lineWidth: 5)) - whole / 2) < 1e-3)
        // The first is the lower half.
        #expect(first.path(in: rect).boundingRect.isNear(20, 40, 60, 60))
        #expect(area(Circle().trim(from: 0.6, to: 0.4).stroke(lineWidth: 5)) == 0)
    }

    @Test func shapesMove() {
        #expect(Rectangle().offset(x: 3, y: -2).path(in: rect).boundingRect.isNear(13, 18, 73, 58))
        #expect(Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect.isNear(20, 10, 60, 70))
        #expect(
            Rectangle().rotation(.degrees(90), anchor: .topLeading).path(in: rect).boundingRect.isNear(
                -30, 20, 10, 80))
        #expect(Rectangle().scale(0.5).path(in: rect).boundingRect.isNear(25, 30, 55, 50))
        #expect(Rectangle().scale(x: 2, anchor: .leading).path(in: rect).boundingRect.isNear(10, 20, 130, 60))
        #expect(Rectangle().scale(.nan).path(in: rect).isEmpty)
        // A pen is moved with its stroke.
        #expect(
            Rectangle().stroke(lineWidth: 4).scale(x: 2, y: 1).path(in: rect).boundingRect.isNear(
                -24, 18, 104, 62))
    }

    @Test func shapesOfOnesOwn() {
        struct Triangle: Shape {
            func path(in rect: Rect) -> Path {
                Path { path in
                    path.move(to: SIMD2(rect.midX, rect.minY))
                    path.addLine(to: SIMD2(rect.maxX, rect.maxY))
                    path.addLine(to: SIMD2(rect.minX, rect.maxY))
                    path.closeSubpath()
                }
            }
        }
        #expect(abs(area(Triangle()) - 1200) < 1e-3)
        #expect(abs(area(Triangle().path(in: rect).scale(0.5)) - 300) < 1e-3)
    }
}
