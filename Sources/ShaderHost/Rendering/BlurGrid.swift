import ShaderLoops

/// The pixels that a blur works on along both axes: the picture's own, or with wide blurs fewer of them, of averages,
/// between which the result is interpolated.
///
/// Averages of f pixels, and the triangle that interpolates between them, are blurs themselves, with variances of
/// (f² − 1)/12 and f²/6; what is left to do is
///
///     σ′ = √(σ² − f²/4 + 1/12)/f
///
/// Interpolation errs by up to σ′⁻²/33 at an edge: at σ′ = 5 by a third of a step of 8 bits. Three pixels for every σ would be
/// faster still, and off by a whole one.
struct BlurGrid {
    /// The picture's pixels a pixel.
    let step: Double
    /// Of the blur that is left, in pixels of this grid.
    let sigma: Double

    /// Below, there is little to win: averaging and interpolating take as long as a blur of half the pixels.
    private static let smallestStep = 2.0
    private static let pixelsPerSigma = 5.0
    /// A narrower blur is none, and the filter would not be itself.
    static let smallestSigma = 0.3

    /// - Parameter sigma: in pixels, above 0.
    init(sigma: Double) {
        let step = sigma / Self.pixelsPerSigma
        if step < Self.smallestStep {
            self.step = 1
            self.sigma = max(sigma, Self.smallestSigma)
        } else {
            self.step = step
            self.sigma = (sigma * sigma - step * step / 4 + 1 / 12).squareRoot() / step
        }
    }

    var isOfThePicture: Bool { step == 1 }

    /// There is a pixel more on both sides: what is blurred does not end where the picture does.
    var reduction: Reduction { Reduction(origin: -step, step: step) }

    /// - Parameter length: of the picture, in pixels.
    func count(of length: Int) -> Int {
        isOfThePicture ? length : Int((Double(length) / step).rounded(.up)) + 2
    }

    /// How much of each pixel along a line is picture, 0…1.
    func shares(of length: Int) -> [Float] {
        guard !isOfThePicture else { return [Float](repeating: 1, count: length) }
        return (0..<count(of: length)).map { index in
            let (start, end) = (Double(index - 1) * step, Double(index) * step)
            return Float(max(min(end, Double(length)) - max(start, 0), 0) / step)
        }
    }
}
