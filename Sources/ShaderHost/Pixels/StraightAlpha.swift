import ShaderKernels
import ShaderLoops

/// Straight alpha exists only at the border: files and other programs may want it, everything inside is
/// premultiplied (C1). These are the two ways across, in place, and nothing else in the package converts.
///
/// Alpha itself is never changed. Where alpha is 0, colour becomes 0 in both directions: a premultiplied pixel
/// without coverage has none, and there is nothing to divide by. The 8-bit formats round the exact quotient to
/// nearest, ties to even; the float formats are one multiplication or division a channel, not clamped, and an
/// alpha in them that is negative or NaN counts as 0.
extension MutablePixelView {
    /// Turns straight samples into premultiplied ones: colour × alpha.
    public func premultiply() {
        switch layout.format {
        case .rgba8, .bgra8: mapBytes(premultiplied)
        case .rgba16Float: mapFloats(HalfCodec()) { premultiplied($0) }
        case .rgba32Float: mapFloats(FloatCodec()) { premultiplied($0) }
        }
    }

    /// Turns premultiplied samples into straight ones: colour ÷ alpha.
    ///
    /// In 8-bit formats, premultiplying again gives back every colour that is not above its alpha: the quotient
    /// is off by ½ at most, which × alpha / 255 makes less than ½, and at alpha 255 nothing is rounded at all.
    /// A colour above its alpha, which no premultiplied picture should hold, becomes 255.
    public func unpremultiply() {
        switch layout.format {
        case .rgba8, .bgra8: mapBytes(straight)
        case .rgba16Float: mapFloats(HalfCodec()) { straight($0) }
        case .rgba32Float: mapFloats(FloatCodec()) { straight($0) }
        }
    }

    /// Alpha is the last of the four bytes in both 8-bit formats, so `transform` need not know which one it
    /// has. It leaves opaque pixels as they are, which are most pixels of most pictures: they are passed over in blocks.
    private func mapBytes(_ transform: (SIMD4<UInt8>) -> SIMD4<UInt8>) {
        forEachRow { start in
            var x = 0
            while x < layout.width {
                if x + OpaqueBlock.width <= layout.width && OpaqueBlock.isHere(start + 4 * x) {
                    x += OpaqueBlock.width
                    continue
                }
                let end = min(x + OpaqueBlock.width, layout.width)
                while x < end {
                    let pixel = start + 4 * x
                    pixel.storeBytes(
                        of: transform(pixel.loadUnaligned(as: SIMD4<UInt8>.self)), as: SIMD4<UInt8>.self)
                    x += 1
                }
            }
        }
    }

    private func mapFloats(_ codec: some PixelCodec, _ transform: (RGBA<Float>) -> RGBA<Float>) {
        forEachRow { start in
            for x in 0..<layout.width {
                let pixel = start + x * layout.format.bytesPerPixel
                codec.store(transform(codec.load(pixel, as: Float.self)), to: pixel)
            }
        }
    }

    private func forEachRow(_ body: (UnsafeMutableRawPointer) -> Void) {
        guard !layout.isEmpty else { return }
        for y in 0..<layout.height {
            guard let start = row(y).baseAddress else { return }
            body(start)
        }
    }
}

/// Neighbouring pixels of four bytes that are looked at together. One by one, a picture of 1920×1080 took 1.3 ms, more than
/// a simple effect does.
private enum OpaqueBlock {
    static let width = 16
    private static let alphas = UInt64(littleEndian: 0xFF00_0000_FF00_0000)

    static func isHere(_ start: UnsafeMutableRawPointer) -> Bool {
        var common = alphas
        for offset in stride(from: 0, to: 4 * width, by: 8) {
            common &= start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        }
        return common == alphas
    }
}

private func premultiplied(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
    // round(c·a / 255) without a division: with t = c·a + 128 it is (t + t / 256) / 256, whole numbers all, for
    // every c·a up to 255². There are no ties: 255 is odd.
    let alpha = UInt32(pixel.w)
    func product(_ colour: UInt8) -> UInt8 {
        let biased = UInt32(colour) &* alpha &+ 128
        return UInt8(truncatingIfNeeded: (biased &+ biased >> 8) >> 8)
    }
    return SIMD4(product(pixel.x), product(pixel.y), product(pixel.z), pixel.w)
}

private func straight(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
    let alpha = UInt32(pixel.w)
    if alpha == 255 { return pixel }  // divisions are slow
    if alpha == 0 { return SIMD4() }
    func quotient(_ colour: UInt8) -> UInt8 {
        let (quotient, remainder) = (UInt32(colour) &* 255).quotientAndRemainder(dividingBy: alpha)
        let roundsUp = 2 &* remainder &+ quotient & 1 > alpha
        return UInt8(truncatingIfNeeded: min(quotient &+ (roundsUp ? 1 : 0), 255))
    }
    return SIMD4(quotient(pixel.x), quotient(pixel.y), quotient(pixel.z), pixel.w)
}

private func premultiplied(_ color: RGBA<Float>) -> RGBA<Float> {
    let alpha = color.a
    return alpha > 0 ? RGBA(color.r * alpha, color.g * alpha, color.b * alpha, alpha) : RGBA(0, 0, 0, alpha)
}

private func straight(_ color: RGBA<Float>) -> RGBA<Float> {
    let alpha = color.a
    return alpha > 0 ? RGBA(color.r / alpha, color.g / alpha, color.b / alpha, alpha) : RGBA(0, 0, 0, alpha)
}
