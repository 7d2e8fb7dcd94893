import ShaderHost
import ShaderKernels
import ShaderLoops
import TestSupport
import Testing

/// Curves as what they cover of pixels.
@Suite("Coverage of paths")
struct PathCoverageTests {
    private typealias Vector = SIMD2<Double>

    private func area(_ pixels: [Float]) -> Double { pixels.reduce(0) { $0 + Double($1) } }

    /// The curves lie outside of the circle, by 4.3·10⁻⁶ of the radius at most, and their chords inside of the
    /// curves, by 1/1024 at most; the grid moves either by less than 2⁻¹⁹.
    @Test(arguments: [0.3, 1, 20.3, 31])
    func theAreaOfACircle(radius: Double) {
        let path = Path(
            ellipseIn: Rect(x: 32.3 - radius, y: 31.9 - radius, width: 2 * radius, height: 2 * radius))
        let area = area(Outline(path, scale: 1, width: 64, height: 64).pixels)
        let (exact, length) = (Double.pi * radius * radius, 2 * Double.pi * radius)
        #expect(area - exact <= length * (4.3e-6 * radius + 0x1p-19), "\(area - exact)")
        #expect(area - exact >= -length * (1 / 1024 + 0x1p-19), "\(area - exact)")
    }

    /// Against 64 × 64 points a pixel. The circle passes a row or a column of subpixels wherever it enters another
    /// subpixel, so through 128 of them at most, and is right about the others; in each it is wrong by the whole
    /// at most.
    @Test func everyPixelOfADisc() {
        let (x, y, radius) = (10.4, 9.7, 8.3)
        let path = Path(ellipseIn: Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
        let pixels = Outline(path, scale: 1, width: 20, height: 20).pixels
        for (index, pixel) in pixels.enumerated() {
            var count = 0
            for sample in 0..<4096 {
                let dx = Double(index % 20) + (Double(sample % 64) + 0.5) / 64 - x
                let dy = Double(index / 20) + (Double(sample / 64) + 0.5) / 64 - y
                count += dx * dx + dy * dy < radius * radius ? 1 : 0
            }
            #expect(abs(Double(pixel) - Double(count) / 4096) <= 128.0 / 4096, "pixel \(index)")
            if count == 0 && pixel < 1e-3 || count == 4096 && pixel > 0.999 {
                let corners = [0, 1].flatMap { cx in
                    [0, 1].map { cy in Vector(Double(index % 20 + cx) - x, Double(index / 20 + cy) - y) }
                }
                let distances = corners.map { ($0 * $0).sum().squareRoot() }
                if (distances.max() ?? 0) < radius - 0.01 { #expect(pixel == 1) }
                if (distances.min() ?? 0) > radius + 1.5 { #expect(pixel == 0) }
            }
        }
    }

    /// No chord is further than 1/1024 pixel from its curve, at any scale. A parabola's chords are all equally far
    /// from it along its axis, and cut off two thirds of that, times the width.
    @Test(arguments: [0.1, 1, 3, 40])
    func chordsFollowTheCurve(scale: Double) {
        let path = Path { path in
            path.move(to: Vector(0, 1))
            path.addQuadCurve(to: Vector(1.5, 1), control: Vector(0.75, -1))
        }
        let missing = scale * scale - area(Outline(path, scale: scale, width: 60, height: 40).pixels)
        // The grid moves 4.2 of length by up to 2⁻¹⁹.
        let grid = 4.2 * scale * 0x1p-19
        #expect(missing >= -grid && missing <= 2 / 3 * 1.5 * scale / 1024 + grid, "\(missing)")
    }

    /// One result on every machine (C8): a hash of all bits of a picture with curves, joins, caps and dashes.
    @Test func theBitsAreTheSameEverywhere() {
        let style = StrokeStyle(lineWidth: 5.5, lineCap: .round, lineJoin: .round, dash: [17, 9], dashPhase: 3)
        let rect = Rect(x: 3.3, y: 4.4, width: 50, height: 40)
        let path = RoundedRectangle(cornerRadius: 12).rotation(.degrees(20)).trim(to: 0.8).stroke(style: style)
        let hash = Outline(path.path(in: rect), scale: 1, width: 61, height: 47).pixels.reduce(
            0xCBF2_9CE4_8422_2325 as UInt64
        ) { ($0 ^ UInt64($1.bitPattern)) &* 0x100_0000_01B3 }
        #expect(hash == 12_983_479_986_265_313_957)
    }

    @Test func rulesOfAStar() {
        let star = Path { path in
            let corners = (0..<5).map { Angle(degrees: 144 * Double($0) - 90) }
            path.addLines(corners.map { Vector(20 + 19 * $0.cosine, 20 + 19 * $0.sine) })
            path.closeSubpath()
        }
        let filled = Outline(star, scale: 1, width: 40, height: 40, rule: .winding).pixels
        let hollow = Outline(star, scale: 1, width: 40, height: 40, rule: .evenOdd).pixels
        #expect(filled[20 * 40 + 20] == 1)
        #expect(hollow[20 * 40 + 20] == 0)
        #expect(filled[8 * 40 + 20] == 1 && hollow[8 * 40 + 20] == 1)
        #expect(filled[39 * 40 + 20] == 0)
        // The area of a five-pointed star in a circle is 5·r²·sin 36°·sin 18° / sin 126°, and the inner pentagon's
        // 5/2·q²·sin 72°, where q = r·sin 18° / sin 126°. Ten places where two edges meet in a pixel are not exact.
        func sine(_ degrees: Double) -> Double { Angle(degrees: degrees).sine }
        let whole = 5 * 19 * 19 * sine(36) * sine(18) / sine(126)
        let inner = 19 * sine(18) / sine(126)
        #expect(abs(area(filled) - whole) < 5)
        #expect(abs(area(hollow) - (whole - 2.5 * inner * inner * sine(72))) < 10)
    }

    /// Open subpaths are filled as if they were closed.
    @Test func openIsClosed() {
        let corners = [Vector(1, 1), Vector(8, 2), Vector(3, 9)]
        let open = Path { $0.addLines(corners) }
        let closed = Path {
            $0.addLines(corners)
            $0.closeSubpath()
        }
        let pixels = Outline(open, scale: 1, width: 10, height: 10).pixels
        #expect(pixels == Outline(closed, scale: 1, width: 10, height: 10).pixels)
        #expect(pixels.contains(1))
    }

    @Test(arguments: [0, -1, .nan, .infinity, -.infinity] as [Double])
    func noScaleNoCoverage(scale: Double) {
        let path = Path(Rect(x: -9, y: -9, width: 99, height: 99))
        #expect(Outline(path, scale: scale, width: 3, height: 2).pixels == [Float](repeating: 0, count: 6))
    }

    @Test(arguments: [(0, 0), (-1, 7), (7, -1), (0, 3)])
    func noPixels(width: Int, height: Int) {
        #expect(
            Outline(
                Path(ellipseIn: Rect(x: 0, y: 0, width: 5, height: 5)), scale: 1, width: width, height: height
            )
            .pixels.isEmpty)
    }

    /// Shapes of no size and of any size have a coverage.
    @Test(arguments: [0, -5, 1e30, .nan, .infinity, 1e-300] as [Double])
    func anySize(size: Double) {
        for rect in [
            Rect(x: 1, y: 1, width: size, height: 4), Rect(x: size, y: -size, width: 9, height: size),
            Rect(x: -size / 2, y: -size / 2, width: size, height: size),
        ] {
            for path in [
                Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: size),
                Path(ellipseIn: rect).strokedPath(StrokeStyle(lineWidth: size, dash: [size, 1])),
                Path(rect).strokedPath(
                    StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: [1, size])),
            ] {
                for scale in [1, 1e30, 1e-30, 1e300] {
                    let pixels = Outline(path, scale: scale, width: 5, height: 5).pixels
                    #expect(pixels.allSatisfy { (0...1).contains($0) })
                }
            }
        }
        if size == 1e30 {
            let all = Path(ellipseIn: Rect(x: -size / 2, y: -size / 2, width: size, height: size))
            #expect(Outline(all, scale: 1, width: 5, height: 5).pixels.allSatisfy { $0 == 1 })
        }
    }
}
