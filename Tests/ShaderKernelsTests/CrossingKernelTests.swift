import ShaderKernels
import Testing

/// The kernels that crossings are made of, of a picture of 40×30 points.
@Suite("Crossing kernels")
struct CrossingKernelTests {
    private static let size = Size(width: 40, height: 30)
    private static let progresses: [Float] = [0, 1e-30, 0.1, 0.25, 0.5, 0.6, 0.75, 1]
    private static let strange: [Float] = [-1, .nan, .infinity, -.infinity, 1e30, -0.0]

    private static func kernels(_ t: Float, size: Size = size, scale: Float = 1) -> [any CompositingKernel] {
        let progress = Double(t)
        return [
            CrossFade(share: t), CrossFade(through: Color(red: 0.2, green: 0.4, blue: 0.6), progress: t),
            GrayFade(progress: t), DistanceFade(progress: t), Dissolve(share: t, scale: scale),
            Sweep(progress: t, size: size),
            Wipe(x: .backward, progress: progress, size: size, scale: scale),
            Wipe(x: .forward, y: .backward, progress: progress, size: size, scale: scale),
            Wipe(y: .forward, progress: progress, size: size, isSoft: true, scale: scale),
            Iris(.circle, opens: true, progress: t, size: size),
            Iris(.circle, opens: false, progress: t, size: size),
            Iris(.verticalSlit, opens: true, progress: t, size: size),
            Iris(.horizontalSlit, opens: false, progress: t, size: size),
            Crop(isRound: true, progress: progress, size: size, color: .white, scale: scale),
            Crop(isRound: false, progress: progress, size: size, scale: scale),
            Squeeze(isVertical: true, extent: progress, size: size, scale: scale),
            Squeeze(isVertical: false, extent: progress, size: size, scale: scale),
        ]
    }

    /// How much there is of a white top over black, which both are opaque.
    private func share(_ kernel: some CompositingKernel, _ x: Float, _ y: Float) -> Float {
        kernel.color(at: Point(x, y), of: RGBA(1, 1, 1, 1), over: RGBA(0, 0, 0, 1)).r
    }

    @Test func keepTheLaws() {
        for t in [0.25, 1e30, .nan] as [Float] {
            for kernel in Self.kernels(t) { checkKernelLaws(kernel) }
        }
        for length in [0, 1e30, .nan] {
            for kernel in Self.kernels(0.5, size: Size(width: length, height: 30), scale: 2) {
                checkKernelLaws(kernel)
            }
        }
    }

    /// As ``BuiltInCompositing`` too, and whatever the progress is, pictures of finite colours have finite ones.
    @Test func areBuiltInAndFinite() {
        let (top, bottom) = (RGBA<Float>(0.1, 0.2, 0.3, 0.4), RGBA<Float>(0.5, 0.25, 0.125, 0.75))
        for t in Self.progresses + Self.strange {
            for kernel in Self.kernels(t) {
                for (x, y) in [(0.5, 0.5), (20, 15), (39.5, 15.5)] as [(Float, Float)] {
                    let color = kernel.color(at: Point(x, y), of: top, over: bottom)
                    let builtIn = kernel.builtIn?.builtIn?.color(at: Point(x, y), of: top, over: bottom)
                    #expect(builtIn?.r == color.r && builtIn?.a == color.a)
                    let isFinite = [color.r, color.g, color.b, color.a].allSatisfy(\.isFinite)
                    #expect(isFinite, "\(kernel)")
                }
            }
        }
    }

    /// To the bit: at the ends, and of wipes also where the edge is elsewhere. What the other picture holds does not count,
    /// and be it infinite.
    @Test func endsAreExact() {
        let (color, other) = (RGBA<Float>(0.1, 0.7, 1e9, 0.3), RGBA<Float>(.infinity, .nan, 3, -1))
        let whole = Self.kernels(1).prefix(13).filter { !($0 is DistanceFade || $0 is GrayFade) }
        for kernel in whole {
            let end = kernel.color(at: Point(7.5, 3.5), of: color, over: other)
            #expect([end.r, end.g, end.b, end.a] == [0.1, 0.7, 1e9, 0.3], "\(kernel)")
        }
        let outset = Self.kernels(0).prefix(13).filter { !($0 is DistanceFade || $0 is GrayFade) }
        for kernel in outset {
            let start = kernel.color(at: Point(7.5, 3.5), of: other, over: color)
            #expect([start.r, start.g, start.b, start.a] == [0.1, 0.7, 1e9, 0.3], "\(kernel)")
        }
        let wipe = Wipe(x: .forward, progress: 0.5, size: Self.size)
        #expect(wipe.color(at: Point(19.5, 3.5), of: color, over: other).b == 1e9)
        #expect(wipe.color(at: Point(20.5, 3.5), of: other, over: color).b == 1e9)
    }

