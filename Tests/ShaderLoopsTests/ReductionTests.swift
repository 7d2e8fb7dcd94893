import ShaderKernels
import TestSupport
import Testing

@testable import ShaderLoops

/// Pictures made smaller, held to the definition of an average by area.
@Suite("Reduction")
struct ReductionTests {
    private static let steps = [1, 1.5, 2, 3.7, 16, 1000]
    private static let origins = [0, -0.25, 0.3, -7.5, 5]

    /// Enough pixels for all of the picture, and two beyond it.
    private func count(_ axis: Reduction, covering pixels: Int) -> Int {
        Int((Double(pixels) - axis.origin) / axis.step) + 2
    }

    private func check(
        _ picture: TestPicture, _ x: Reduction, _ y: Reduction, lanes: [any PixelLanes.Type] = everyLanes
    ) {
        let (width, height) = (count(x, covering: picture.width), count(y, covering: picture.height))
        let reference = ReductionReference(picture: picture, x: x, y: y)
        let single = picture.reduced(x: x, y: y, width: width, height: height, lanes: Float.self)
        for row in 0..<height {
            let floats = single.floats(row: row)
            for column in 0..<width {
                let expected = reference.color(column, row)
                for channel in 0..<4 {
                    let found = Double(floats[4 * column + channel])
                    guard abs(found - expected[channel]) <= reference.tolerance else {
                        Issue.record("\(x), \(y): \(found), not \(expected[channel]), in (\(column), \(row))")
                        return
                    }
                }
            }
        }
        for lanes in lanes {
            let bands = [0..<height / 3, height / 3..<height]
            let wide = picture.reduced(x: x, y: y, width: width, height: height, bands: bands, lanes: lanes)
            wide.expect(equals: single, "\(x), \(y), \(lanes)", at: #_sourceLocation)
            #expect(wide.gapsAreUntouched)
        }
    }

    private func noise(_ width: Int, _ height: Int, _ codec: AnyCodec) -> TestPicture {
        let picture = TestPicture(width: width, height: height, codec: codec)
        var noise = Noise()
        picture.fill { _, _, _ in Float.random(in: 0...1, using: &noise) }
        return picture
    }

    @Test(arguments: AnyCodec.all, steps)
    func isTheAverageByArea(codec: (name: String, codec: AnyCodec), step: Double) {
        for (index, origin) in Self.origins.enumerated() {
            // The other axis goes another way.
            let other = Reduction(
                origin: Self.origins[(index + 2) % Self.origins.count], step: Self.steps[index])
            check(noise(37, 23, codec.codec), Reduction(origin: origin, step: step), other)
        }
        check(noise(5, 1, codec.codec), Reduction(origin: -0.5, step: step), .identity)
    }

    /// More columns than there is room for at once, in the source, in the destination, and in one pixel.
    @Test(arguments: [1, 1.25, 3.7, 511, 513, 600])
    func widePictures(step: Double) {
        for codec in [AnyCodec.bytes(.bgra), .floats(FloatCodec())] {
            check(
                noise(1301, 2, codec), Reduction(origin: -0.25, step: step), Reduction(origin: 0, step: 2),
                lanes: [Lanes4.self, Lanes16.self])
        }
    }

    /// Of one colour nothing else comes out, whatever the areas: to the bit, and so to the byte.
    @Test(arguments: steps)
    func oneColorStays(step: Double) {
        for origin in [0, 0.3] {
            let axis = Reduction(origin: origin, step: step)
            let (width, height) = (41, 39)
            let (columns, rows) = (Int((41 - origin) / step), Int((39 - origin) / step))
            guard columns > 0, rows > 0 else { continue }
            for (_, codec) in AnyCodec.all {
                let picture = TestPicture(width: width, height: height, codec: codec)
                picture.fill { _, _, channel in [1, 0.1, 1 / 3, 0x1.fffffep-3][channel] }
                let result = picture.reduced(x: axis, y: axis, width: columns, height: rows, lanes: Lanes8.self)
                let stored = codec.load(picture.address(0), as: Float.self)
                let expected = [stored.r, stored.g, stored.b, stored.a].map { $0 * codec.unit }
                for row in 0..<rows {
                    let floats = result.floats(row: row)
                    #expect(floats.indices.allSatisfy { floats[$0] == expected[$0 % 4] }, "\(codec), \(axis)")
                }
            }
        }
    }

    /// Every number keeps its bits, those of −0 too, but for NaNs, which are one.
    @Test(arguments: AnyCodec.all)
    func identityIsExact(codec: (name: String, codec: AnyCodec)) {
        let picture = TestPicture(width: 37, height: 9, codec: codec.codec)
        var noise = Noise()
        picture.fill { _, _, _ in
            [-0.0, .nan, -.infinity, 0.1, 3e38, Float(bitPattern: 0xFFC1_2345)].randomElement(using: &noise)
                ?? 0
        }
        let expected = TestPicture(width: 37, height: 9, codec: .floats(FloatCodec()))
        for row in 0..<9 {
            for column in 0..<37 {
                let address = picture.address(row) + column * codec.codec.bytesPerPixel
                let color = codec.codec.load(address, as: Float.self) * codec.codec.unit
                FloatCodec().store(color, to: expected.address(row) + column * 16)
            }
        }
        for lanes in everyLanes {
            picture.reduced(x: .identity, y: .identity, width: 37, height: 9, lanes: lanes)
                .expect(equals: expected, "\(lanes)", at: #_sourceLocation)
        }
    }

    /// A pixel that is no number makes those NaN that it has a part in, and no others: where boundaries are meant to
    /// fall between pixels, rounding does not spread it.
    @Test(arguments: [1, 1.1, 1.5, 2, 3.3, 5], [0, 0.3, -1.1])
    func notANumberStaysWhereItCounts(step: Double, origin: Double) {
        let picture = TestPicture(width: 37, height: 35, codec: .floats(FloatCodec()))
        let bad = (column: 11, row: 22)
        picture.fill { column, row, _ in
            column == bad.column && row == bad.row ? Float(bitPattern: 0xFFC1_2345) : 0.5
        }
        let axis = Reduction(origin: origin, step: step)
        let (width, height) = (count(axis, covering: 37), count(axis, covering: 35))
        func counts(_ pixel: Int, _ source: Int, _ count: Int) -> Bool {
            ReductionReference.shares(pixel, along: axis, count: count).contains { $0.index == source }
        }
        for lanes in everyLanes {
            let result = picture.reduced(x: axis, y: axis, width: width, height: height, lanes: lanes)
            for row in 0..<height {
                for (index, number) in result.floats(row: row).enumerated() {
                    let isBad = counts(index / 4, bad.column, 37) && counts(row, bad.row, 35)
                    guard isBad ? number.bitPattern == Float.nan.bitPattern : number.isFinite else {
                        Issue.record("\(number) in (\(index / 4), \(row))")
                        return
                    }
                }
            }
        }
    }

    /// Differences of infinities are NaN, which one of all depends on the processor.
    @Test(arguments: [(2, 1), (1, 2), (1.5, 1.5)])
    func infinitiesMakeOneNaN(steps: (x: Double, y: Double)) {
        let picture = TestPicture(width: 6, height: 6, codec: .floats(FloatCodec()))
        picture.fill { _, _, channel in channel % 2 == 0 ? .infinity : -.infinity }
        let (x, y) = (Reduction(origin: 0, step: steps.x), Reduction(origin: 0, step: steps.y))
        for lanes in everyLanes {
            let result = picture.reduced(x: x, y: y, width: 3, height: 3, lanes: lanes)
            let floats = (0..<3).flatMap { result.floats(row: $0) }
            #expect(floats.allSatisfy { $0.bitPattern == Float.nan.bitPattern })
        }
    }

    private static let numbers: [Double] = [
        0, 1, -1, 3, 1e-300, -1e-300, 1e18, -1e18, 1e300, -1e300, .infinity, -.infinity, .nan, 0x1p-1074,
    ]

    /// Whatever the numbers, nothing is read from outside and nothing but averages comes out.
    @Test(arguments: numbers)
    func anyNumbers(step: Double) {
        let picture = noise(19, 17, .bytes(.rgba))
        for origin in Self.numbers {
            let axis = Reduction(origin: origin, step: step)
            for (x, y) in [(axis, .identity), (.identity, axis), (axis, axis)] as [(Reduction, Reduction)] {
                let result = picture.reduced(x: x, y: y, width: 5, height: 4, lanes: Lanes4.self)
                let floats = (0..<4).flatMap { result.floats(row: $0) }
                #expect(floats.allSatisfy { $0 >= 0 && $0 <= 1 }, "\(axis)")
                guard !step.isFinite || !origin.isFinite || step <= 0 else { continue }
                #expect(floats.allSatisfy { $0 == 0 }, "\(axis)")
            }
        }
    }

    /// Nothing is read where nothing counts: what is not there cannot spoil the clear pixels around.
    @Test func outsideIsClear() {
        let picture = TestPicture(width: 8, height: 8, codec: .floats(FloatCodec()))
        picture.fill { _, _, _ in .nan }
        for origin in [-100.0, -2, 8, 9.5, 1e9] {
            let axis = Reduction(origin: origin, step: 1)
            for (x, y) in [(axis, .identity), (.identity, axis)] as [(Reduction, Reduction)] {
                let result = picture.reduced(x: x, y: y, width: 2, height: 2, lanes: Lanes16.self)
                #expect(result.rows.joined().allSatisfy { $0 == 0 }, "\(origin)")
            }
        }
    }
}
