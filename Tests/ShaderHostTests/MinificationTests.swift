import ShaderKernels
import TestSupport
import Testing

@testable import ShaderHost
@testable import ShaderLoops

/// Reduced first and then sampled: what is seen through a map that makes a picture smaller.
@Suite("Minification")
struct MinificationTests {
    private let width = 53
    private let height = 37
    private let renderer = Renderer(bands: BandScheduler(threadCount: 1))

    private func picture() throws -> Bitmap {
        var noise = Noise()
        return try Bitmap(
            width: width, floats: (0..<4 * width * height).map { _ in .random(in: 0...1, using: &noise) })
    }

    private func affine(_ map: ProjectionTransform) -> Affine {
        Affine(
            a: Float(map.m11), b: Float(map.m12), c: Float(map.m21), d: Float(map.m22), tx: Float(map.m31),
            ty: Float(map.m32))
    }

    /// Red as it is seen at each of the destination's pixels, and where in the picture that is sampled it was found.
    private func seen(
        _ view: PixelView, through map: ProjectionTransform
    ) throws -> [(red: Float, position: Point<Float>)] {
        let source = SourcePixels(
            codec: view.layout.format.codec, base: try #require(view.memory.baseAddress),
            width: view.layout.width, height: view.layout.height, bytesPerRow: view.layout.bytesPerRow,
            grid: PixelGrid(scale: 1))
        let layer = BitmapLayer<AnyCodec, Float>(
            source, padding: LayerPadding(horizontal: true, vertical: true))
        let kernel = affine(map)
        return (0..<width * height).map { index in
            let place = Point(Float(index % width) + 0.5, Float(index / width) + 0.5)
            let position = kernel.sourcePosition(of: place)
            return (layer.sample(position).r, position)
        }
    }

    /// The share of a pixel in what lies between two boundaries.
    private func share(_ pixel: Int, _ a: Double, _ b: Double) -> Double {
        max(0, min(max(a, b), Double(pixel + 1)) - max(min(a, b), Double(pixel)))
    }

    /// Without turns, each pixel is the average of the very area that it covers.
    ///
    /// What rounds are the averages, as derived for the reduction, and a boundary's place by 2⁻⁴⁸: nothing is added by
    /// sampling, since every position is a reduced pixel's centre, exactly.
    @Test(arguments: [(0.5, 0.5), (0.3, 0.71), (-0.25, 0.9), (0.1, -0.999), (0.02, 0.4), (0.61, 1)])
    func isTheAverageOfWhatAPixelCovers(scale: (x: Double, y: Double)) throws {
        let picture = try picture()
        let pixels = picture.floats
        for (x, y) in [(26.5, 18.5), (0, 0), (13.3, 40.1)] {
            let map = ProjectionTransform.scale(x: scale.x, y: scale.y).around(x: x, y: y)
            let inverse = try #require(map.inverse)
            let minification = Minification(for: inverse, width: width, height: height, scale: 1)
            let found = try picture.withPixels { source in
                let reduced = try renderer.reduced(
                    SourcePicture(source), x: minification.x, y: minification.y, width: minification.width,
                    height: minification.height)
                return try seen(
                    PixelView(reduced.view), through: inverse.concatenating(minification.transform))
            }
            let tolerance = (abs(1 / scale.x) + abs(1 / scale.y) + 22) * 0x1p-24
            for row in 0..<height {
                let (top, bottom) = (
                    inverse.m22 * Double(row) + inverse.m32, inverse.m22 * Double(row + 1) + inverse.m32
                )
                for column in 0..<width {
                    let (left, right) = (
                        inverse.m11 * Double(column) + inverse.m31,
                        inverse.m11 * Double(column + 1) + inverse.m31
                    )
                    var sum = 0.0
                    for y in 0..<height where share(y, top, bottom) > 0 {
                        for x in 0..<width {
                            sum +=
                                Double(pixels[4 * (y * width + x)]) * share(x, left, right)
                                * share(y, top, bottom)
                        }
                    }
                    let expected = sum / abs((right - left) * (bottom - top))
                    let (red, position) = found[row * width + column]
                    guard abs(Double(red) - expected) <= tolerance else {
                        Issue.record("\(red), not \(expected), in (\(column), \(row)) around \(x), \(y)")
                        return
                    }
                    if minification.x.step > 1 {
                        #expect(abs(position.x).truncatingRemainder(dividingBy: 1) == 0.5)
                    }
                    if minification.y.step > 1 {
                        #expect(abs(position.y).truncatingRemainder(dividingBy: 1) == 0.5)
                    }
                }
            }
        }
    }

