import ShaderHost
import ShaderKernels
import ShaderLoops
import TestSupport
import Testing

/// Styles over a picture are their kernels at the pixels' centres.
@Suite("Styles over pictures")
struct DrawnStyleTests {
    private let start = EmptyVisualEffect()
    private let stops = [
        Gradient.Stop(color: Color(red: 1, green: 0, blue: 0.2), location: 0.1),
        Gradient.Stop(color: Color(red: 0, green: 0.5, blue: 1, opacity: 0.3), location: 0.6),
        Gradient.Stop(color: Color(white: 0.9), location: 0.8),
    ]

    private func filled(by kernel: some FillKernel, like picture: Bitmap, scale: Float) throws -> Bitmap {
        let floats = (0..<picture.width * picture.height).flatMap { index in
            let center = Point(
                (Float(index % picture.width) + 0.5) / scale, (Float(index / picture.width) + 0.5) / scale)
            let color = kernel.color(at: center)
            return [color.r, color.g, color.b, color.a]
        }
        return try Bitmap(width: picture.width, floats: floats)
    }

    private func expect(_ style: some ShapeStyle, equals kernel: some FillKernel, scale: Float) throws {
        let picture = try Bitmap.anyBytes(width: 37, height: 19)
        let expected = try filled(by: kernel, like: picture, scale: scale)
        for renderer in Renderer.all(displayScale: scale) {
            #expect(try picture.floats(through: style.drawing, renderer: renderer) == expected)
            #expect(
                try picture.applying(style.drawing, renderer: renderer)
                    == expected.applying(start, format: .rgba8))
        }
    }

    @Test(arguments: [1, 2, 3] as [Float])
    func gradients(scale: Float) throws {
        let (width, height) = (37 / Double(scale), 19 / Double(scale))
        let ramp = GradientRamp(Gradient(stops: stops))
        try expect(
            LinearGradient(stops: stops, startPoint: .topLeading, endPoint: UnitPoint(x: 0.75, y: 1)),
            equals: LinearFill(ramp, from: (0, 0), to: (0.75 * width, height)), scale: scale)
        try expect(
            RadialGradient(stops: stops, center: UnitPoint(x: 0.25, y: 0.5), startRadius: 1, endRadius: 8),
            equals: RadialFill(ramp, center: (0.25 * width, 0.5 * height), startRadius: 1, endRadius: 8),
            scale: scale)
        try expect(
            AngularGradient(stops: stops, center: .center, startAngle: .degrees(20), endAngle: .degrees(200)),
            equals: AngularFill(
                ramp, center: (width / 2, height / 2), startAngle: .degrees(20), endAngle: .degrees(200)),
            scale: scale)
        let color = Color(red: 0.1, green: 0.6, blue: 0.3, opacity: 0.5)
        try expect(color, equals: SolidFill(color), scale: scale)
        withExtendedLifetime(ramp) {}
    }

    /// All around where no end is given, and the spellings with colours alone.
    @Test func spellings() throws {
        let picture = try Bitmap.anyBytes(width: 9, height: 7)
        let colors = stops.map(\.color)
        let gradient = Gradient(colors: colors)
        func same(_ one: some ShapeStyle, _ other: some ShapeStyle) throws {
            #expect(try picture.applying(one.drawing) == picture.applying(other.drawing))
        }
        try same(
            LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom),
            LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
        try same(
            RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 4),
            RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 4))
        try same(
            AngularGradient(colors: colors, center: .center, angle: .degrees(30)),
            AngularGradient(
                gradient: gradient, center: .center, startAngle: .degrees(30), endAngle: .degrees(390)))
        try same(
            AngularGradient(colors: colors, center: .center, startAngle: .degrees(1), endAngle: .degrees(2)),
            AngularGradient(
                gradient: gradient, center: .center, startAngle: .degrees(1), endAngle: .degrees(2)))
        try same(
            KernelStyle { [colors] _ in SolidFill(colors[0]) }, colors[0])
    }

    private struct Diagonal: FillKernel {
        let size: Size
        func color<L: Lanes>(at position: Point<L>) -> RGBA<L> {
            let x = position.x / Float(size.width)
            return RGBA(x, position.y / Float(size.height), x * 0.5, L(repeating: 1))
        }
    }

    @Test(arguments: [1, 2, 3] as [Float])
    func kernelsOfOnesOwn(scale: Float) throws {
        let size = Size(width: 37 / Double(scale), height: 19 / Double(scale))
        try expect(KernelStyle { Diagonal(size: $0) }, equals: Diagonal(size: size), scale: scale)
    }

    /// A colour that follows a fill is applied to it, and a map moves it.
    @Test func fillsAreContent() throws {
        let picture = try Bitmap.anyBytes(width: 37, height: 19)
        let gradient = LinearGradient(stops: stops, startPoint: .top, endPoint: .trailing).drawing
        let floats = try picture.floats(through: gradient)
        #expect(
            try picture.applying(gradient.brightness(0.2).opacity(0.5))
                == floats.applying(start.brightness(0.2).opacity(0.5), format: .rgba8))
        #expect(
            try picture.applying(gradient.offset(x: 2.5).blur(radius: 1))
                == floats.applying(start.offset(x: 2.5).blur(radius: 1), format: .rgba8))
        // Its own size, not that of what it covers.
        #expect(try picture.applying(gradient) == Bitmap(width: 37, height: 19).applying(gradient))
    }

    /// Rows that fill a tile to its end, and rows that do not.
    @Test(arguments: [1, 15, 16, 17, 37, 8192])
    func meshes(width: Int) throws {
        let height = width > 100 ? 2 : 19
        let mesh = MeshGradient(
            width: 3, height: 2,
            points: [[0, 0], [0.4, 0.2], [1, 0], [0, 1], [0.7, 0.9], [1, 0.8]],
            colors: stops.map(\.color) + stops.map(\.color).reversed(), background: stops[1].color)
        let picture = try Bitmap.anyBytes(width: width, height: height)
        let top = try Bitmap(width: width, floats: mesh.pixels(width: width, height: height).flatMap { $0 })
        let overlaid = try picture.floats(through: start).under(top, by: Blend(.overlay), format: .rgba8)
        let masked = try picture.floats(through: start).under(top, by: Mask(), format: .rgba8)
        for renderer in Renderer.all() {
            #expect(try picture.floats(through: mesh, renderer: renderer) == top)
            #expect(
                try picture.applying(start.overlay(mesh.blendMode(.overlay)), renderer: renderer) == overlaid)
            #expect(try picture.applying(start.mask(mesh), renderer: renderer) == masked)
        }
    }
}
