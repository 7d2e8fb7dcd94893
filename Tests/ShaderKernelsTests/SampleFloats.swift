/// Numbers at which arithmetic goes wrong when it does: both signs of each.
enum SampleFloats {
    private static let magnitudes: [Float] = [
        0, .leastNonzeroMagnitude, 0x1p-140, .leastNormalMagnitude, 1e-30, 1e-8, 1e-6, 0.1, 0.25, 1 / 3,
        // Around ½, where adding ½ and truncating rounds up a number that is below it.
        Float(0.5).nextDown, 0.5, Float(0.5).nextUp, Float(1).nextDown, 1, Float(1).nextUp,
        1.5, 2, 2.5, Float(2.5).nextDown, Float(3.5).nextDown, 3.5, 4.5, 127.5, 254.5, 255, 1000.5,
        // Where the last fractions are, the last odd numbers, and the edge of 32-bit integers.
        0x1p22 - 0.5, 0x1p22, 0x1p22 + 0.5, 0x1p23 - 1.5, 0x1p23 - 1, 0x1p23 - 0.5, 0x1p23, 0x1p23 + 1,
        0x1p24 - 1, 0x1p24, 0x1p24 + 2, 0x1p31, 0x1p32, 1e10, 1e30, .greatestFiniteMagnitude, .infinity,
    ]

    static let all: [Float] = magnitudes.flatMap { [$0, -$0] } + [.nan, -.nan, .signalingNaN]

    /// Some 40 000 numbers, evenly over all bit patterns: every exponent, both signs, NaNs. The step is prime,
    /// so that the low bits of the significand vary too.
    static let dense: [Float] = stride(from: 0, through: UInt32.max, by: 104_729).map(Float.init(bitPattern:))

    /// Halves with their neighbours, and as far as there are any.
    static let halves: [Float] = (Array(0..<2_000) + (0..<2_000).map { 0x7F_FFFF - $0 }).flatMap {
        let half = Float($0) + 0.5
        return [half, half.nextUp, half.nextDown, -half, -half.nextUp, -half.nextDown]
    }
}
