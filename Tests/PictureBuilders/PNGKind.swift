import TestSupport

/// One of the kinds of PNG that exist, with a picture of it for any size, and the pixels that it must decode
/// to.
package struct PNGKind: CustomStringConvertible, Sendable {
    package let colourType: Int
    package let depth: Int
    package let hasTransparencyChunk: Bool
    package let isInterlaced: Bool

    package init(colourType: Int, depth: Int, hasTransparencyChunk: Bool, isInterlaced: Bool) {
        (self.colourType, self.depth) = (colourType, depth)
        (self.hasTransparencyChunk, self.isInterlaced) = (hasTransparencyChunk, isInterlaced)
    }

    package static let all: [PNGKind] = {
        let depths = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
        return depths.sorted { $0.key < $1.key }.flatMap { colourType, depths in
            depths.flatMap { depth in
                [false, true].flatMap { isInterlaced in
                    (colourType < 4 ? [false, true] : [false]).map {
                        PNGKind(
                            colourType: colourType, depth: depth, hasTransparencyChunk: $0,
                            isInterlaced: isInterlaced)
                    }
                }
            }
        }
    }()

    package var description: String {
        let names = [0: "grey", 2: "RGB", 3: "palette", 4: "grey+alpha", 6: "RGBA"]
        return "\(names[colourType] ?? "?") \(depth) bit\(hasTransparencyChunk ? " tRNS" : "")"
            + (isInterlaced ? " interlaced" : "")
    }

    private var channels: Int { PNGBuilder.channels(ofColourType: colourType) }
    private var maximum: Int { 1 << depth - 1 }

    private func paletteColour(_ index: Int) -> [Int] {
        [index * 37 % 256, 255 - index * 11 % 256, index * 101 % 256]
    }

    /// A palette may have fewer alphas than colours; here the last colour has none of its own.
    private func paletteAlpha(_ index: Int) -> Int {
        hasTransparencyChunk && index < maximum ? index * 73 % 256 : 255
    }

    /// The colour that a `tRNS` chunk makes clear. Few other samples are near it, and at 16 bits some differ
    /// from it in the low byte only.
    private var clearColour: [Int] {
        depth == 16 ? Array([0x1234, 0x5678, 0x9ABC].prefix(channels)) : Array([1, 0, 1].prefix(channels))
    }

    package func picture(width: Int, height: Int, seed: UInt64) -> PNGBuilder {
        var generator = Noise(seed: seed)
        let samples = (0..<width * height).flatMap { _ -> [Int] in
            switch generator.next() % 4 {
            case 0 where colourType < 3: clearColour
            case 1 where colourType < 3 && depth == 16: clearColour.map { $0 ^ 1 }
            default: (0..<channels).map { _ in Int(generator.next() % UInt64(maximum + 1)) }
            }
        }
        var picture = PNGBuilder(
            width: width, height: height, depth: depth, colourType: colourType, isInterlaced: isInterlaced,
            samples: samples)
        if colourType == 3 { picture.palette = (0...maximum).flatMap(paletteColour).map(UInt8.init) }
        if hasTransparencyChunk {
            picture.transparency =
                colourType == 3
                ? (0..<maximum).map(paletteAlpha).map(UInt8.init)
                : clearColour.flatMap { bigEndian($0, count: 2) }
        }
        return picture
    }

    /// Straight 8-bit RGBA, computed from the samples as the PNG specification says.
    package func straightPixels(of picture: PNGBuilder) -> [[UInt8]] {
        stride(from: 0, to: picture.samples.count, by: channels).map { start in
            let samples = Array(picture.samples[start..<start + channels])
            let isClear = hasTransparencyChunk && samples == clearColour
            let pixel: [Int] =
                switch colourType {
                case 0: [samples[0], samples[0], samples[0], isClear ? 0 : maximum]
                case 2: samples + [isClear ? 0 : maximum]
                case 3: paletteColour(samples[0]) + [paletteAlpha(samples[0])]
                case 4: [samples[0], samples[0], samples[0], samples[1]]
                default: samples
                }
            let full = colourType == 3 ? 255.0 : Double(maximum)
            return pixel.map { UInt8((Double($0) / full * 255).rounded()) }
        }
    }
}

/// Multiplied by alpha, in `Double`.
package func premultiplied(_ straight: [UInt8]) -> [UInt8] {
    let alpha = Double(straight[3])
    return straight.prefix(3).map { UInt8((Double($0) * alpha / 255).rounded()) } + [straight[3]]
}
