import Foundation
import ShaderHost

/// How the pixels of two pictures of one size differ.
///
/// The difference of a pixel is that of the channel that differs most, alpha among them, in code values of 8
/// bits. How many pixels have which difference is all that is counted: mean, largest and limits follow from it.
struct PixelDifferences: Equatable {
    struct Pixel: Equatable, Encodable {
        let x: Int
        let y: Int
        let expected: PixelColor
        let actual: PixelColor
    }

    let limits: Limits
    /// At each difference from 0 to 255, the number of pixels that have it.
    private(set) var histogram = [Int](repeating: 0, count: 256)
    /// The first pixel that differs by more than the limit, row by row.
    private(set) var first: Pixel?
    /// The first of those that differ the most; nil where all are equal.
    private(set) var worst: Pixel?
    /// The largest difference.
    private(set) var largest = 0
    /// Around all pixels that differ by more than the limit.
    private(set) var bounds: Region?

    /// - Parameters:
    ///   - expected: format `.rgba8`, alpha straight or premultiplied.
    ///   - actual: of the same size and format.
    ///   - ignored: regions that are left out; they may reach beyond the picture.
    init(expected: PixelView, actual: PixelView, limits: Limits = Limits(), ignoring ignored: [Region] = []) {
        self.limits = limits
        for y in 0..<expected.layout.height {
            let (left, right) = (expected.row(y), actual.row(y))
            for columns in ignored.columnsOutside(ofRow: y, width: expected.layout.width) {
                compare(left, right, columns, y)
            }
        }
    }

    private mutating func compare(
        _ expected: UnsafeRawBufferPointer, _ actual: UnsafeRawBufferPointer, _ columns: Range<Int>, _ y: Int
    ) {
        let bytes = 4 * columns.lowerBound..<4 * columns.upperBound
        // Most rows of most pictures are equal, and this is the fastest way to find it.
        if isEqual(expected[bytes], actual[bytes]) {
            histogram[0] += columns.count
            return
        }
        var equal = 0
        for x in columns {
            let left = expected.loadUnaligned(fromByteOffset: 4 * x, as: PixelColor.self)
            let right = actual.loadUnaligned(fromByteOffset: 4 * x, as: PixelColor.self)
            let difference = difference(left, right)
            if difference == 0 {
                equal += 1
            } else {
                add(difference, Pixel(x: x, y: y, expected: left, actual: right))
            }
        }
        histogram[0] += equal
    }

    private mutating func add(_ difference: Int, _ pixel: Pixel) {
        histogram[difference] += 1
        if difference > largest { (largest, worst) = (difference, pixel) }
        guard difference > limits.maxDelta else { return }
        first = first ?? pixel
        bounds =
            bounds?.including(pixel.x, pixel.y)
            ?? Region(x: pixel.x, y: pixel.y, size: PictureSize(width: 1, height: 1))
    }
}

extension PixelDifferences {
    /// How many pixels were compared.
    var total: Int { histogram.reduce(0, +) }
    /// How many of them differ by more than the limit.
    var count: Int { count(above: limits.maxDelta) }
    var fraction: Double { ratio(count, to: total) }
    /// Over all pixels that were compared.
    var mean: Double {
        Double(histogram.enumerated().reduce(0) { $0 + $1.offset * $1.element }) / Double(total)
    }

    /// Nothing compared is nothing proved.
    var isSame: Bool { total > 0 && limits.allow(count, of: total) }

    /// The smallest `maxDelta` with which the other limits hold.
    func smallestDelta(within limits: Limits) -> Int {
        (0...255).first { limits.allow(count(above: $0), of: total) } ?? 255
    }

    private func count(above delta: Int) -> Int { histogram.dropFirst(delta + 1).reduce(0, +) }
}

/// The largest difference of a channel, in code values.
func difference(_ left: PixelColor, _ right: PixelColor) -> Int {
    max(
        max(abs(Int(left.x) - Int(right.x)), abs(Int(left.y) - Int(right.y))),
        max(abs(Int(left.z) - Int(right.z)), abs(Int(left.w) - Int(right.w))))
}

/// For as many bytes.
private func isEqual(_ left: Slice<UnsafeRawBufferPointer>, _ right: Slice<UnsafeRawBufferPointer>) -> Bool {
    let (left, right) = (UnsafeRawBufferPointer(rebasing: left), UnsafeRawBufferPointer(rebasing: right))
    guard let start = left.baseAddress, let other = right.baseAddress else { return left.count == right.count }
    return memcmp(start, other, left.count) == 0
}

extension Region {
    /// The smallest region with this one and a pixel in it.
    fileprivate func including(_ x: Int, _ y: Int) -> Region {
        let (left, top) = (min(self.x, x), min(self.y, y))
        let size = PictureSize(
            width: max(columns.upperBound, x + 1) - left, height: max(rows.upperBound, y + 1) - top)
        return Region(x: left, y: top, size: size)
    }
}
