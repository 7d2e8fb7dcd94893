import ShaderKernels
import TestSupport
import Testing

@testable import ShaderHost

/// Content of one size on a picture of another.
@Suite("Content on a canvas")
struct CanvasTests {
    private let start = EmptyVisualEffect()
    private let card: Bitmap
    private let below: Bitmap

    init() throws {
        card = try .anyBytes(width: 13, height: 9).applying(EmptyVisualEffect(), format: .rgba32Float)
            .applying(EmptyVisualEffect().opacity(1).grayscale(0))
        below = try .anyBytes(width: 40, height: 24, seed: 2)
    }

    /// The card on a clear picture of the canvas's size, pixel by pixel.
    private func pasted(_ picture: Bitmap, column: Int, row: Int, width: Int = 40, height: Int = 24) throws
        -> Bitmap
    {
        var result = try Bitmap(width: width, height: height, format: picture.format)
        let (pixels, size) = (picture.pixels, picture.format.bytesPerPixel)
        try result.withMutablePixels { view in
            for y in 0..<picture.height where 0..<height ~= y + row {
                for x in 0..<picture.width where 0..<width ~= x + column {
                    let place = (x + column) * size
                    for (index, byte) in pixels[y * picture.width + x].enumerated() {
                        view.row(y + row)[place + index] = byte
                    }
                }
            }
        }
        return result
    }

    private func drawn(
        _ effect: some VisualEffect, column: Int, row: Int, onto canvas: Bitmap? = nil,
        renderer: Renderer = Renderer(threadCount: 1)
    ) throws -> Bitmap {
        var canvas = try canvas ?? Bitmap(width: 40, height: 24, format: .rgba32Float)
        try card.withPixels { source in
            try canvas.withMutablePixels {
                try renderer.draw(effect, from: source, onto: $0, column: column, row: row)
            }
        }
        return canvas
    }

    private static let places = [
        (0, 0), (5, 3), (27, 15), (-4, 2), (33, 4), (7, -5), (8, 20), (-6, -6), (35, 21), (-13, 0), (0, 24),
        (90, -70),
        (.max, .min),
    ]

