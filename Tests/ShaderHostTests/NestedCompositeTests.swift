import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// Composites of composites, also where their rows are too long for the scratch memory.
@Suite("Nested composites")
struct NestedCompositeTests {
    private let start = EmptyVisualEffect()
    private let colors = [
        Color(red: 1, green: 0, blue: 0, opacity: 0.4), Color(red: 0, green: 1, blue: 0.25, opacity: 0.7),
        Color(red: 0.3, green: 0.2, blue: 1, opacity: 0.3), Color(white: 0.6, opacity: 0.5),
    ]

    private func gradient(_ index: Int) -> LinearGradient {
        LinearGradient(
            colors: [colors[index % 4], colors[(index + 1) % 4]], startPoint: .topLeading,
            endPoint: .bottomTrailing)
    }

    /// 8192 float pixels fill the memory that a tile is to have; 20 000 do not fit what is left after three, and
    /// 70 000 none.
    @Test(arguments: [(37, 40), (8193, 1), (20_000, 1), (70_000, 1)])
    func fiveDeepInTheTop(size: (width: Int, height: Int)) throws {
        let picture = try Bitmap.anyBytes(width: size.width, height: size.height)
        let floats = try picture.floats(through: start)
        func layer(_ index: Int) throws -> Bitmap { try picture.floats(through: gradient(index).drawing) }
        // Each lies over what is below it, from the outside in.
        let innermost = gradient(4).drawing.overlay(gradient(5).drawing.blendMode(.screen))
        let nested = start.overlay(
            gradient(1).drawing.overlay(
                gradient(2).drawing.mask(gradient(3).drawing.overlay(innermost)).blendMode(.multiply)))
        let inner = try layer(4).under(layer(5), by: Blend(.screen))
        let mask = try layer(3).under(inner, by: Blend(.normal))
        let masked = try layer(2).under(mask, by: Mask())
        let top = try layer(1).under(masked, by: Blend(.multiply))
        let expected = try floats.under(top, by: Blend(.normal), format: .rgba8)
        for renderer in [Renderer(threadCount: 1)]
            + (size.width < 100 ? Renderer.all() : [Renderer(threadCount: 2)])
        {
            #expect(try picture.applying(nested, renderer: renderer) == expected)
        }
    }

    @Test(arguments: [(37, 40), (20_000, 3)])
    func fiveDeepInTheContent(size: (width: Int, height: Int)) throws {
        let picture = try Bitmap.anyBytes(width: size.width, height: size.height)
        let circle = Ellipse().inset(by: 0.5)
        let stack = start.overlay(gradient(0)).clipShape(circle).overlay(
            gradient(1).drawing.blendMode(.difference)
        )
        .mask(gradient(2)).background(gradient(3))
        var expected = try picture.floats(through: start.overlay(gradient(0)))
        expected = try expected.floats(through: start.clipShape(circle))
        expected = try expected.floats(through: start.overlay(gradient(1).drawing.blendMode(.difference)))
        expected = try expected.floats(through: start.mask(gradient(2)))
        expected = try expected.applying(start.background(gradient(3)), format: .rgba8)
        for renderer in size.width < 100 ? Renderer.all() : [Renderer(threadCount: 2)] {
            #expect(try picture.applying(stack, renderer: renderer) == expected)
        }
    }

    /// Past the caches: pictures of more than 32 MiB, most of which is between the rows.
    @Test(arguments: PixelFormat.allCases)
    func largePictures(format: PixelFormat) throws {
        let layout = try PixelLayout(width: 41, height: 300, bytesPerRow: 1 << 16, format: format)
        let picture = try Bitmap.anyBytes(width: 41, height: 300)
        let effect = start.overlay(gradient(0)).clipShape(Ellipse()).opacity(0.9)
        let expected = try picture.applying(effect, format: format)
        var source = try Bitmap(layout: PixelLayout(width: 41, height: 300, bytesPerRow: 1 << 16))
        try source.withMutablePixels { source in
            try picture.withPixels { try Renderer().render(start, from: $0, into: source) }
        }
        for renderer in Renderer.all() {
            var result = try Bitmap(layout: layout)
            try source.withPixels { source in
                try result.withMutablePixels { try renderer.render(effect, from: source, into: $0) }
            }
            #expect(result == expected)
        }
    }
}
