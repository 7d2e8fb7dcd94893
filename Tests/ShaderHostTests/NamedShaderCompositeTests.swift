import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// Shaders called by name after, over and inside of other effects: they are the kernels, and what does not fit is
/// said before anything is written.
@Suite("Shaders by name in composites")
struct NamedShaderCompositeTests {
    private let start = EmptyVisualEffect()
    private let picture: Bitmap
    private let offset = SampleOffset(width: 2, height: 2)

    init() throws { picture = try .anyBytes(width: 37, height: 23) }

    private struct Stripes: FillKernel {
        let width: Float
        func color<L: Lanes>(at position: Point<L>) -> RGBA<L> {
            let part = position.x / width
            let fraction = part - floor(part)
            return RGBA(fraction, L(repeating: 0.25), 1 - fraction, L(repeating: 1)) * 0.75
        }
    }

    /// The content where it is light, and elsewhere the other layer, upside down.
    private struct Swap: TwoLayerKernel {
        let height: Float
        func color<L: Lanes>(
            at position: Point<L>, in layer: some Layer<L>, and other: some Layer<L>
        ) -> RGBA<L> {
            let color = layer.sample(position)
            return color.replacing(
                with: other.sample(Point(position.x, height - position.y)), where: color.g .< 0.5)
        }
    }

    private let library = ShaderLibrary.default
        .adding(KernelDescription(name: "stripes", kind: .fill, parameters: [KernelParameter(name: "width")])) {
            Stripes(width: $0.float(0))
        }
        .adding(
            KernelDescription(
                name: "swap", kind: .layer, parameters: [KernelParameter(name: "other", type: .image)])
        ) {
            Swap(height: Float($0.size.height))
        }
        .adding(KernelDescription(name: "flip", kind: .layer)) { Swap(height: Float($0.size.height)) }
        .adding(KernelDescription(name: "places", kind: .color)) { _ in PositionAsColor() }

    /// A colour shader joins the pass that it follows; the result is that of two passes with floats between.
    @Test func colorShadersFollowAnything() throws {
        func expectFused(_ effect: some VisualEffect) throws {
            let floats = try picture.floats(through: effect)
            for shader in [library.opacity(.float(0.4)), library.gray(), library.places()] {
                let expected = try floats.applying(start.colorEffect(shader), format: .rgba8)
                for renderer in Renderer.all() {
                    #expect(try picture.applying(effect.colorEffect(shader), renderer: renderer) == expected)
                }
            }
        }
        try expectFused(start.blur(radius: 2))
        try expectFused(start.overlay(Color(white: 0.5, opacity: 0.5)))
        try expectFused(start.rotationEffect(.degrees(10)))
        try expectFused(start.layerEffect(library.mosaic(.float(0.5), .float(6)), maxSampleOffset: offset))
        try expectFused(start.clipShape(Circle()))
        try expectFused(start.visualEffect { content, geometry in content.offset(x: geometry.size.width / 5) })
        try expectFused(library.stripes(.float(7)).drawing)
    }