    /// A hard edge shares the pixel that it runs through, by halves, quarters and eighths of it.
    @Test func hardEdgesShareAPixel() {
        for (place, expected) in [(10, 0), (10.25, 0.25), (10.5, 0.5), (10.875, 0.875), (11, 1)]
            as [(Double, Float)]
        {
            let right = Wipe(x: .forward, progress: place / 40, size: Self.size)
            #expect(
                share(right, 10.5, 3) == expected && share(right, 9.5, 3) == 1 && share(right, 11.5, 3) == 0)
            let left = Wipe(x: .backward, progress: 1 - place / 40, size: Self.size)
            #expect(share(left, 10.5, 3) == 1 - expected && share(left, 9.5, 3) == 0)
        }
        // Two pixels a point: the edge at 10¼ points is in the middle of the pixel from 10 to 10½.
        let dense = Wipe(x: .forward, progress: 10.25 / 40, size: Self.size, scale: 2)
        #expect(share(dense, 10.25, 3) == 0.5 && share(dense, 9.75, 3) == 1 && share(dense, 10.75, 3) == 0)
    }

    @Test func cornersKeepARectangle() {
        let wipe = Wipe(x: .backward, y: .backward, progress: 0.5, size: Self.size)
        #expect(share(wipe, 19.5, 14.5) == 0 && share(wipe, 20.5, 14.5) == 1)
        #expect(share(wipe, 19.5, 15.5) == 1 && share(wipe, 20.5, 15.5) == 1)
        // In a pixel with half of each edge a quarter is left.
        let corner = Wipe(x: .backward, y: .backward, progress: 0.5, size: Size(width: 41, height: 31))
        #expect(share(corner, 20.5, 15.5) == 0.75)
    }

    /// xfade's smoothleft: smoothstep(0, 1, x/w + 2t − 1), all of whose numbers are exact in 64ths.
    @Test func softEdgesAreXfades() {
        func eased(_ t: Double) -> Double {
            let t = min(max(t, 0), 1)
            return t * t * (3 - 2 * t)
        }
        let size = Size(width: 32, height: 64)
        for t in stride(from: 0, through: 1, by: 0.125) {
            for step in 0..<32 {
                let part = (Double(step) + 0.5) / 32
                let left = Wipe(x: .backward, progress: t, size: size, isSoft: true)
                #expect(Double(share(left, Float(step) + 0.5, 9)) == eased(part + 2 * t - 1))
                let down = Wipe(y: .forward, progress: t, size: size, isSoft: true)
                #expect(Double(share(down, 9, Float(step) * 2 + 1)) == eased(2 * t - part))
                let opening = Iris(.verticalSlit, opens: true, progress: Float(t), size: size)
                #expect(Double(share(opening, Float(step) + 0.5, 9)) == eased(2 * t - abs(2 * part - 1)))
                let closing = Iris(.horizontalSlit, opens: false, progress: Float(t), size: size)
                #expect(
                    Double(share(closing, 9, Float(step) * 2 + 1)) == eased(2 * t - 1 + abs(2 * part - 1)))
            }
        }
    }

    /// In a picture of 30×40 half of the diagonal is 25, and (16 − 15, 20 − 20)·… lie at whole distances.
    @Test func circlesAreXfades() {
        let size = Size(width: 30, height: 40)
        let distances: [(x: Float, y: Float, distance: Float)] = [
            (15, 20, 0), (22.5, 30, 0.5), (0, 0, 1), (18, 24, 0.2),
        ]
        for t: Float in [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1] {
            let open = Iris(.circle, opens: true, progress: t, size: size)
            let close = Iris(.circle, opens: false, progress: t, size: size)
            for (x, y, distance) in distances {
                // A distance has 4 roundings of numbers up to 1, the offset 2 of numbers up to 3, and smoothstep is never
                // steeper than 3/2, with 3 roundings of its own up to 1 and one up to 3.
                let bound: Float = (1.5 * (4 + 2 * 4) + 3 + 4) * 0x1p-24
                #expect(abs(share(open, x, y) - smoothstep(0, 1, 3 * t - 0.5 - distance)) <= bound)
                #expect(abs(share(close, x, y) - smoothstep(0, 1, 3 * t - 1.5 + distance)) <= bound)
            }
        }
    }

    @Test func cropsCloseAndOpen() {
        // A quarter of the way r is ½: the rectangle is half as large, the circle has an eighth of half of the diagonal, 25.
        let rectangle = Crop(isRound: false, progress: 0.25, size: Self.size)
        #expect(share(rectangle, 0, 0) == 0)  // black all over
        let white = Crop(isRound: false, progress: 0.25, size: Self.size, color: .white)
        #expect(share(white, 10.5, 15) == 0 && share(white, 9.5, 15) == 1 && share(white, 20, 7.5) == 0.5)
        #expect(share(white, 9.5, 7.5) == 1 && share(white, 10, 7.5) == 0.75)
        let circle = Crop(isRound: true, progress: 0.25, size: Self.size, color: .white)
        #expect(share(circle, 22, 15) == 0 && share(circle, 24, 15) == 1 && share(circle, 20, 18.125) == 0.5)
        // The second half shows the top.
        let opening = Crop(isRound: false, progress: 0.75, size: Self.size)
        #expect(share(opening, 20, 15) == 1 && share(opening, 9.5, 15) == 0)
        // In the middle of the time there is nothing, and soon after less than a pixel.
        for isRound in [true, false] {
            let nothing = Crop(isRound: isRound, progress: 0.5, size: Self.size, color: .white)
            #expect(share(nothing, 20, 15) == 1)
            let dot = Crop(isRound: isRound, progress: 0.5 + 0x1p-10, size: Self.size)
            #expect(share(dot, 20, 15) > 0 && share(dot, 20, 15) < 0.01)
        }
    }

    /// A clock's hand: after a quarter of the time it has been past one o'clock, not yet at four; and so on.
    @Test func theHandGoesClockwise() {
        let hours: [(x: Float, y: Float)] = [
            (21, 1), (39, 14), (39, 16), (21, 29), (19, 29), (1, 16), (1, 14), (19, 1),
        ]
        for t in stride(from: Float(0), through: 1, by: 0x1p-5) {
            let shares = hours.map { share(Sweep(progress: t, size: Self.size), $0.x, $0.y) }
            #expect(shares == shares.sorted(by: >), "\(t): \(shares)")
        }
        let sweep = Sweep(progress: 0.5, size: Self.size)
        #expect(hours.map { share(sweep, $0.x, $0.y) }.prefix(3) == [1, 1, 1])
        #expect(hours.map { share(sweep, $0.x, $0.y) }.suffix(2) == [0, 0])
    }

    /// Of 2¹⁶ pixels as many have changed as there should have, within 5 standard deviations of a fair draw, and those that
    /// have changed never change back.
    @Test func pixelsDissolve() {
        let count = 1 << 8
        var previous = Array(repeating: Float(0), count: count * count)
        for t: Float in [0, 0.01, 0.1, 0.5, 0.9, 1] {
            let kernel = Dissolve(share: t)
            let pixels = (0..<count * count).map {
                share(kernel, Float($0 % count) + 0.5, Float($0 / count) + 0.5)
            }
            #expect(zip(previous, pixels).allSatisfy { $0 <= $1 })
            #expect(Set(pixels).isSubset(of: [0, 1]))
            let deviation = (Float(count * count) * t * (1 - t)).squareRoot()
            #expect(abs(pixels.reduce(0, +) - Float(count * count) * t) <= 5 * deviation)
            previous = pixels
        }
    }

    /// Neighbours know nothing of each other: of pairs side by side, or one below the other, a quarter has changed at ½.
    @Test(arguments: [(1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (1, -1)])
    func dissolvingLeavesNoPattern(dx: Int, dy: Int) {
        let kernel = Dissolve(share: 0.5)
        var both: Float = 0
        for y in 1...256 {
            for x in 1...256 {
                both +=
                    share(kernel, Float(x) + 0.5, Float(y) + 0.5)
                    * share(kernel, Float(x + dx) + 0.5, Float(y + dy) + 0.5)
            }
        }
        // 2¹⁶ pairs, of which ¼ is 16384; pairs that share a pixel make the variance a little larger than ¼·¾ of them, at
        // most twice.
        #expect(abs(both - 16384) <= 5 * (2 * 65536 * 3 / 16 as Float).squareRoot())
    }

    /// By pixels, whatever the scale: the pixels of a picture with two pixels a point are those of a larger one.
    @Test func dissolvingCountsPixels() {
        let (one, two) = (Dissolve(share: 0.5), Dissolve(share: 0.5, scale: 2))
        for index in 0..<400 {
            let (x, y) = (Float(index % 20) + 0.5, Float(index / 20) + 0.5)
            #expect(share(one, x, y) == share(two, x / 2, y / 2))
        }
    }

    @Test func farColorsGoFirst() {
        let (red, green) = (RGBA<Float>(1, 0, 0, 1), RGBA<Float>(0, 1, 0, 1))
        func channel(_ t: Float, _ top: RGBA<Float>, _ bottom: RGBA<Float>) -> Float {
            DistanceFade(progress: t).color(at: Point(0, 0), of: top, over: bottom).r
        }
        // Red and green are √⅔ = 0.8165 apart, white and black 1.
        #expect(channel(0.125, red, green) == 0.125 && channel(0.1875, red, green) == 1)
        #expect(channel(0.0625, RGBA(1, 1, 1, 1), RGBA(0, 0, 0, 1)) == 1)
        #expect(channel(0.0625, RGBA(0.5, 0, 0, 1), RGBA(0, 0, 0, 1)) == 0.03125)
    }

    /// In the first fifth colours go, and the second picture's have come when a fifth of the time is left.
    @Test func graysBetween() {
        let (red, blue) = (RGBA<Float>(0.75, 0, 0, 1), RGBA<Float>(0, 0, 0.75, 1))
        let middle = GrayFade(progress: 0.2).color(at: Point(0, 0), of: red, over: red)
        let eased: Float = 0.25 * 0.25 * (3 - 0.5)
        // 0.2·(¼·(1 − eased) + ¾·eased) + 0.8·¼, with a handful of roundings of numbers below 1.
        #expect(abs(middle.r - (0.2 * (0.25 + 0.5 * eased) + 0.8 * 0.25)) <= 8 * 0x1p-24)
        let late = GrayFade(progress: 0.8).color(at: Point(0, 0), of: blue, over: red)
        #expect(abs(late.b - (0.8 * 0.75 + 0.2 * 0.25)) <= 8 * 0x1p-24)
        #expect(abs(late.r - 0.2 * 0.25) <= 8 * 0x1p-24 && late.a == 1)
    }

    @Test func throughAColor() {
        let (red, blue) = (RGBA<Float>(1, 0, 0, 1), RGBA<Float>(0, 0, 1, 1))
        func color(_ t: Float) -> RGBA<Float> {
            CrossFade(through: Color(red: 0, green: 1, blue: 0), progress: t).color(
                at: Point(0, 0), of: blue, over: red)
        }
        // Halfway into the first fifth: (1 − t)·½ of red, t·smoothstep(⅛) of blue, the rest green. A dozen roundings.
        let early = color(0.1)
        let blueShare: Float = 0.1 * 0.125 * 0.125 * (3 - 0.25)
        #expect(abs(early.r - 0.45) <= 12 * 0x1p-24 && abs(early.b - blueShare) <= 12 * 0x1p-24)
        #expect(abs(early.g - (0.55 - blueShare)) <= 12 * 0x1p-24 && early.a == 1)
        #expect(color(0.3).r == 0 && abs(color(0.9).b - 0.9) <= 12 * 0x1p-24)
    }

    @Test func nothingIsLostInASqueeze() {
        // Half as wide, from 10 to 30; the first picture is there as far as it is opaque.
        let squeeze = Squeeze(isVertical: false, extent: 0.5, size: Self.size)
        func red(_ x: Float, _ bottom: Float) -> Float {
            squeeze.color(at: Point(x, 3), of: RGBA(1, 1, 1, 1), over: RGBA(0, 0, 0, bottom)).a
        }
        #expect(red(9.5, 0) == 1 && red(10.5, 0.25) == 0.25 && red(29.5, 1) == 1 && red(30.5, 0) == 1)
        #expect(red(10, 0.5) == 1)
    }
}
