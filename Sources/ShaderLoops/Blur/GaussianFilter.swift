public import ShaderKernels

/// A Gaussian as a sum of two decaying oscillations, which can be convolved with at a cost that does not depend on
/// how wide it is: each is a recursion over one complex number.
///
///     g(n) = Re(c₁·p₁ⁿ + c₂·p₂ⁿ), n ≥ 0, and the same to the other side
///
/// Source of the four numbers: R. Deriche, Recursively implementing the Gaussian and its derivatives, INRIA 1893,
/// 1993; the worst error is 5·10⁻⁴ of the peak. One recursion of the fourth order, as it stands there, needs
/// double precision: its gain at rest is a difference of numbers that agree to σ⁻⁴. Complex ones of the first
/// order keep single precision for every σ.
@frozen
public struct GaussianFilter: Sendable {
    @usableFromInline let first: Pole
    @usableFromInline let second: Pole

    /// One oscillation.
    @frozen @usableFromInline
    struct Pole: Sendable {
        /// What it is multiplied by from pixel to pixel.
        @usableFromInline let re, im: Float
        /// Its share in what lies ahead, this pixel included.
        @usableFromInline let aheadRe, aheadIm: Float
        /// Its share in what lies behind.
        @usableFromInline let behindRe, behindIm: Float
    }

    /// - Parameter sigma: in pixels, above 0.
    public init(sigma: Double) {
        let p1 = Complex(decay: -1.783 / sigma, turn: 0.6318 / sigma)
        let p2 = Complex(decay: -1.723 / sigma, turn: 1.997 / sigma)
        let c1 = Complex(re: 1.68, im: -3.735)
        let c2 = Complex(re: -0.6803, im: 0.2598)
        // All weights add up to 1.
        let sum =
            (c1 / (Complex(re: 1, im: 0) - p1)).re + (c2 / (Complex(re: 1, im: 0) - p2)).re
            + (c1 * p1 / (Complex(re: 1, im: 0) - p1)).re + (c2 * p2 / (Complex(re: 1, im: 0) - p2)).re
        first = Pole(p1, weight: c1, sum: sum)
        second = Pole(p2, weight: c2, sum: sum)
    }

    /// What leaves everything as it is: a pass by it turns the picture, and nothing else.
    public static let none = GaussianFilter(
        first: Pole(re: 0, im: 0, aheadRe: 1, aheadIm: 0, behindRe: 0, behindIm: 0),
        second: Pole(re: 0, im: 0, aheadRe: 0, aheadIm: 0, behindRe: 0, behindIm: 0))

    private init(first: Pole, second: Pole) { (self.first, self.second) = (first, second) }

    /// A line with nothing beyond its ends, blurred: by the same recursion as pictures, one number at a time.
    public func blurred(_ line: [Float]) -> [Float] {
        var result = line
        var ahead = (State<Float>(), State<Float>())
        for index in line.indices {
            ahead.0.advance(first, adding: line[index])
            ahead.1.advance(second, adding: line[index])
            result[index] = ahead.0.ahead(first) + ahead.1.ahead(second)
        }
        var behind = (State<Float>(), State<Float>())
        for index in line.indices.reversed() {
            result[index] += behind.0.behind(first) + behind.1.behind(second)
            behind.0.advance(first, adding: line[index])
            behind.1.advance(second, adding: line[index])
        }
        return result
    }
}

extension GaussianFilter {
    /// What an oscillation has come to.
    @frozen @usableFromInline
    struct State<L: Lanes> {
        @usableFromInline var re = L(repeating: 0)
        @usableFromInline var im = L(repeating: 0)

        @inlinable @inline(__always)
        init() {}

        @inlinable @inline(__always)
        mutating func advance(_ pole: Pole, adding x: L) {
            let next = x + (re * pole.re - im * pole.im)
            im = re * pole.im + im * pole.re
            re = next
        }

        @inlinable @inline(__always)
        func ahead(_ pole: Pole) -> L { re * pole.aheadRe - im * pole.aheadIm }

        @inlinable @inline(__always)
        func behind(_ pole: Pole) -> L { re * pole.behindRe - im * pole.behindIm }
    }
}

extension GaussianFilter.Pole {
    fileprivate init(_ pole: Complex, weight: Complex, sum: Double) {
        (re, im) = (Float(pole.re), Float(pole.im))
        (aheadRe, aheadIm) = (Float(weight.re / sum), Float(weight.im / sum))
        let next = weight * pole
        (behindRe, behindIm) = (Float(next.re / sum), Float(next.im / sum))
    }
}

private struct Complex {
    var re, im: Double

    init(re: Double, im: Double) { (self.re, self.im) = (re, im) }

    init(decay: Double, turn: Double) {
        let size = exponential(decay)
        let quarterTurns = turn * (2 / .pi)
        re = size * cosine(quarterTurns: quarterTurns)
        im = size * cosine(quarterTurns: quarterTurns - 1)
    }

    static func - (a: Complex, b: Complex) -> Complex { Complex(re: a.re - b.re, im: a.im - b.im) }
    static func * (a: Complex, b: Complex) -> Complex {
        Complex(re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re)
    }
    static func / (a: Complex, b: Complex) -> Complex {
        let size = b.re * b.re + b.im * b.im
        return Complex(re: (a.re * b.re + a.im * b.im) / size, im: (a.im * b.re - a.re * b.im) / size)
    }
}
