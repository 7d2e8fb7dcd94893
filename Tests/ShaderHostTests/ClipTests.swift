import ShaderHost
import ShaderKernels
import ShaderLoops
import TestSupport
import Testing

/// What shapes leave of content: the content times the shape's coverage, pixel by pixel.
@Suite("Clips")
struct ClipTests {
    private let start = EmptyVisualEffect()

    /// Coverage as a picture: white, and as opaque as it says.
    private func coverage(
        of shape: some Shape, in picture: Bitmap, rule: FillRule = .winding, scale: Double = 1
    ) throws -> Bitmap {
        let rect = Rect(
            x: 0, y: 0, width: Double(picture.width) / scale, height: Double(picture.height) / scale)
        let outline = Outline(
            shape.path(in: rect), scale: scale, width: picture.width, height: picture.height, rule: rule)
        return try Bitmap(width: picture.width, floats: outline.pixels.flatMap { [$0, $0, $0, $0] })
    }

    /// A star whose middle is surrounded twice.
    private struct Pentagram: Shape {
        func path(in rect: Rect) -> Path {
            let places: [SIMD2<Double>] = [
                SIMD2(0.5, 0), SIMD2(0.8, 1), SIMD2(0, 0.38), SIMD2(1, 0.38), SIMD2(0.2, 1),
            ]
            return Path { path in
                path.addLines(places.map { SIMD2(rect.x, rect.y) + $0 * SIMD2(rect.width, rect.height) })
                path.closeSubpath()
            }
        }
    }

    /// Rendered into memory that held something.
    private func rendered(_ effect: some VisualEffect, of picture: Bitmap, by renderer: Renderer) throws
        -> Bitmap
    {
        var result = try Bitmap.anyBytes(
            width: picture.width, height: picture.height, format: picture.format, seed: 8)
        try picture.withPixels { source in
            try result.withMutablePixels { try renderer.render(effect, from: source, into: $0) }
        }
        return result
    }

    private func expectClipped(_ picture: Bitmap, to shape: some Shape, rule: FillRule = .winding) throws {
        let content = start.brightness(0.2)
        let expected = try picture.floats(through: content).under(
            coverage(of: shape, in: picture, rule: rule), by: Mask(), format: picture.format)
        for renderer in Renderer.all() + [Renderer(threadCount: 1)] {
            let clipped = try rendered(content.clipShape(shape, rule: rule), of: picture, by: renderer)
            #expect(clipped == expected, "\(shape), \(renderer.threadCount) threads")
        }
    }

    @Test(arguments: PixelFormat.allCases)
    func contentTimesCoverage(format: PixelFormat) throws {
        let picture = try Bitmap.anyBytes(width: 37, height: 19).applying(start, format: format)
        try expectClipped(picture, to: Circle())
        try expectClipped(picture, to: Ellipse().inset(by: 2.3))
        try expectClipped(picture, to: RoundedRectangle(cornerRadius: 5))
        try expectClipped(picture, to: Circle().stroke(lineWidth: 3))
        for rule in FillRule.allCases { try expectClipped(picture, to: Pentagram(), rule: rule) }
    }

    @Test func nothingAndEverything() throws {
        let picture = try Bitmap.anyBytes(width: 37, height: 19)
        for renderer in Renderer.all() {
            #expect(try picture.applying(start.clipShape(Rectangle()), renderer: renderer) == picture)
            for nothing in [
                Rectangle().offset(x: 37), Rectangle().offset(x: 0, y: -19), Rectangle().offset(x: .nan),
            ] {
                #expect(
                    try rendered(start.clipShape(nothing), of: picture, by: renderer)
                        == Bitmap(width: 37, height: 19))
            }
        }
    }

    /// A row alone: the first one, the last one, one between.
    @Test(arguments: [0, 9, 18])
    func singleRows(row: Int) throws {
        let picture = try Bitmap.anyBytes(width: 37, height: 19)
        let shape = Rectangle().scale(x: 1, y: 1 / 19, anchor: .top).offset(x: 0, y: Double(row))
        for renderer in Renderer.all() + [Renderer(threadCount: 1)] {
            let result = try rendered(start.clipShape(shape), of: picture, by: renderer).pixels
            for index in result.indices {
                #expect(result[index] == (index / 37 == row ? picture.pixels[index] : [0, 0, 0, 0]))
            }
        }
    }

    /// Rows with nothing inside between rows with something: what is outside is clear, whatever it was and however the
    /// rows are cut, and 0·(−1), 0·∞ and 0·NaN are not.
    @Test func outsideIsClear() throws {
        struct TopAndBottom: Shape {
            func path(in rect: Rect) -> Path {
                Path { path in
                    path.addRect(Rect(x: 1, y: 0, width: 2, height: 1))
                    path.addRect(Rect(x: 1, y: rect.height - 1, width: 2, height: 1))
                }
            }
        }
        let numbers = [-1, .infinity, .nan, -0.0] as [Float]
        let picture = try Bitmap(width: 5, floats: (0..<5 * 12).flatMap { _ in numbers })
        for renderer in Renderer.all() {
            let result = try rendered(start.clipShape(TopAndBottom()), of: picture, by: renderer)
            for (index, pixel) in result.pixels.enumerated() {
                let isInside = (index / 5 == 0 || index / 5 == 11) && (1...2).contains(index % 5)
                #expect(
                    isInside || pixel.allSatisfy { $0 == 0 }, "pixel \(index), \(renderer.threadCount) threads")
            }
        }
    }

    /// Coverage is of pixels, whatever a point is.
    @Test func theScaleCounts() throws {
        let picture = try Bitmap.anyBytes(width: 37, height: 19)
        let circle = Circle().inset(by: 1)
        let expected = try picture.floats(through: start).under(
            coverage(of: circle, in: picture, scale: 2), by: Mask(), format: .rgba8)
        for renderer in Renderer.all(displayScale: 2) {
            #expect(try picture.applying(start.clipShape(circle), renderer: renderer) == expected)
        }
    }

    /// A shape is a mask as its clip, laid over content it is black, and filled it clips what fills it.
    @Test func shapesAreDrawn() throws {
        let picture = try Bitmap.anyBytes(width: 37, height: 19)
        let circle = Circle()
        #expect(try picture.applying(start.mask(circle)) == picture.applying(start.clipShape(circle)))
        let black = try picture.floats(through: circle.fill(Color.black))
        let covered = try picture.floats(through: start).under(black, by: Blend(.normal), format: .rgba8)
        #expect(try picture.applying(start.overlay(circle)) == covered)
        let color = Color(red: 0.2, green: 0.7, blue: 0.1, opacity: 0.8)
        let filled = try picture.floats(through: color.drawing).under(
            coverage(of: circle.stroke(lineWidth: 2), in: picture), by: Mask())
        #expect(try picture.floats(through: circle.stroke(color, lineWidth: 2)) == filled)
        let strokes = StrokeStyle(lineWidth: 2, dash: [3, 2])
        #expect(
            try picture.applying(circle.stroke(color, style: strokes))
                == picture.applying(color.drawing.clipShape(circle.stroke(style: strokes))))
        #expect(
            try picture.applying(Pentagram().fill(color, rule: .evenOdd))
                == picture.applying(color.drawing.clipShape(Pentagram(), rule: .evenOdd)))
    }
}
