import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// The destination may be the source where an effect says so: the same bytes. Others refuse it.
@Suite("In place")
struct InPlaceTests {
    private static let start = EmptyVisualEffect()
    private static let color = Color(red: 0.9, green: 0.4, blue: 0.1, opacity: 0.6)
    private static let gradient = LinearGradient(
        colors: [.clear, color], startPoint: .leading, endPoint: .bottomTrailing)
    private static let library = ShaderLibrary.default
        .adding(KernelDescription(name: "light", kind: .fill)) { _ in SolidFill(color) }

    /// Each pixel depends on itself alone, or on pictures that are rendered before.
    private static func pointwise() throws -> [any VisualEffect] {
        let picture = try Bitmap.anyBytes(width: 23, height: 31, seed: 7)
        return [
            start.overlay(gradient), start.background(gradient), start.mask(gradient),
            start.overlay(start.colorEffect(Inverse()).blendMode(.multiply)),
            start.colorEffect(Inverse()).overlay(start.brightness(0.2).opacity(0.5)),
            start.overlay(start.blur(radius: 2).opacity(0.5)), start.blur(radius: 1.5),
            start.colorEffect(Gray()).blur(radius: 2).mask(start.blur(radius: 1)),
            start.clipShape(Circle()), start.overlay(Circle().stroke(color, lineWidth: 3)),
            start.overlay(picture), start.mask(Image(picture, alignment: .topTrailing)), Image(picture),
            gradient.drawing, library.light().drawing, start.colorEffect(library.gray()),
            start.overlay(library.light()), start.blur(radius: 1).colorEffect(library.opacity(.float(0.5))),
            start.visualEffect { content, _ in content.opacity(0.5) },
            start.blur(radius: 1).visualEffect { content, _ in content.overlay(gradient) },
            start.overlay(
                MeshGradient(
                    width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                    colors: [color, .black, .white, .clear])),
            start.compositingEffect(Mask(), with: start.overlay(start.blur(radius: 3))).blendMode(.screen),
        ]
    }

    @Test(arguments: PixelFormat.allCases)
    func theSameBytes(format: PixelFormat) throws {
        let picture = try Bitmap.anyBytes(width: 37, height: 19).applying(Self.start, format: format)
        for effect in try Self.pointwise() {
            func check<Effect: VisualEffect>(_ effect: Effect) throws {
                #expect(Effect.worksInPlace, "\(Effect.self)")
                let apart = try picture.applying(effect, renderer: Renderer(threadCount: 1))
                for renderer in Renderer.all() {
                    var pixels = picture
                    try pixels.withMutablePixels { try renderer.render(effect, from: PixelView($0), into: $0) }
                    #expect(pixels == apart, "\(Effect.self)")
                }
            }
            try check(effect)
        }
    }

    /// Red and blue change places on the way.
    @Test func theOrderOfChannelsMayChange() throws {
        let picture = try Bitmap.anyBytes(width: 37, height: 19)
        for effect in try Self.pointwise() {
            let apart = try picture.applying(effect, format: .bgra8)
            for renderer in Renderer.all() {
                var bytes = picture.bytes
                try bytes.withUnsafeMutableBytes { memory in
                    try renderer.render(
                        effect, from: PixelView(UnsafeRawBufferPointer(memory), layout: picture.layout),
                        into: MutablePixelView(memory, layout: apart.layout))
                }
                #expect(bytes == apart.bytes)
            }
        }
    }

    /// A picture drawn onto itself is what it is drawn onto a copy.
    @Test func drawing() throws {
        let picture = try Bitmap.anyBytes(width: 37, height: 19)
        for effect in try Self.pointwise() {
            func check(_ effect: some VisualEffect) throws {
                var expected = picture
                try picture.withPixels { source in
                    try expected.withMutablePixels { try Renderer().draw(effect, from: source, onto: $0) }
                }
                for renderer in Renderer.all() {
                    var pixels = picture
                    try pixels.withMutablePixels { try renderer.draw(effect, from: PixelView($0), onto: $0) }
                    #expect(pixels == expected, "\(effect)")
                }
            }
            try check(effect)
        }
    }

    @Test func othersRefuse() throws {
        let start = Self.start
        let offset = SampleOffset(width: 2, height: 2)
        let sampling: [any VisualEffect] = [
            start.offset(x: 1), start.shadow(radius: 1), start.overlay(start.offset(x: 1)),
            start.offset(x: 1).mask(Circle()), start.offset(x: 1).blur(radius: 1),
            start.offset(x: 1).clipShape(Circle()),
            start.offset(x: 1).blendMode(.screen).opacity(0.5),
            start.visualEffect { content, _ in content.scaleEffect(0.5) },
            start.layerEffect(SameLayer(), maxSampleOffset: offset).overlay(Color.black),
            start.layerEffect(ShaderLibrary.mosaic(.float(1), .float(3)), maxSampleOffset: offset).opacity(0.5),
            Color.black.drawing.overlay(start.distortionEffect(Shift(x: 1), maxSampleOffset: offset)),
        ]
        for effect in sampling {
            func check<Effect: VisualEffect>(_ effect: Effect) throws {
                #expect(!Effect.worksInPlace, "\(Effect.self)")
                var picture = try Bitmap.anyBytes(width: 9, height: 7)
                let before = picture
                for draws in [false, true] {
                    _ = try picture.withMutablePixels { pixels in
                        #expect(throws: PixelError.buffersOverlap) {
                            if draws {
                                try Renderer().draw(effect, from: PixelView(pixels), onto: pixels)
                            } else {
                                try Renderer().render(effect, from: PixelView(pixels), into: pixels)
                            }
                        }
                    }
                    #expect(picture.bytes == before.bytes, "nothing was written")
                }
            }
            try check(effect)
        }
    }
}