    /// Where a scale passes 1 nothing jumps: on one side pixels are interpolated, on the other averaged. A scale that
    /// differs by 2⁻¹⁹ moves boundaries by less than 2⁻¹⁹ of the picture's size, and by as much of a pixel a colour
    /// in 0…1 changes, on either side and along either axis; 2⁻²⁰ for what rounds.
    @Test(arguments: [(0, 0), (0.25, -0.5), (7.3, 3.9)])
    func isContinuousAtOne(move: (x: Double, y: Double)) throws {
        let picture = try picture()
        let move = ProjectionTransform.translation(x: move.x, y: move.y)
        let smaller = ProjectionTransform.scale(x: 1 - 0x1p-19, y: 1 - 0x1p-19).concatenating(move)
        let (inverse, still) = (try #require(smaller.inverse), try #require(move.inverse))
        let minification = Minification(for: inverse, width: width, height: height, scale: 1)
        #expect(!minification.isIdentity)
        #expect(Minification(for: still, width: width, height: height, scale: 1).isIdentity)
        try picture.withPixels { source in
            let interpolated = try seen(source, through: still)
            let reduced = try renderer.reduced(
                SourcePicture(source), x: minification.x, y: minification.y, width: minification.width,
                height: minification.height)
            let averaged = try seen(
                PixelView(reduced.view), through: inverse.concatenating(minification.transform))
            let tolerance = Float(2 * (width + height)) * 0x1p-19 + 0x1p-20
            #expect(zip(interpolated, averaged).allSatisfy { abs($0.red - $1.red) <= tolerance })
            #expect(zip(interpolated, averaged).contains { $0.red != $1.red })
        }
    }

    /// All of the source is in the reduced picture, and each of its pixels has something of it.
    @Test(arguments: [1, 0.99, 0.5, 0.3, 1e-3, 1e-30, -0.4, 3], [0, 30, 90, 200] as [Double])
    func coversTheSource(scale: Double, degrees: Double) throws {
        for (width, height) in [(53, 37), (1, 1), (4_194_304, 3)] {
            let map = ProjectionTransform.scale(x: scale, y: abs(scale)).concatenating(
                .rotation(.degrees(degrees))
            )
            .around(x: 11.3, y: 20)
            let inverse = try #require(map.inverse)
            for displayScale in [1, 3.0] {
                let found = Minification(for: inverse, width: width, height: height, scale: displayScale)
                for (axis, count, pixels) in [(found.x, found.width, width), (found.y, found.height, height)] {
                    #expect(axis.step >= 1 && axis.origin <= 0 && axis.origin > -axis.step)
                    #expect(axis.origin + Double(count) * axis.step >= Double(pixels))
                    #expect(count == 1 || axis.origin + Double(count - 1) * axis.step < Double(pixels))
                }
                // The corner of a reduced pixel, in points, is found at a corner.
                let (x, y) = (found.x.origin + 2 * found.x.step, found.y.origin + found.y.step)
                let corner = affine(found.transform).sourcePosition(
                    of: Point(Float(x / displayScale), Float(y / displayScale)))
                #expect(abs(corner.x * Float(displayScale) - 2) < 0x1p-20)
                #expect(abs(corner.y * Float(displayScale) - 1) < 0x1p-20)
            }
        }
    }

    /// A map of any numbers has a reduction that can be carried out.
    @Test(arguments: [.nan, .infinity, 1e300, -1e38, 1e-300, 0] as [Double])
    func anyNumbers(number: Double) throws {
        let picture = try picture()
        for index in 0..<6 {
            var map = ProjectionTransform()
            switch index {
            case 0: map.m11 = number
            case 1: map.m31 = number
            case 2: (map.m21, map.m22) = (3, number)
            case 3: map.m33 = number
            case 4: (map.m13, map.m22) = (number, 5)
            default: (map.m11, map.m22, map.m31, map.m32) = (2, number, number, number)
            }
            for (width, height) in [(width, height), (0, 0)] {
                let found = Minification(for: map, width: width, height: height, scale: 1)
                #expect(found.width >= 1 && found.width <= width + 1)
                #expect(found.height >= 1 && found.height <= height + 1)
                let reduced = try picture.withPixels {
                    try renderer.reduced(
                        SourcePicture($0), x: found.x, y: found.y, width: found.width, height: found.height)
                }
                let floats = reduced.bytes.bindMemory(to: Float.self)
                #expect(floats.allSatisfy { $0 >= 0 && $0 <= 1 })
            }
        }
    }
}
