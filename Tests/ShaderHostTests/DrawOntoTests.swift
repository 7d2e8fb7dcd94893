import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// Effects drawn onto what is in the destination already.
@Suite("Drawing onto a picture")
struct DrawOntoTests {
    private let start = EmptyVisualEffect()
    private let source: Bitmap

    init() throws { source = try .anyBytes(width: 37, height: 19) }

    private func drawn(
        _ effect: some VisualEffect, onto canvas: Bitmap, renderer: Renderer = Renderer(threadCount: 1)
    ) throws -> Bitmap {
        var canvas = canvas
        try source.withPixels { source in
            try canvas.withMutablePixels { try renderer.draw(effect, from: source, onto: $0) }
        }
        return canvas
    }

    @Test(arguments: BlendMode.allCases, PixelFormat.allCases)
    func isTheBlendOfBoth(mode: BlendMode, format: PixelFormat) throws {
        let canvas = try Bitmap.anyBytes(width: 37, height: 19, seed: 2).applying(start, format: format)
        let effect = start.offset(x: 2.5).brightness(0.1).blendMode(mode)
        let expected = try canvas.floats(through: start).under(
            source.floats(through: effect), by: Blend(mode), format: format)
        for renderer in Renderer.all() {
            #expect(try drawn(effect, onto: canvas, renderer: renderer) == expected)
        }
    }

    /// Several, one over the other, are what overlays are but for the rounding between.
    @Test func layersAddUp() throws {
        let canvas = try Bitmap.anyBytes(width: 37, height: 19, seed: 2).applying(start, format: .rgba32Float)
        let (first, second) = (start.opacity(0.4), start.clipShape(Circle()).blendMode(.screen))
        var expected = try canvas.under(source.floats(through: first), by: Blend(.normal))
        expected = try expected.under(source.floats(through: second), by: Blend(.screen))
        #expect(try drawn(second, onto: drawn(first, onto: canvas)) == expected)
    }

    /// A mode holds where it comes last. Into a picture of its own it changes nothing.
    @Test func modes() throws {
        let canvas = try Bitmap.anyBytes(width: 37, height: 19, seed: 2)
        let faded = start.opacity(0.7)
        let multiplied = faded.blendMode(.multiply)
        #expect(multiplied.blendMode == .multiply && faded.blendMode == .normal)
        #expect(try source.applying(multiplied) == source.applying(faded))
        #expect(try source.applying(start.blendMode(.difference)) == source)
        #expect(try drawn(multiplied, onto: canvas) != drawn(faded, onto: canvas))
        #expect(try drawn(multiplied.brightness(0), onto: canvas) == drawn(faded.brightness(0), onto: canvas))
        #expect(try drawn(multiplied.offset(x: 1), onto: canvas) == drawn(faded.offset(x: 1), onto: canvas))
        #expect(
            try drawn(multiplied.blendMode(.screen), onto: canvas)
                == drawn(faded.blendMode(.screen), onto: canvas))
        #expect(try drawn(multiplied.blendMode(.normal), onto: canvas) == drawn(faded, onto: canvas))
    }

    @Test func nothingDrawnLeavesEveryByte() throws {
        let canvas = try Bitmap.anyBytes(width: 37, height: 19, seed: 2)
        for mode in BlendMode.allCases {
            #expect(try drawn(Color.clear.drawing.blendMode(mode), onto: canvas) == canvas)
            #expect(
                try drawn(start.clipShape(Rectangle().offset(x: 40)).blendMode(mode), onto: canvas) == canvas)
        }
    }

    @Test func whatCannotBeDrawnIsRefused() throws {
        var canvas = try Bitmap.anyBytes(width: 37, height: 19, seed: 2)
        let before = canvas
        try canvas.withMutablePixels { pixels in
            let source = PixelView(pixels)
            // From elsewhere in the same memory.
            #expect(throws: PixelError.buffersOverlap) {
                try Renderer().draw(start.opacity(1), from: source, onto: pixels, row: 1)
            }
            #expect(throws: PixelError.buffersOverlap) {
                try Renderer().draw(start.offset(x: 1), from: source, onto: pixels)
            }
        }
        #expect(canvas == before)
        var wide = try Bitmap(width: 4_194_305, height: 1)
        let picture = wide
        _ = try picture.withPixels { source in
            try wide.withMutablePixels { pixels in
                #expect(throws: PixelError.tooLargeToSample(width: 4_194_305, height: 1, maximum: 4_194_304)) {
                    try Renderer().draw(start.offset(x: 1).blendMode(.screen), from: source, onto: pixels)
                }
            }
        }
        #expect(wide == picture)
    }

    @Test(arguments: [(0, 0), (0, 5), (5, 0)])
    func emptyPictures(size: (width: Int, height: Int)) throws {
        let picture = try Bitmap(width: size.width, height: size.height)
        var canvas = picture
        let effect = start.overlay(Color.black).clipShape(Circle()).shadow(radius: 2).scaleEffect(0.5)
        try picture.withPixels { source in
            try canvas.withMutablePixels { try Renderer().draw(effect, from: source, onto: $0) }
        }
        #expect(try picture.applying(effect) == picture)
    }
}
