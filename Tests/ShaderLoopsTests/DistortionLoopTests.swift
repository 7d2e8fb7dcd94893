import ShaderKernels
import Testing

@testable import ShaderLoops

/// The loop takes strips, keeps rows, skips work that repeats: nothing but the time may show it. Each pixel is
/// what one pixel sampled by itself is.
@Suite("The loop of distortions")
struct DistortionLoopTests {
    private static let paddings = [(false, false), (true, true), (true, false), (false, true)].map {
        LayerPadding(horizontal: $0.0, vertical: $0.1)
    }

    private func check(
        _ kernel: NamedKernel, width: Int, height: Int, from: AnyCodec = .bytes(.rgba),
        to: AnyCodec = .bytes(.rgba), padding: LayerPadding = LayerPadding(horizontal: false, vertical: false),
        scale: Float = 1, lanes: [any PixelLanes.Type] = everyLanes, cutsAll: Bool = false,
        at location: SourceLocation = #_sourceLocation
    ) {
        let picture = TestPicture(width: width, height: height, codec: from)
        picture.fillWithNoise()
        let expected = picture.pixelByPixel(kernel.kernel, padding: padding, into: to, scale: scale)
        let inThirds = [0..<height / 3, height / 3..<height].filter { !$0.isEmpty }
        let cuts = cutsAll ? [inThirds, [0..<height], (0..<height).map { $0..<$0 + 1 }] : [inThirds]
        for lanes in lanes {
            // One pixel at a time takes as long as all the others together.
            for bands in lanes == Float.self ? [inThirds] : cuts {
                let result = TestPicture(width: width, height: height, codec: to)
                picture.shaded(
                    by: Displaced(kernel: kernel.kernel, padding: padding), into: result,
                    bands: bands, scale: scale, lanes: lanes)
                result.expect(
                    equals: expected, "\(kernel.name), \(lanes), \(width) × \(height), \(bands.count) bands",
                    at: location)
            }
        }
    }

    /// Or the tests below would not be of all three ways.
    @Test func kernelsGoTheWaysTheyAreFor() {
        func position(_ kernel: NamedKernel) -> Point<Dependence> {
            kernel.kernel.sourcePosition(of: Point(.x, .y))
        }
        func movesColumns(_ position: Point<Dependence>) -> Bool {
            !position.x.contains(.onY) && position.y.contains(.isYPlus)
        }
        for kernel in NamedKernel.separable {
            #expect(!position(kernel).x.contains(.onY) && !position(kernel).y.contains(.x), "\(kernel.name)")
        }
        for kernel in NamedKernel.moving {
            #expect(movesColumns(position(kernel)) && position(kernel).y.contains(.x), "\(kernel.name)")
        }
        for kernel in NamedKernel.general {
            #expect(!movesColumns(position(kernel)), "\(kernel.name)")
            #expect(position(kernel).x.contains(.onY) || position(kernel).y.contains(.x), "\(kernel.name)")
        }
    }

    @Test(arguments: NamedKernel.general + NamedKernel.moving)
    func stripsOf256Columns(kernel: NamedKernel) {
        for (width, height) in [(513, 2), (300, 1), (256, 1), (255, 1)] {
            check(kernel, width: width, height: height, lanes: [Lanes4.self, Lanes8.self, Lanes16.self])
        }
        for (width, height) in [(257, 2), (1, 2), (2, 3), (3, 1)] {
            check(kernel, width: width, height: height, cutsAll: true)
        }
    }

    @Test(arguments: NamedKernel.separable)
    func stripsOf2048Columns(kernel: NamedKernel) {
        for (width, height) in [(4100, 1), (2049, 2), (2047, 1)] {
            check(kernel, width: width, height: height, lanes: [Lanes16.self])
        }
        check(kernel, width: 2055, height: 1, lanes: [Lanes4.self, Lanes8.self])
        for (width, height) in [(257, 2), (1, 2), (2, 3), (3, 1)] {
            check(kernel, width: width, height: height, cutsAll: true)
        }
    }

    /// Some rows at a time, a vector of columns after the other, and of two strips.
    @Test(arguments: NamedKernel.moving, AnyCodec.all)
    func columnsDownwards(kernel: NamedKernel, from: (name: String, codec: AnyCodec)) {
        for (width, height) in [(530, 17), (70, 51)] {
            check(
                kernel, width: width, height: height, from: from.codec,
                padding: LayerPadding(horizontal: false, vertical: true),
                lanes: [Lanes4.self, Lanes8.self, Lanes16.self])
        }
    }

    @Test(arguments: NamedKernel.all)
    func manyRows(kernel: NamedKernel) {
        for width in [1, 17] { check(kernel, width: width, height: 40, cutsAll: true) }
    }

    @Test(arguments: NamedKernel.all, paddings)
    func everyPadding(kernel: NamedKernel, padding: LayerPadding) {
        for scale in [2, 3] as [Float] {
            check(kernel, width: 18, height: 4, padding: padding, scale: scale)
        }
    }

    @Test(arguments: AnyCodec.all, AnyCodec.all)
    func everyFormat(from: (name: String, codec: AnyCodec), to: (name: String, codec: AnyCodec)) {
        for kernel in NamedKernel.all {
            check(
                kernel, width: 17, height: 3, from: from.codec, to: to.codec,
                padding: LayerPadding(horizontal: true, vertical: false),
                lanes: [Lanes4.self, Lanes8.self, Lanes16.self])
        }
    }
}
