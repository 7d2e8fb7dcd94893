import ShaderKernels

@testable import ShaderLoops

/// The definition, in Double: every pixel counts by the area that it shares with a pixel of the result.
struct ReductionReference {
    let picture: TestPicture
    let x: Reduction
    let y: Reduction

    /// Less than this of a pixel's side is a rounding error.
    static let sliver = 0x1p-26

    /// Source pixels that a pixel shares something with, and how much.
    static func shares(_ pixel: Int, along axis: Reduction, count: Int) -> [(index: Int, share: Double)] {
        let lower = axis.origin + Double(pixel) * axis.step
        let upper = axis.origin + Double(pixel + 1) * axis.step
        return (0..<count).compactMap { index in
            let share = min(upper, Double(index + 1)) - max(lower, Double(index))
            return share > sliver ? (index, share) : nil
        }
    }

    /// The four channels, in 0…1.
    func color(_ column: Int, _ row: Int) -> [Double] {
        let columns = Self.shares(column, along: x, count: picture.width)
        let rows = Self.shares(row, along: y, count: picture.height)
        var sums = [0.0, 0, 0, 0]
        for (row, height) in rows {
            for (column, width) in columns {
                let stored = picture.codec.load(
                    picture.address(row) + column * picture.codec.bytesPerPixel, as: Float.self)
                for (channel, number) in [stored.r, stored.g, stored.b, stored.a].enumerated() {
                    sums[channel] += Double(number) * (width * height)
                }
            }
        }
        let maximum: Double = picture.codec.unit == 1 ? 1 : 255
        return sums.map { $0 / (x.step * y.step) / maximum }
    }

    /// How far a result may be off for numbers in 0…1.
    ///
    /// With u = 2⁻²⁴, D ≤ 1 the largest difference of two pixels, and n pixels along an axis: no partial sum exceeds the
    /// area times D, so that n − 1 additions come to (n − 1)·u once it is divided by the area; rounded are further the
    /// differences, the last share and its product, the inverse area and its product, and the last sum: 6u. Averages of
    /// averages pass such errors on as they are. Coverage along both axes, the unit, and their three products with the
    /// colour are 6u, and a sliver along each axis is less than u.
    var tolerance: Double {
        func count(_ axis: Reduction, _ pixels: Int) -> Double { min(axis.step + 2, Double(pixels)) }
        return (count(x, picture.width) + 5 + count(y, picture.height) + 5 + 6 + 1) * 0x1p-24
    }
}

extension TestPicture {
    /// This picture reduced, rows cut into bands as different threads would take them.
    func reduced(
        x: Reduction, y: Reduction, width: Int, height: Int, bands: [Range<Int>]? = nil,
        lanes: any PixelLanes.Type
    ) -> TestPicture {
        Self.reduced(source(), x: x, y: y, width: width, height: height, bands: bands, lanes: lanes)
    }

    /// The same for pixels anywhere.
    static func reduced(
        _ source: SourcePixels<AnyCodec>, x: Reduction, y: Reduction, width: Int, height: Int,
        bands: [Range<Int>]? = nil, lanes: any PixelLanes.Type
    ) -> TestPicture {
        let result = TestPicture(width: width, height: height, codec: .floats(FloatCodec()))
        let pass = ReductionPass(
            from: source, x: x, y: y, into: result.address(0), width: width,
            destinationBytesPerRow: result.bytesPerRow)
        withScratch { scratch, spoil in
            func reduce<L: PixelLanes>(_ lanes: L.Type) {
                for rows in bands ?? [0..<height] {
                    spoil()
                    pass.reduce(rows: rows, scratch: scratch, lanes: L.self)
                }
            }
            reduce(lanes)
        }
        return result
    }
}
