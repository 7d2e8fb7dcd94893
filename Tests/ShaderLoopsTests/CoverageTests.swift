import ShaderKernels
import TestSupport
import Testing

@testable import ShaderLoops

/// The area that lines surround, pixel by pixel.
@Suite("Coverage")
struct CoverageTests {
    private typealias Corner = SIMD2<Double>

    private func outline(
        _ polygons: [[SIMD2<Double>]], width: Int, height: Int, rule: FillRule = .winding
    ) -> Outline {
        Outline(lines(polygons, width: width, height: height), rule: rule)
    }

    private func lines(_ polygons: [[SIMD2<Double>]], width: Int, height: Int) -> ClippedLines {
        var lines = ClippedLines(width: width, height: height)
        for polygon in polygons {
            for (index, corner) in polygon.enumerated() {
                lines.add(from: corner, to: polygon[(index + 1) % polygon.count])
            }
        }
        return lines
    }

    private func rectangle(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> [Corner] {
        [Corner(left, top), Corner(right, top), Corner(right, bottom), Corner(left, bottom)]
    }

    /// What a rectangle has in common with a pixel.
    private func overlap(_ low: Double, _ high: Double, _ pixel: Int) -> Double {
        max(0, min(high, Double(pixel) + 1) - max(low, Double(pixel)))
    }

    /// On eighths and 2⁻²⁰ths of a pixel to the bit; elsewhere two edges each way, moved by up to 2⁻²¹.
    @Test(
        arguments: [
            (1.125, 2.25, 5.5, 6.875, 0.0), (0, 0, 7, 5, 0), (2.25, 1.125, 2.5, 1.25, 0),
            (-3, -7.5, 4.75, 2.5, 0),
            (3 + 0x1p-20, 1, 3 + 0x1p-19, 3, 0), (4.5, 2, 90, 90, 0), (0.3, 0.7, 5.9, 3.1, 0x1p-19),
            (1.1, 1.2, 1.3, 1.4, 0x1p-19), (-1e30, -1e30, 1e30, 2.5, 0),
        ] as [(Double, Double, Double, Double, Double)])
    func rectanglesAreOverlaps(left: Double, top: Double, right: Double, bottom: Double, error: Double) {
        let pixels = outline([rectangle(left, top, right, bottom)], width: 9, height: 7).pixels
        for (index, pixel) in pixels.enumerated() {
            let exact = overlap(left, right, index % 9) * overlap(top, bottom, index / 9)
            if error == 0 {
                #expect(pixel == Float(exact), "pixel \(index)")
            } else {
                #expect(abs(Double(pixel) - exact) <= error, "pixel \(index)")
            }
        }
    }

    @Test func rowsThatAreTheSameAllAlongWriteNothing() {
        let shape = outline([rectangle(-2, 1, 40, 3.5)], width: 30, height: 6)
        #expect((0..<6).map { shape.row($0).coverage } == [0, 1, 1, 0.5, 0, 0])
        #expect((0..<6).allSatisfy { shape.row($0).pixels.allSatisfy { $0 == -1 } })
        // A line on the right edge of the picture is no reason to write.
        #expect(outline([rectangle(0, 0, 30, 6)], width: 30, height: 6).row(2).coverage == 1)
        #expect(outline([rectangle(0, 0, 29, 6)], width: 30, height: 6).row(2).coverage == nil)
    }

    /// The area that a triangle and a pixel share, by cutting the triangle four times.
    private func sharedArea(_ triangle: [Corner], column: Int, row: Int) -> Double {
        var polygon = triangle
        let center = Corner(Double(column) + 0.5, Double(row) + 0.5)
        for normal in [Corner(1, 0), Corner(-1, 0), Corner(0, 1), Corner(0, -1)] {
            func depth(_ corner: Corner) -> Double { 0.5 - ((corner - center) * normal).sum() }
            var cut: [Corner] = []
            for (index, corner) in polygon.enumerated() {
                let next = polygon[(index + 1) % polygon.count]
                let (from, to) = (depth(corner), depth(next))
                if from >= 0 { cut.append(corner) }
                if from * to < 0 { cut.append(corner + (next - corner) * (from / (from - to))) }
            }
            polygon = cut
        }
        var twice = 0.0
        for (index, corner) in polygon.enumerated() {
            let next = polygon[(index + 1) % polygon.count]
            twice += (corner.x - center.x) * (next.y - center.y) - (corner.y - center.y) * (next.x - center.x)
        }
        return abs(twice) / 2
    }

    /// An edge's points move by up to 2⁻²⁰ in x and in y, half of it where its corners are rounded and half of it
    /// where it is cut. In a pixel it is √2 long at most, so that three edges move 3·√2·√2·2⁻²⁰ of area.
    @Test(arguments: FillRule.allCases)
    func trianglesAreExact(rule: FillRule) {
        var noise = Noise(seed: 3)
        var worst = 0.0
        for size in [20.0, 60, 400] {
            for _ in 0..<60 {
                let triangle = (0..<3).map { _ in
                    Corner(
                        .random(in: 12 - size...12 + size, using: &noise),
                        .random(in: 8 - size...8 + size, using: &noise))
                }
                let pixels = outline([triangle], width: 24, height: 17, rule: rule).pixels
                for (index, pixel) in pixels.enumerated() {
                    let exact = sharedArea(triangle, column: index % 24, row: index / 24)
                    worst = max(worst, abs(Double(pixel) - exact))
                }
            }
        }
        #expect(worst <= 6 * 0x1p-20, "\(worst)")
    }

    /// Nothing drifts along a row: beyond a needle of a thousand edges there is exactly nothing, and in front of
    /// it exactly everything.
    @Test func nothingIsLeftBehind() {
        var noise = Noise(seed: 5)
        let teeth = (0..<500).flatMap { tooth in
            [
                Corner(.random(in: 20...60, using: &noise), Double(tooth) / 100),
                Corner(.random(in: 60...90, using: &noise), Double(tooth) / 100 + 0.005),
            ]
        }
        let pixels = outline([[Corner(-5, 0)] + teeth + [Corner(-5, 5)]], width: 200, height: 5).pixels
        for row in 1..<4 {
            #expect(pixels[row * 200..<row * 200 + 20].allSatisfy { $0 == 1 })
            #expect(pixels[row * 200 + 90..<row * 200 + 200].allSatisfy { $0 == 0 })
        }
    }

    private func polygon(_ corners: Int, _ noise: inout Noise) -> [Corner] {
        (0..<corners).map { _ in
            Corner(
                Double(Int.random(in: -40...300, using: &noise)),
                Double(Int.random(in: -40...200, using: &noise))) / 8
        }
    }

    /// In a mirror, in another order, and drawn backwards, the same bytes.
    @Test(arguments: FillRule.allCases)
    func theSameShapeIsTheSame(rule: FillRule) {
        var noise = Noise(seed: 7)
        for _ in 0..<40 {
            let corners = polygon(7, &noise)
            let pixels = outline([corners], width: 33, height: 19, rule: rule).pixels
            let mirrored = outline([corners.map { Corner(33 - $0.x, $0.y) }], width: 33, height: 19, rule: rule)
                .pixels
            for row in 0..<19 {
                let columns = row * 33..<row * 33 + 33
                #expect(Array(mirrored[columns].reversed()) == Array(pixels[columns]))
            }
            let reversed = outline([corners.reversed()], width: 33, height: 19, rule: rule).pixels
            #expect(reversed == pixels)
            let turned = outline([Array(corners[3...] + corners[..<3])], width: 33, height: 19, rule: rule)
                .pixels
            #expect(turned == pixels)
        }
    }

    /// A row has its coverage from all lines that touch it, and no others: in a picture of one row the tree has
    /// nothing to leave out. Upright lines on eighths are cut without an error.
    @Test func rowsFindTheirLines() {
        var noise = Noise(seed: 9)
        let polygons = (0..<60).map { _ in
            let corners = polygon(2, &noise)
            return rectangle(corners[0].x, corners[0].y, corners[1].x, corners[1].y)
        }
        let shape = outline(polygons, width: 33, height: 21, rule: .evenOdd)
        for row in 0..<21 {
            let moved = polygons.map { $0.map { Corner($0.x, $0.y - Double(row)) } }
            let alone = outline(moved, width: 33, height: 1, rule: .evenOdd)
            #expect(alone.row(0) == shape.row(row), "row \(row)")
        }
    }

    /// Of a square that winds twice and one that is wound back.
    @Test func rulesOfSquaresInSquares() {
        let (outer, inner) = (rectangle(0, 0, 8, 1), rectangle(2, 0, 4.5, 1))
        let same = [outer, inner]
        let opposite = [outer, inner.reversed()]
        let hole: [Float] = [1, 1, 0, 0, 0.5, 1, 1, 1]
        #expect(outline(same, width: 8, height: 1, rule: .winding).pixels == [1, 1, 1, 1, 1, 1, 1, 1])
        #expect(outline(opposite, width: 8, height: 1, rule: .winding).pixels == hole)
        #expect(outline(same, width: 8, height: 1, rule: .evenOdd).pixels == hole)
        #expect(outline(opposite, width: 8, height: 1, rule: .evenOdd).pixels == hole)
        for count in [1000, 1001] {
            let pile = [[Corner]](repeating: rectangle(1, 0, 3.5, 1), count: count)
            #expect(outline(pile, width: 4, height: 1).pixels == [0, 1, 1, 1])
            #expect(
                outline(pile, width: 4, height: 1, rule: .evenOdd).pixels.prefix(2) == [0, Float(count % 2)])
        }
    }

