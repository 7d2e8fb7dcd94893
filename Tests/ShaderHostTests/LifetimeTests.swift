import ShaderHost
import ShaderKernels
import ShaderLoops
import TestSupport
import Testing

/// Effects that nobody keeps own memory that their rows read: gradients' ramps, and pictures. It outlives the rows.
///
/// Whether it does is seen with `--sanitize=address`, and in an optimised build, where memory that is given back too
/// early holds another gradient by then.
@Suite("Lifetimes")
struct LifetimeTests {
    private let start = EmptyVisualEffect()
    private let picture: Bitmap
    private let library = ShaderLibrary()
        .adding(
            KernelDescription(
                name: "other", kind: .layer, parameters: [KernelParameter(name: "picture", type: .image)])
        ) { _ in Other() }

    init() throws { picture = try .anyBytes(width: 37, height: 40) }

    private struct Other: TwoLayerKernel {
        func color<L: Lanes>(
            at position: Point<L>, in layer: some Layer<L>, and other: some Layer<L>
        ) -> RGBA<L> { other.sample(position) }
    }

    /// So many stops that their memory is given back to the system's heap, and taken again.
    private static func gradient(_ level: Double) -> LinearGradient {
        LinearGradient(
            stops: (0...20).map {
                Gradient.Stop(color: Color(white: level * Double($0 % 2)), location: Double($0) / 20)
            }, startPoint: .top, endPoint: .bottom)
    }

    private func other(_ level: UInt8) throws -> Bitmap {
        try Bitmap(width: 37, height: 40, bytes: [UInt8](repeating: level, count: 4 * 37 * 40))
    }

    private func expect<Effect: VisualEffect>(_ effect: @Sendable () -> Effect, equals expected: Bitmap) throws
    {
        for renderer in Renderer.all() {
            #expect(try picture.applying(effect(), renderer: renderer) == expected)
            var canvas = try Bitmap(width: 37, height: 40)
            try picture.withPixels { source in
                try canvas.withMutablePixels { try renderer.draw(effect(), from: source, onto: $0) }
            }
            #expect(canvas == expected)
        }
    }

    @Test func gradients() throws {
        let gradient = Self.gradient(0.5)
        let expected = try picture.applying(gradient.drawing)
        try expect({ Self.gradient(0.5).drawing }, equals: expected)
        try expect({ start.visualEffect { _, _ in Self.gradient(0.5).drawing } }, equals: expected)
        try expect(
            { start.visualEffect { content, _ in content.overlay(Self.gradient(0.5)) } }, equals: expected)
        try expect(
            { start.overlay(start.visualEffect { _, _ in Self.gradient(0.5).drawing }) }, equals: expected)
        try expect(
            { start.visualEffect { _, _ in Self.gradient(0.5).drawing }.clipShape(Rectangle()) },
            equals: expected)
        try expect(
            { start.visualEffect { _, _ in Self.gradient(0.5).drawing }.opacity(0.999_999_9) }, equals: expected
        )
        try expect(
            {
                start.visualEffect { content, _ in
                    content.visualEffect { _, _ in Rectangle().fill(Self.gradient(0.5)) }
                }
            }, equals: expected)
    }

    @Test func pictures() throws {
        let expected = try other(77)
        try expect(
            { start.visualEffect { [self] _, _ in Image((try? other(77)) ?? picture) } }, equals: expected)
        try expect(
            {
                start.overlay(start.visualEffect { [self] _, _ in Image((try? other(77)) ?? picture) }).opacity(
                    1)
            },
            equals: picture.applying(start.overlay(expected)))
        try expect(
            {
                start.visualEffect { [self] content, _ in
                    content.layerEffect(
                        library.other(.image((try? other(77)) ?? picture)), maxSampleOffset: .zero)
                }
            }, equals: expected)
        try expect(
            {
                start.overlay(Color.black).visualEffect { [self] content, _ in
                    content.layerEffect(
                        library.other(.image((try? other(77)) ?? picture)), maxSampleOffset: .zero
                    ).brightness(0)
                }
            }, equals: expected)
    }

    /// Meshes, outlines and kernels' closures are made for a rendering too.
    @Test func whatIsMadeForTheSize() throws {
        let colors = (0..<4).map { Color(white: Double($0) / 3) }
        let mesh = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: colors)
        let expected = try picture.applying(mesh.clipShape(Ellipse()))
        try expect({ start.visualEffect { _, _ in mesh.clipShape(Ellipse()) } }, equals: expected)
    }

    /// Pictures between passes are not used again while rows are fetched from them, by however many at once.
    @Test func picturesBetweenPasses() async throws {
        let renderer = Renderer(bands: BandScheduler(threadCount: 3, minimumBandPixels: 1))
        let glow = start.overlay(start.blur(radius: 2).opacity(0.5).offset(x: 1)).shadow(radius: 1, x: 2)
            .mask(start.blur(radius: 1)).overlay(
                start.visualEffect { content, _ in content.blur(radius: 3).opacity(0.2) })
        let pictures = try (1...6).map { try Bitmap.anyBytes(width: 61, height: 17, seed: $0) }
        let expected = try pictures.map { try $0.applying(glow, renderer: Renderer(threadCount: 1)) }
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for index in 0..<60 {
                group.addTask {
                    try pictures[index % 6].applying(glow, renderer: renderer) == expected[index % 6]
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
    }

    /// An effect of one's own that has another's rows, which nobody keeps.
    private struct Delegating: RenderedEffect {
        let effect: @Sendable () -> ShaderEffect<EmptyVisualEffect, LayerUse>

        func rows<L: PixelLanes>(
            of source: SourcePicture, with renderer: Renderer, lanes: L.Type
        ) throws(PixelError) -> RowShader {
            try effect().rows(of: source, with: renderer, lanes: L.self)
        }
    }

    /// An effect of one's own that begins with another, made anew whenever it is asked for.
    private struct Beginning: VisualEffect {
        let effect: @Sendable () -> ShaderEffect<EmptyVisualEffect, LayerUse>

        var earlier: ShaderEffect<EmptyVisualEffect, LayerUse> { effect() }
        func lastPass(for size: Size) -> Recolored<Unmoved, Opacity> {
            Recolored(base: Unmoved(), kernel: Opacity(value: 0))
        }
    }

    @Test func effectsOfOnesOwn() throws {
        let make: @Sendable () -> ShaderEffect<EmptyVisualEffect, LayerUse> = { [self] in
            start.layerEffect(library.other(.image((try? other(77)) ?? picture)), maxSampleOffset: .zero)
        }
        let expected = try other(77)
        try expect({ Delegating(effect: make) }, equals: expected)
        try expect({ Beginning(effect: make) }, equals: expected)
        try expect(
            { start.overlay(start.visualEffect { _, _ in Delegating(effect: make) }).opacity(1) },
            equals: picture.applying(start.overlay(expected)))
    }
}
