import Foundation
import ShaderHost

/// What came of comparing two pictures. It starts from different, and equality is what has to be proved.
enum Comparison: Equatable {
    /// Pictures without pixels, or with none that is not ignored, prove nothing.
    case nothingToCompare
    case formats(expected: PixelFormat, actual: PixelFormat)
    case sizes(expected: PictureSize, actual: PictureSize)
    case pixels(PixelDifferences)

    init(expected: Bitmap, actual: Bitmap, limits: Limits = Limits(), ignoring ignored: [Region] = []) {
        guard expected.format == .rgba8, actual.format == .rgba8 else {
            self = .formats(expected: expected.format, actual: actual.format)
            return
        }
        guard expected.size == actual.size else {
            self = .sizes(expected: expected.size, actual: actual.size)
            return
        }
        let differences = expected.withPixels { expected in
            actual.withPixels { actual in
                PixelDifferences(expected: expected, actual: actual, limits: limits, ignoring: ignored)
            }
        }
        self = differences.total > 0 ? .pixels(differences) : .nothingToCompare
    }

    var isSame: Bool { differences?.isSame ?? false }

    /// Nil where not a pixel was compared.
    var differences: PixelDifferences? {
        if case .pixels(let differences) = self { differences } else { nil }
    }
}

extension Bitmap {
    var size: PictureSize { PictureSize(width: width, height: height) }
}

extension Comparison: CustomStringConvertible {
    /// One line.
    var description: String {
        switch self {
        case .nothingToCompare: "there are no pixels to compare"
        case .formats(let expected, let actual): "the format is \(actual), not \(expected)"
        case .sizes(let expected, let actual): "the size is \(actual), not \(expected)"
        case .pixels(let differences): differences.description
        }
    }
}

extension PixelDifferences: CustomStringConvertible {
    var description: String {
        guard let first else { return summary }
        return summary + ", by \(largest) at most; the first, at (\(first.x), \(first.y)), is "
            + "\(first.actual.text), not \(first.expected.text)"
    }

    /// "3 of 91 pixels (3.3 %) differ by more than 2"
    var summary: String {
        "\(count) of \(counted(total, "pixel")) (\(String(format: "%.3g", 100 * fraction)) %) "
            + (count == 1 ? "differs" : "differ")
            + (limits.maxDelta > 0 ? " by more than \(limits.maxDelta)" : "")
    }
}

extension PixelColor {
    /// "[255, 0, 0, 128]"
    var text: String { "[\(x), \(y), \(z), \(w)]" }
}