    @Test func effectsFollowShaders() throws {
        let named = start.colorEffect(library.gray()).overlay(Color(white: 1, opacity: 0.25)).blur(radius: 1)
        let known = start.colorEffect(Gray()).overlay(Color(white: 1, opacity: 0.25)).blur(radius: 1)
        #expect(try picture.applying(named) == picture.applying(known))
        let layer = start.brightness(0.2).layerEffect(
            library.mosaic(.float(0.5), .float(6)), maxSampleOffset: offset)
        let knownLayer = start.brightness(0.2).layerEffect(
            Mosaic(value: 0.5, tileSize: 6), maxSampleOffset: offset)
        #expect(
            try picture.applying(layer.overlay(Color(white: 1, opacity: 0.25)))
                == picture.applying(knownLayer.overlay(Color(white: 1, opacity: 0.25))))
        let off = start.overlay(Color(white: 1, opacity: 0.25)).colorEffect(library.gray(), isEnabled: false)
        #expect(
            try picture.applying(off) == picture.applying(start.overlay(Color(white: 1, opacity: 0.25))))
    }

    @Test(arguments: [1, 2] as [Float])
    func fills(scale: Float) throws {
        let shader = library.stripes(.float(7))
        #expect(!type(of: shader.drawing).readsSource && type(of: start.colorEffect(shader)).readsSource)
        let known = KernelStyle { _ in Stripes(width: 7) }
        for renderer in Renderer.all(displayScale: scale) {
            func same(_ one: some VisualEffect, _ other: some VisualEffect) throws {
                #expect(
                    try picture.applying(one, renderer: renderer) == picture.applying(other, renderer: renderer)
                )
            }
            try same(shader.drawing, known.drawing)
            try same(
                start.overlay(shader.drawing.blendMode(.multiply)),
                start.overlay(known.drawing.blendMode(.multiply)))
            try same(start.background(shader), start.background(known))
            try same(Circle().fill(shader), Circle().fill(known))
            try same(Circle().stroke(shader, lineWidth: 3), Circle().stroke(known, lineWidth: 3))
            try same(shader.drawing.opacity(0.5).offset(x: 3), known.drawing.opacity(0.5).offset(x: 3))
        }
    }

    /// At pixels’ centres both layers are what is stored (C4), in whatever format.
    @Test(arguments: [1, 2] as [Float], PixelFormat.allCases)
    func twoLayers(scale: Float, format: PixelFormat) throws {
        let other = try Bitmap.anyBytes(width: 37, height: 23, seed: 9).applying(start, format: format)
        let (pixels, others) = (
            try picture.applying(start).pixels, try other.applying(start, format: .rgba8).pixels
        )
        func swapped(_ others: [[UInt8]]) -> [[UInt8]] {
            pixels.indices.map { index in
                pixels[index][1] >= 128 ? pixels[index] : others[(22 - index / 37) * 37 + index % 37]
            }
        }
        for renderer in Renderer.all(displayScale: scale) {
            for padding in [.zero, offset] {
                let two = start.layerEffect(library.swap(.image(other)), maxSampleOffset: padding)
                #expect(try picture.applying(two, renderer: renderer).pixels == swapped(others))
                let one = start.layerEffect(library.flip(), maxSampleOffset: padding)
                #expect(try picture.applying(one, renderer: renderer).pixels == swapped(pixels))
                // Over something, and under it.
                let top = try picture.floats(through: two, renderer: renderer).under(
                    picture.floats(through: Color(white: 1, opacity: 0.5).drawing), by: Blend(.normal),
                    format: .rgba8)
                #expect(
                    try picture.applying(two.overlay(Color(white: 1, opacity: 0.5)), renderer: renderer) == top)
            }
        }
    }

    /// A picture that ends before the content does, and one without pixels, which is as good as none.
    @Test func otherPicturesOfAnySize() throws {
        let small = try Bitmap(width: 1, height: 1, bytes: [10, 20, 30, 255])
        let shader = library.swap(.image(small))
        let smeared = try picture.applying(start.layerEffect(shader, maxSampleOffset: .zero))
        let padded = try picture.applying(start.layerEffect(shader, maxSampleOffset: offset))
        for (index, pixel) in picture.pixels.enumerated() where pixel[1] < 128 {
            #expect(smeared.pixels[index] == [10, 20, 30, 255])
            // The last row shows the first one of it.
            #expect(padded.pixels[index] == (index == 22 * 37 ? [10, 20, 30, 255] : [0, 0, 0, 0]))
        }
        let none = try Bitmap(width: 0, height: 4)
        #expect(
            try picture.applying(start.layerEffect(library.swap(.image(none)), maxSampleOffset: offset))
                == picture.applying(start.layerEffect(library.flip(), maxSampleOffset: offset)))
    }

    /// Every way to draw refuses a shader that cannot be called, with the same words, before a pixel is written.
    @Test func whatDoesNotFitIsSaidEverywhere() throws {
        let image = try Bitmap(width: 1, height: 1)
        let wrong: [(Shader, ShaderError)] = [
            (library.nothing(), .unknownFunction(name: "nothing", nearest: [])),
            (library.strpes(.float(1)), .unknownFunction(name: "strpes", nearest: ["stripes"])),
            (library.gray(), .wrongKind(function: "gray", is: .color, expected: .fill)),
            (library.swap(.image(image)), .wrongKind(function: "swap", is: .layer, expected: .fill)),
            (library.stripes(), .argumentCount(function: "stripes", expected: 1, actual: 0)),
            (
                library.stripes(.image(image)),
                .argumentType(
                    function: "stripes", index: 0, parameter: "width", expected: .float, actual: .image)
            ),
        ]
        for (shader, error) in wrong {
            try expectRefused(shader.drawing, error)
            try expectRefused(start.overlay(shader), error)
            try expectRefused(shader.drawing.background(Color.black), error)
            try expectRefused(start.blur(radius: 1).mask(shader), error)
            try expectRefused(Circle().fill(shader), error)
            try expectRefused(Circle().stroke(shader).opacity(0.5), error)
            try expectRefused(start.visualEffect { content, _ in content.overlay(shader) }, error)
            try expectRefused(start.overlay(start.visualEffect { _, _ in shader.drawing }), error)
            try expectRefused(shader.drawing.offset(x: 1), error)
            try expectRefused(shader.drawing.colorEffect(library.gray()), error)
            try expectRefused(start.compositingEffect(Mask(), with: shader), error)
        }
        let mismatch = ShaderError.argumentType(
            function: "swap", index: 0, parameter: "other", expected: .image, actual: .float)
        try expectRefused(start.layerEffect(library.swap(.float(1)), maxSampleOffset: .zero), mismatch)
        try expectRefused(
            start.overlay(start.layerEffect(library.swap(.float(1)), maxSampleOffset: .zero)), mismatch)
        let fill = ShaderError.wrongKind(function: "stripes", is: .fill, expected: .color)
        try expectRefused(start.blur(radius: 2).colorEffect(library.stripes(.float(1))), fill)
        try expectRefused(start.shadow(radius: 1).colorEffect(library.stripes(.float(1))), fill)
    }

    private func expectRefused(_ effect: some VisualEffect, _ error: ShaderError) throws {
        var result = try Bitmap.anyBytes(width: 37, height: 23, seed: 3)
        let before = result
        for draws in [false, true] {
            _ = try picture.withPixels { source in
                try result.withMutablePixels { pixels in
                    #expect(throws: PixelError.shader(error)) {
                        let renderer = Renderer(threadCount: 1)
                        if draws {
                            try renderer.draw(effect, from: source, onto: pixels)
                        } else {
                            try renderer.render(effect, from: source, into: pixels)
                        }
                    }
                }
            }
            #expect(result == before, "nothing was written")
        }
    }
}
