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
        let (left, right) = (expected.bytes, actual.bytes)
        let total = expected.width * expected.height
        guard total > 0, left.count == 4 * total, right.count == 4 * total else { return }
        // All four channels: a difference in alpha alone is one.
        let differing =
            left == right ? [] : left.indices.filter { abs(Int(left[$0]) - Int(right[$0])) > tolerance }
        guard let first = differing.first.map({ $0 / 4 }) else {
            self = .equal
            return
        }
        self = .different(
            .pixels(
                PixelDifference(
                    count: Set(differing.map { $0 / 4 }).count, total: total,
                    largest: differing.map { abs(Int(left[$0]) - Int(right[$0])) }.max() ?? 0,
                    x: first % expected.width, y: first / expected.width,
                    expected: Array(left[4 * first..<4 * first + 4]),
                    actual: Array(right[4 * first..<4 * first + 4]))))
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
