import ShaderKernels
import Testing

@testable import ShaderLoops

/// A pixel that is no number stays where it is: one whose weight is 0 does not count, whichever way the loop
/// goes.
@Suite("Pixels that are no numbers")
struct NonFinitePixelTests {
    private let width = 37
    private let height = 9

    /// Which pixels are infinite or NaN.
    private func isBad(_ column: Int, _ row: Int) -> Bool { (column * 7 + row * 11) % 13 == 0 }

    private func number(_ column: Int, _ row: Int, _ channel: Int) -> Float {
        guard isBad(column, row) else { return Float((column * 31 + row * 57 + channel * 101) % 256) }
        return [.infinity, .nan, -.infinity][(column + row + channel) % 3]
    }

    /// The pixels that count at a position between columns, or rows, of which the outermost go on for ever.
    private func counted(_ position: Float, of count: Int) -> [Int] {
        let (low, high) = (Int(position.rounded(.down)), Int(position.rounded(.up)))
        return [min(max(low, 0), count - 1), min(max(high, 0), count - 1)]
    }

    /// The mean of what counts; nil where one of it is no number. Quarters of bytes are exact.
    private func expected(_ x: Float, _ y: Float, _ channel: Int) -> Float? {
        let (columns, rows) = (counted(x, of: width), counted(y, of: height))
        var sum: Float = 0
        for column in columns {
            for row in rows {
                if isBad(column, row) { return nil }
                sum += number(column, row, channel)
            }
        }
        return sum / 4
    }

    /// The same displacement, in the words of kernels for which the loop goes separably, by moving columns, and
    /// in neither of these ways.
    private func kernels(_ dx: Float, _ dy: Float) -> [NamedKernel] {
        let (x, y) = (Formula.x, Formula.y)
        return [
            NamedKernel("separably", x: x + dx, y: y + dy),
            NamedKernel("columns", x: x + dx, y: y + (x - x + dy)),
            NamedKernel("generally", x: x + (y - y + dx), y: y + dy),
        ]
    }

    private func check(_ codec: AnyCodec, _ dx: Float, _ dy: Float, _ lanes: any PixelLanes.Type) {
        let picture = TestPicture(width: width, height: height, codec: codec)
        picture.fill(number)
        for kernel in kernels(dx, dy) {
            let result = TestPicture(width: width, height: height, codec: .floats(FloatCodec()))
            let padding = LayerPadding(horizontal: false, vertical: false)
            picture.shaded(
                by: Displaced(kernel: kernel.kernel, padding: padding), into: result, bands: [0..<height],
                lanes: lanes)
            for row in 0..<height {
                let floats = result.floats(row: row)
                for column in 0..<width {
                    for channel in 0..<4 {
                        let found = floats[4 * column + channel]
                        let exact = expected(Float(column) + dx, Float(row) + dy, channel)
                        guard exact.map({ found == $0 }) ?? !found.isFinite else {
                            Issue.record("\(kernel.name) \(dx), \(dy): \(found) in \(column), \(row)")
                            return
                        }
                    }
                }
            }
        }
    }

    @Test(arguments: [0, 0.5, 1, -2] as [Float], [0, 0.5, -1, 3] as [Float])
    func staysWhereItCounts(dx: Float, dy: Float) {
        check(.floats(FloatCodec()), dx, dy, Lanes16.self)
        check(.halves(HalfCodec()), dx, dy, Lanes4.self)
    }

    /// One pixel at a time, which reads by other instructions.
    @Test func onePixelAtATime() {
        check(.floats(FloatCodec()), 0.5, 1, Float.self)
        check(.halves(HalfCodec()), 1, 0.5, Float.self)
    }

    /// Signalling ones too: the larger of NaN and a number is the number, whatever the processor's own instruction says.
    @Test(arguments: everyLanes)
    func signallingOnesAreLikeOthers(lanes: any PixelLanes.Type) {
        func check<L: PixelLanes>(_ lanes: L.Type) {
            let numbers = [Float](repeating: .signalingNaN, count: 4 * L.count)
            numbers.withUnsafeBytes { bytes in
                guard let pixels = bytes.baseAddress else { return }
                let loaded = FloatCodec().load(pixels, as: L.self)
                let sampled: RGBA<L> = FloatCodec().interpolate({ pixels + 16 * $0 }, right: 0, fraction: nil)
                for color in [loaded, sampled] {
                    for channel in [color.r, color.g, color.b, color.a] {
                        let bits = clamp(channel, 0.25, 1).bitPattern
                        #expect((0..<L.count).allSatisfy { L.lane($0, of: bits) == (0.25 as Float).bitPattern })
                    }
                }
            }
        }
        check(lanes)
    }

    /// What is all padding is clear, whatever stands at the edge.
    @Test func paddingIsClear() {
        let picture = TestPicture(width: width, height: height, codec: .floats(FloatCodec()))
        picture.fill { _, _, channel in [.nan, .infinity, -.infinity, .nan][channel] }
        let padding = LayerPadding(horizontal: true, vertical: true)
        for (dx, dy) in [(50, 0), (0, 10), (-50, -10), (37, 0), (0, -9)] as [(Float, Float)] {
            for kernel in kernels(dx, dy) {
                let result = TestPicture(width: width, height: height, codec: .floats(FloatCodec()))
                picture.shaded(
                    by: Displaced(kernel: kernel.kernel, padding: padding), into: result, bands: [0..<height],
                    lanes: Lanes8.self)
                #expect(result.rows.allSatisfy { $0.allSatisfy { $0 == 0 } }, "\(kernel.name) \(dx), \(dy)")
            }
        }
    }
}