    /// What does not show costs one number a row, however much there is of it.
    @Test func whatIsOutsideIsNotKept() {
        let zigzag = (0..<1000).map { Corner($0 % 2 == 0 ? -3 : -1e9, Double($0) / 10 - 20) }
        #expect(lines([zigzag], width: 10, height: 20).lines.isEmpty)
        for place in [Corner(0, -200), Corner(0, 200), Corner(2000, 0), Corner(-2000, 0)] {
            let corners = zigzag.map { $0 / Corner(1e7, 1) + place }
            let clipped = lines([corners], width: 10, height: 20)
            #expect(clipped.lines.isEmpty)
            #expect(Outline(clipped, rule: .winding).pixels.allSatisfy { $0 == 0 })
        }
        #expect(lines([rectangle(-1e30, -1e30, 1e30, 1e30)], width: 10, height: 20).lines.isEmpty)
    }

    @Test(arguments: [
        Double.nan, .infinity, -.infinity, 1e30, -1e30, .greatestFiniteMagnitude, -1e300, 0x1p-1074,
    ])
    func anyNumberHasAResult(number: Double) {
        for corners in [
            [Corner(number, 1), Corner(5, 5), Corner(1, 9)], [Corner(1, number), Corner(5, 5), Corner(1, 9)],
            [Corner(number, number), Corner(-number, 5), Corner(1, -number)],
            [Corner(number, 0), Corner(number, 9), Corner(-number, 9), Corner(-number, 0)],
        ] {
            for rule in FillRule.allCases {
                let pixels = outline([corners], width: 7, height: 9, rule: rule).pixels
                #expect(pixels.allSatisfy { (0...1).contains($0) })
            }
        }
    }

    @Test(arguments: [(0, 0), (0, 5), (5, 0), (-3, 4), (4, -3)])
    func picturesWithoutPixels(width: Int, height: Int) {
        let shape = outline([rectangle(-1, -1, 9, 9)], width: width, height: height)
        #expect(shape.pixels.isEmpty)
        #expect(shape.row(0).coverage == 0 || shape.width > 0 && shape.height > 0)
    }

    @Test func rowsThatThereAreNot() {
        let shape = outline([rectangle(-1, -1, 9, 9)], width: 3, height: 3)
        #expect([-1, 3, .max, .min].map { shape.row($0).coverage } == [0, 0, 0, 0])
    }
}
