import ShaderKernels
import Testing

/// The kernels that crossings are made of, of a picture of 40×30 points.
@Suite("Crossing kernels")
struct CrossingKernelTests {
    private static let size = Size(width: 40, height: 30)
    private static let progresses: [Float] = [0, 1e-30, 0.1, 0.25, 0.5, 0.6, 0.75, 1]
    private static let strange: [Float] = [-1, .nan, .infinity, -.infinity, 1e30, -0.0]

    /// At their ends, these are one of their pictures whatever the other one is.
    private static func exactKernels(
        _ t: Float, size: Size = size, scale: Float = 1
    ) -> [any CompositingKernel] {
        let progress = Double(t)
        return [
            CrossFade(share: t), CrossFade(through: Color(red: 0.2, green: 0.4, blue: 0.6), progress: t),
            PacedFade(isFast: true, progress: t), PacedFade(isFast: false, progress: t),
            Dissolve(share: t, scale: scale), Dissolve(share: t, seed: 7, scale: scale),
            Sweep(progress: t, size: size, scale: scale),
            Sweep(progress: t, size: size, softness: 0, center: .topLeading, scale: scale),
            Wipe(x: .backward, progress: progress, size: size, scale: scale),
            Wipe(x: .forward, y: .backward, progress: progress, size: size, scale: scale),
            Wipe(y: .forward, progress: progress, size: size, softness: 1, scale: scale),
            Iris(.circle, opens: true, progress: t, size: size),
            Iris(.circle, opens: false, progress: t, size: size),
            Iris(.verticalSlit, opens: true, progress: t, size: size),
            Iris(.horizontalSlit, opens: false, progress: t, size: size),
            Iris(.circle, opens: true, progress: t, size: size, softness: 0, center: .bottom, scale: scale),
            DiagonalWipe(x: .backward, y: .forward, progress: t, size: size, scale: scale),
            Slices(.forward, isVertical: false, progress: t, size: size, scale: scale),
            Slices(.backward, isVertical: true, count: 3, progress: t, size: size, scale: scale),
            Wind(.backward, isVertical: false, progress: t, size: size, scale: scale),
            Wind(.forward, isVertical: true, progress: t, size: size, softness: 1, seed: 3, scale: scale),
        ]
    }

    private static func kernels(_ t: Float, size: Size = size, scale: Float = 1) -> [any CompositingKernel] {
        let progress = Double(t)
        return exactKernels(t, size: size, scale: scale) + [
            GrayFade(progress: t), DistanceFade(progress: t),
            Crop(isRound: true, progress: progress, size: size, color: .white, scale: scale),
            Crop(isRound: false, progress: progress, size: size, scale: scale),
            Squeeze(isVertical: true, extent: progress, size: size, scale: scale),
            Squeeze(isVertical: false, extent: progress, size: size, scale: scale),
        ]
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
        for kernel in Self.exactKernels(1) {
            let end = kernel.color(at: Point(7.5, 3.5), of: color, over: other)
            #expect([end.r, end.g, end.b, end.a] == [0.1, 0.7, 1e9, 0.3], "\(kernel)")
        }
        for kernel in Self.exactKernels(0) {
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
                let left = Wipe(x: .backward, progress: t, size: size, softness: 1)
                #expect(Double(share(left, Float(step) + 0.5, 9)) == eased(part + 2 * t - 1))
                let down = Wipe(y: .forward, progress: t, size: size, softness: 1)
                #expect(Double(share(down, 9, Float(step) * 2 + 1)) == eased(2 * t - part))
                let opening = Iris(.verticalSlit, opens: true, progress: Float(t), size: size)
                #expect(Double(share(opening, Float(step) + 0.5, 9)) == eased(2 * t - abs(2 * part - 1)))
                let closing = Iris(.horizontalSlit, opens: false, progress: Float(t), size: size)
                #expect(
                    Double(share(closing, 9, Float(step) * 2 + 1)) == eased(2 * t - 1 + abs(2 * part - 1)))
            }
        }
    }

    /// In a picture of 30×40 half of the diagonal is 25: these places are 0, ½, 1 and ⅕ of it from the middle.
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

    /// Places around the middle, from twelve o'clock on: what comes later never has more of the incoming picture.
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