    /// Kernels, fills and whatever else has no more than its content's place are rendered there as they are alone.
    @Test(arguments: places)
    func whatStaysInPlaceIsPlaced(column: Int, row: Int) throws {
        func check(_ effect: some VisualEffect) throws {
            let expected = try pasted(card.applying(effect), column: column, row: row)
            for renderer in Renderer.all() {
                #expect(try drawn(effect, column: column, row: row, renderer: renderer) == expected)
            }
        }
        try check(start)
        try check(start.opacity(0.5))
        try check(start.layerEffect(Mosaic(value: 1, tileSize: 5), maxSampleOffset: .zero).brightness(0.1))
        try check(
            start.clipShape(Rectangle().inset(by: 1.25)).overlay(
                LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .trailing)
            ).opacity(0.5))
        try check(start.blur(radius: 3, opaque: true))
        try check(start.mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .trailing)))
    }

    /// What moves is seen wherever there is a canvas, as if the content were as large, and clear around.
    @Test(arguments: [(9, 7), (0, 0), (-5, 3), (30, 20)])
    func whatMovesGoesBeyondItsPlace(column: Int, row: Int) throws {
        let picture = try pasted(card, column: column, row: row)
        func check(_ effect: some VisualEffect, _ alike: some VisualEffect) throws {
            // By halves, which both ways of mixing with clear pixels around are exact for.
            let expected = try picture.applying(alike)
            for renderer in Renderer.all() {
                #expect(try drawn(effect, column: column, row: row, renderer: renderer) == expected)
            }
        }
        // What is cut off by the edge of a picture cannot come back into it, as it can into a canvas.
        guard column >= 0, row >= 0, column <= 27, row <= 15 else {
            let (x, y) = (Double(-column), Double(-row))
            let moved = try drawn(start.offset(x: x, y: y), column: column, row: row)
            let expected = try pasted(card, column: 0, row: 0)
            #expect(moved == expected)
            return
        }
        try check(start.offset(x: 6.5, y: -4.5), start.offset(x: 6.5, y: -4.5))
        try check(start.offset(x: 6.5).opacity(0.5), start.offset(x: 6.5).opacity(0.5))
        let middle = (x: Double(column) + 6.5, y: Double(row) + 4.5)
        try check(
            start.scaleEffect(2),
            start.transformEffect(.scale(x: 2, y: 2).around(x: middle.x, y: middle.y)))
        try check(
            start.rotationEffect(.degrees(90)).offset(x: 3),
            start.transformEffect(.rotation(.degrees(90)).around(x: middle.x, y: middle.y)).offset(x: 3))
        try check(
            start.visualEffect { content, geometry in content.offset(x: geometry.size.width) },
            start.offset(x: 13))
    }

    /// A blur's edge goes beyond its content, also under what follows it.
    @Test func blursSpread() throws {
        let picture = try pasted(card, column: 14, row: 8)
        let expected = try picture.applying(start.blur(radius: 2).offset(x: 1.5)).floats
        for effect in [
            AnyVisualEffect(start.blur(radius: 2).offset(x: 1.5)),
            AnyVisualEffect(start.offset(x: 1.5).blur(radius: 2)),
        ] {
            let found = try drawn(effect, column: 14, row: 8).floats
            // Three standard deviations are kept, behind which there is less than a quarter of an 8-bit step.
            let largest = zip(found, expected).map { abs($0 - $1) }.max() ?? 1
            #expect(largest < 0.25 / 255)
        }
        #expect(
            try drawn(start.blur(radius: 2), column: 14, row: 8).floats.prefix(40 * 4 * 5).contains { $0 > 0 })
    }

    @Test func shadowsFallBesideTheirContent() throws {
        let alone = try drawn(start.shadow(radius: 0, x: 20, y: 3), column: 2, row: 4)
        let shadow = start.colorMultiply(.black).opacity(0.33).offset(x: 20, y: 3)
        let picture = try pasted(card, column: 2, row: 4)
        let alphas = { (picture: Bitmap) in
            stride(from: 3, to: picture.floats.count, by: 4).map { picture.floats[$0] }
        }
        let expected = try picture.applying(start.background(shadow))
        let difference = zip(alphas(alone), alphas(expected)).map { abs($0 - $1) }.max() ?? 1
        #expect(difference < 1e-6)
    }

    /// In every format, what is below shows where there is nothing above.
    @Test(arguments: PixelFormat.allCases, BlendMode.allCases)
    func liesOverWhatIsThere(format: PixelFormat, mode: BlendMode) throws {
        let canvas = try below.applying(start, format: format)
        let effect = start.offset(x: 2.5, y: -1).blendMode(mode)
        let top = try drawn(effect.blendMode(.normal), column: 20, row: -3)
        let expected = try canvas.floats(through: start).under(top, by: Blend(mode), format: format)
        #expect(try drawn(effect, column: 20, row: -3, onto: canvas) == expected)
    }

    /// Positions are the content's own, also for kernels that look at them.
    @Test func kernelsSeeTheirOwnPositions() throws {
        let effect = start.offset(x: 3).colorEffect(Ramp())
        let expected = try pasted(card.applying(effect), column: 9, row: 5)
        #expect(try drawn(effect, column: 9, row: 5) == expected)
    }

    /// Red by the position.
    private struct Ramp: ColorKernel {
        func color<L: Lanes>(at position: Point<L>, of pixel: RGBA<L>) -> RGBA<L> {
            RGBA(position.x * 0.01, pixel.g, pixel.b, pixel.a)
        }
    }

    /// Steps before one another share a horizon: each does not take as much again around the one before.
    @Test func surroundingsDoNotMultiply() {
        let endless = PixelFrame(columns: -(1 << 40)..<1 << 40, rows: -(1 << 40)..<1 << 40)
        let once = Canvas(width: 300, height: 200, column: 10, row: -20).before(endless)
        #expect(once.width == 900 && once.height == 800 && once.column == 310 && once.row == 280)
        #expect(once.before(endless) == once)
        let held = once.holding(once).before(endless)
        #expect(held.width == 900 && held.height == 800)
    }

    @Test func sizesBeyondAnyPicture() {
        let canvas = Canvas(width: .max, height: .min, column: .max, row: .min)
        #expect(canvas.width == 1 << 40 && canvas.height == 0 && canvas.column == 1 << 40)
        #expect(canvas.before(PixelFrame(columns: 0..<5, rows: 0..<5)).width <= 5)
    }

    /// Whatever the numbers, there is one result.
    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
    func oddEffectsAreDefined(number: Double) throws {
        func check(_ effect: some VisualEffect) throws {
            let expected = try drawn(effect, column: 3, row: 3)
            for renderer in Renderer.all() {
                #expect(try drawn(effect, column: 3, row: 3, renderer: renderer).bytes == expected.bytes)
            }
        }
        try check(start.offset(x: number).blur(radius: 2))
        try check(start.scaleEffect(number).shadow(radius: number))
        try check(start.blur(radius: number).rotationEffect(.degrees(30)))
        try check(
            start.rotation3DEffect(.degrees(80), axis: (0, 1, 0), perspective: number).blur(radius: 1))
    }
}
