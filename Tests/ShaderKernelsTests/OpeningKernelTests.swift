import ShaderKernels
import Testing

/// Crossings around a place that is not the middle, and with edges of any softness.
@Suite("Kernels of openings")
struct OpeningKernelTests {
    /// Its diagonal is 50.
    private static let size = Size(width: 30, height: 40)

    /// Halfway in time, half of the edge is halfway to the farthest place, however soft it is.
    @Test(arguments: [0, 0.125, 0.5, 1, 4])
    func edgesAreHalfwayInTheMiddle(softness: Double) {
        func iris(_ opening: Iris.Opening, _ opens: Bool, _ t: Float) -> Iris {
            Iris(opening, opens: opens, progress: t, size: Self.size, softness: softness, center: .topLeading)
        }
        for opens in [true, false] {
            let (circle, sides, ends) = (
                iris(.circle, opens, 0.5), iris(.verticalSlit, opens, 0.5), iris(.horizontalSlit, opens, 0.5)
            )
            // Three roundings of numbers of up to 50, in widths of a pixel's edge, and smoothstep is never steeper than 3/2.
            let bound: Float = 1.5 * 3 * 50 * 0x1p-24
            #expect(abs(share(circle, 15, 20) - 0.5) <= bound)
            #expect(abs(share(sides, 15, 7) - 0.5) <= bound && abs(share(ends, 7, 20) - 0.5) <= bound)
            let inside = share(circle, 12, 16)
            #expect(opens ? inside > 0.5 : inside < 0.5)
        }
        // It has not begun before a sixth of the time, and is over a sixth before its end.
        for t in [0, 0.16] as [Float] {
            #expect(share(iris(.circle, true, t), 0, 0) == 0 && share(iris(.circle, false, t), 30, 40) == 0)
        }
        for t in [0.84, 1] as [Float] {
            #expect(share(iris(.circle, true, t), 30, 40) == 1 && share(iris(.circle, false, t), 0, 0) == 1)
        }
    }

    /// Without softness an edge is as wide as a pixel, also of two pixels a point.
    @Test func hardEdgesAreAPixelWide() {
        for scale in [1, 2] as [Float] {
            let slit = Iris(
                .verticalSlit, opens: true, progress: 0.5, size: Self.size, softness: 0, center: .leading,
                scale: scale)
            #expect(share(slit, 15 - 0.5 / scale, 7) == 1 && share(slit, 15 + 0.5 / scale, 7) == 0)
            #expect(share(slit, 15 - 0.25 / scale, 7) > 0.5 && share(slit, 15 - 0.25 / scale, 7) < 1)
        }
    }

    @Test func cropsCloseAroundAnyPlace() {
        // A quarter of the way r is ½: half of 30 and 40, an eighth of 50.
        let rectangle = Crop(
            isRound: false, progress: 0.25, size: Self.size, color: .white, center: .topLeading)
        #expect(share(rectangle, 14.5, 19.5) == 0 && share(rectangle, 15.5, 9) == 1)
        #expect(share(rectangle, 9, 20.5) == 1 && share(rectangle, 15, 9) == 0.5)
        let circle = Crop(
            isRound: true, progress: 0.25, size: Self.size, color: .white, center: .bottomTrailing)
        #expect(share(circle, 30, 40 - 6.25) == 0.5 && share(circle, 30, 35) == 0 && share(circle, 30, 33) == 1)
    }

    /// The hand goes round the corner, and a quarter of a turn is all that there is of it: from six o'clock to three there is
    /// nothing.
    @Test func theHandGoesRoundAnyPlace() {
        func sweep(_ t: Float, _ softness: Double) -> Sweep {
            Sweep(progress: t, size: Self.size, softness: softness, center: .topLeading)
        }
        // From three o'clock, ¼ of a turn, to six; with an edge of a quarter, 1.25·t is where it ends.
        #expect(share(sweep(0.3, 0.25), 20, 20) == 0 && share(sweep(0.5, 0.25), 20, 20) == 1)
        #expect(share(sweep(0.4, 0.25), 20, 20) == 0.5)
        // A hard one is a pixel wide at the farthest corner, 50 away.
        let pixel: Float = 1 / (2 * .pi * 50)
        #expect(share(sweep((0.375 - pixel) / (1 + pixel), 0), 20, 20) == 0)
        #expect(share(sweep((0.375 + 2 * pixel) / (1 + pixel), 0), 20, 20) == 1)
    }

    /// Whatever the place and the softness are, pictures of finite colours have finite ones.
    @Test(arguments: [0, -1, 1e300, -1e300, .infinity, -.infinity, .nan])
    func nothingIsInfinite(number: Double) {
        let (size, center) = (Self.size, UnitPoint(x: number, y: -number))
        for t in [0, 0.5, 1] as [Float] {
            let kernels: [any CompositingKernel] = [
                Iris(.circle, opens: true, progress: t, size: size, softness: number, center: center),
                Iris(.verticalSlit, opens: false, progress: t, size: size, softness: number, center: center),
                Iris(.horizontalSlit, opens: true, progress: t, size: size, softness: number, center: center),
                Crop(isRound: true, progress: Double(t), size: size, center: center),
                Crop(isRound: false, progress: Double(t), size: size, center: center),
                Sweep(progress: t, size: size, softness: number, center: center),
                Wipe(x: .forward, y: .backward, progress: Double(t), size: size, softness: number),
                DiagonalWipe(x: .forward, y: .forward, progress: t, size: size, softness: number),
                Slices(.backward, isVertical: true, progress: t, size: size, softness: number),
                Wind(.backward, isVertical: false, progress: t, size: size, softness: number),
            ]
            for kernel in kernels {
                for (x, y) in [(0.5, 0.5), (15, 20), (29.5, 39.5)] as [(Float, Float)] {
                    #expect((0...1).contains(share(kernel, x, y)), "\(kernel)")
                }
            }
        }
    }
}
