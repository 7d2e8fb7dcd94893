import ShaderKernels
import Testing

/// The kernels whose pixels change behind an edge that runs along a coordinate of their own: pictures of 32×64 points, whose
/// places are exact in binary.
@Suite("Kernels behind fronts")
struct FrontKernelTests {
    private static let size = Size(width: 32, height: 64)
    private static let progresses = Array(stride(from: Float(0), through: 1, by: 0.125))

    private func eased(_ share: Double) -> Double {
        let t = min(max(share, 0), 1)
        return t * t * (3 - 2 * t)
    }

    /// Where the coordinate is f: at σ·½ behind the edge's foremost place the share is a half.
    private func front(_ f: Double, _ t: Float, softness: Double) -> Double {
        eased((f + (1 + softness) * Double(t) - 1) / softness)
    }

    @Test func softWipesAreAsSoftAsTheyAreAsked() {
        for t in Self.progresses {
            for softness in [0.25, 0.5, 1, 2] {
                for column in 0..<32 {
                    let x = Double(column) + 0.5
                    let wipe = Wipe(x: .backward, progress: Double(t), size: Self.size, softness: softness)
                    #expect(Double(share(wipe, Float(x), 9)) == front(x / 32, t, softness: softness))
                }
            }
        }
    }

    /// Hyperbolas around each corner: f is the product of what is left of both ways.
    @Test func diagonalsAreXfades() {
        for t in Self.progresses {
            for (column, row) in [(4, 16), (12, 16), (20, 48), (28, 48), (12, 32)] as [(Float, Float)] {
                let (x, y) = (Double(column) / 32, Double(row) / 64)
                let corners: [(Wipe.Heading, Wipe.Heading, Double)] = [
                    (.backward, .backward, x * y), (.forward, .backward, (1 - x) * y),
                    (.backward, .forward, x * (1 - y)), (.forward, .forward, (1 - x) * (1 - y)),
                ]
                for (horizontal, vertical, f) in corners {
                    let wipe = DiagonalWipe(x: horizontal, y: vertical, progress: t, size: Self.size)
                    #expect(Double(share(wipe, column, row)) == front(f, t, softness: 1))
                }
            }
        }
    }

    /// How much of a pixel's extent, d ± ½, lies in the open parts [k·W, k·W + s·W] of slices.
    private func openShare(at distance: Double, width: Double, open: Double) -> Double {
        (-1...9).map { slice in
            let start = Double(slice) * width
            return max(0, min(distance + 0.5, start + open) - max(distance - 0.5, start))
        }.reduce(0, +)
    }

    /// Eight slices of four columns, and of eight rows; all numbers here are exact.
    @Test func slicesShareTheirPixels() {
        for t in Self.progresses {
            for column in 0..<32 {
                let f = (Double(column) + 0.5) / 32
                let open = front(f, t, softness: 0.5) * 4
                let expected = openShare(at: f * 32, width: 4, open: open)
                let toLeft = Slices(.backward, isVertical: false, count: 8, progress: t, size: Self.size)
                let toRight = Slices(.forward, isVertical: false, count: 8, progress: t, size: Self.size)
                #expect(Double(share(toLeft, Float(column) + 0.5, 9)) == expected)
                #expect(Double(share(toRight, 31.5 - Float(column), 9)) == expected)
                let down = Slices(.forward, isVertical: true, count: 8, progress: t, size: Self.size)
                let tall = openShare(at: f * 64, width: 8, open: front(f, t, softness: 0.5) * 8)
                #expect(Double(share(down, 9, 63 - 2 * Float(column))) == tall)
            }
        }
    }

    /// Five slices of 6.4 columns, which begin and end within pixels. A place of up to 32 has a rounding or two, and so have
    /// the four distances from it.
    @Test func slicesEndWithinPixels() {
        for t in Self.progresses {
            for column in 0..<32 {
                let f = (Double(column) + 0.5) / 32
                let slices = Slices(.backward, isVertical: false, count: 5, progress: t, size: Self.size)
                let expected = openShare(at: f * 32, width: 6.4, open: front(f, t, softness: 0.5) * 6.4)
                #expect(abs(Double(share(slices, Float(column) + 0.5, 9)) - expected) <= 8 * 32 * 0x1p-24)
            }
        }
    }

