import ShaderHost

/// What came of comparing two pictures. It starts from different, and equality is what has to be proved.
enum Comparison: Equatable {
    case equal
    case different(Difference)

    enum Difference: Equatable {
        /// Pictures without pixels prove nothing.
        case nothingToCompare
        case formats(expected: PixelFormat, actual: PixelFormat)
        case sizes(expected: [Int], actual: [Int])
        case pixels(PixelDifference)
    }

    /// - Parameter tolerance: the largest difference of a channel, in code values, that counts as none.
    init(expected: Bitmap, actual: Bitmap, tolerance: Int = 0) {
        self = .different(.nothingToCompare)
        guard expected.format == .rgba8, actual.format == .rgba8 else {
            self = .different(.formats(expected: expected.format, actual: actual.format))
            return
        }
        guard expected.width == actual.width, expected.height == actual.height else {
            self = .different(
                .sizes(expected: [expected.width, expected.height], actual: [actual.width, actual.height]))
            return
        }
        let (expectedBytes, actualBytes) = (expected.bytes, actual.bytes)
        var differing: [Int] = []
        var largest = 0
        var seen = 0
        for pixel in stride(from: 0, to: min(expectedBytes.count, actualBytes.count), by: 4) {
            // All four channels: a difference in alpha alone is one.
            let delta = (pixel..<pixel + 4).map { abs(Int(expectedBytes[$0]) - Int(actualBytes[$0])) }.max() ?? 255
            if delta > tolerance { differing.append(pixel) }
            largest = max(largest, delta)
            seen += 1
        }
        guard let first = differing.first else {
            if seen > 0, seen == expected.width * expected.height { self = .equal }
            return
        }
        self = .different(
            .pixels(
                PixelDifference(
                    count: differing.count, total: seen, largest: largest,
                    x: first / 4 % expected.width, y: first / 4 / expected.width,
                    expected: Array(expectedBytes[first..<first + 4]), actual: Array(actualBytes[first..<first + 4]))))
    }
}

struct PixelDifference: Equatable {
    let count: Int
    let total: Int
    /// Of any channel of any pixel, in code values.
    let largest: Int
    /// The first differing pixel, row by row.
    let x: Int
    let y: Int
    let expected: [UInt8]
    let actual: [UInt8]
}

extension Comparison.Difference: CustomStringConvertible {
    var description: String {
        switch self {
        case .nothingToCompare: "there are no pixels to compare"
        case .formats(let expected, let actual): "the format is \(actual), not \(expected)"
        case .sizes(let expected, let actual):
            "the size is \(actual[0])×\(actual[1]), not \(expected[0])×\(expected[1])"
        case .pixels(let pixels):
            "\(pixels.count) of \(pixels.total) pixels differ, by \(pixels.largest) at most; the first at "
                + "(\(pixels.x), \(pixels.y)) is \(pixels.actual), not \(pixels.expected)"
        }
    }
}