    /// Off a slice's edges a pixel has changed where xfade says so: where s is above the fraction of ten times the way.
    @Test func slicesAreXfades() {
        let size = Size(width: 400, height: 30)
        for t in Self.progresses {
            let slices = Slices(.backward, isVertical: false, progress: t, size: size)
            for column in 0..<400 {
                let f = (Double(column) + 0.5) / 400
                let place = 10 * f - (10 * f).rounded(.down)
                let open = front(f, t, softness: 0.5)
                guard (0.0126...0.9874).contains(place), abs(open - place) > 0.0126 else { continue }
                #expect(share(slices, Float(column) + 0.5, 3) == (open > place ? 1 : 0), "\(t): \(column)")
            }
        }
    }

    /// Slices of less than a pixel are as wide as one: what there is then is a soft wipe.
    @Test func slicesHaveAPixelAtLeast() {
        for count in [32, 1000, .max] {
            for column in 0..<32 {
                let x = Double(column) + 0.5
                let slices = Slices(
                    .backward, isVertical: false, count: count, progress: 0.5, size: Self.size)
                #expect(
                    Double(share(slices, Float(x), 9))
                        == openShare(
                            at: 0.5, width: 1, open: front(x / 32, 0.5, softness: 0.5)))
            }
        }
        for count in [Int.min, -1, 0, 1] {
            let one = Slices(.backward, isVertical: false, count: count, progress: 0.5, size: Self.size)
            #expect(share(one, 31.5, 9) == 1 && share(one, 0.5, 9) == 0)
        }
    }

    /// Lines of which each has its own number r: share = smoothstep(0, 1, (1.2·t − 0.8·x − 0.2·r)/0.2), with x from the side
    /// at which it begins. What r must be for a share is the same all along a line, and what `Dissolve` has for it.
    @Test func windIsXfades() {
        func inverse(_ share: Double) -> Double {
            var (low, high) = (0.0, 1.0)
            for _ in 0..<40 {
                let middle = (low + high) / 2
                if eased(middle) < share { low = middle } else { high = middle }
            }
            return low
        }
        var numbers: [Double] = []
        for row in 0..<256 {
            let size = Size(width: 64, height: 256)
            let y = Float(row) + 0.5
            for t in [0.25, 0.5, 0.75] as [Float] {
                let wind = Wind(.forward, isVertical: false, progress: t, size: size)
                let upwards = Wind(
                    .backward, isVertical: true, progress: t, size: Size(width: 256, height: 64))
                let shares = (0..<64).map { Double(share(wind, Float($0) + 0.5, y)) }
                #expect(shares == shares.sorted(by: >))
                #expect(shares == (0..<64).map { Double(share(upwards, y, 63.5 - Float($0))) })
                for (column, share) in shares.enumerated() where (0.1...0.9).contains(share) {
                    let x = (Double(column) + 0.5) / 64
                    numbers.append((1.2 * Double(t) - 0.8 * x) / 0.2 - inverse(share))
                    let number = Float(numbers.last ?? 0)
                    // In ten roundings of numbers up to 6.
                    let bound: Float = 60 * 0x1p-24
                    #expect(ShaderKernelsTests.share(Dissolve(share: number + bound), 0.5, y) == 1)
                    #expect(ShaderKernelsTests.share(Dissolve(share: number - bound), 0.5, y) == 0)
                }
            }
        }
        #expect(numbers.count > 256)
    }

    @Test func seedsAreOtherOrders() {
        func order(_ seed: UInt32) -> [Float] {
            (0..<4096).map { share(Dissolve(share: 0.5, seed: seed), Float($0 % 64), Float($0 / 64)) }
        }
        let orders = [0, 1, 2, .max].map { order($0) }
        #expect(order(1) == orders[1])
        for (first, second) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
            let same = zip(orders[first], orders[second]).count { $0 == $1 }
            // Half of them, within 5 standard deviations.
            #expect(abs(same - 2048) <= 160)
        }
    }
}
