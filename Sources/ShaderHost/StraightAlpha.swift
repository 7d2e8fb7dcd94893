/// Straight alpha exists only at the border: files and other programs may want it, everything inside is
/// premultiplied (C1). These are the two ways across, in place, and nothing else in the package converts.
///
/// Alpha itself is never changed. Where alpha is 0, colour becomes 0 in both directions: a premultiplied pixel
/// without coverage has none, and there is nothing to divide by. The 8-bit formats round to nearest, ties to even,
/// from the exact quotient; the float formats are one multiplication or division a channel, not clamped.
extension MutablePixelView {
    /// Turns straight samples into premultiplied ones: colour × alpha.
    ///
    /// Float formats: an alpha that is negative or NaN counts as 0.
    public func premultiply() {
        switch layout.format {
        case .rgba8, .bgra8: mapPixels(premultiplied8)
        case .rgba16Float:
            mapPixels { (pixel: SIMD4<Float16>) in
                SIMD4(premultipliedFloat(SIMD4<Float>(pixel)), keepingAlphaOf: pixel)
            }
        case .rgba32Float: mapPixels(premultipliedFloat)
        }
    }

    /// Turns premultiplied samples into straight ones: colour ÷ alpha.
    ///
    /// 8-bit formats: a colour above its alpha, which no premultiplied picture should hold, becomes 255. Premultiplying
    /// again gives back every colour that is not above its alpha. (The quotient is off by at most ½, which alpha / 255
    /// makes less than ½; at alpha 255 nothing is rounded at all.)
    /// Float formats: an alpha that is negative or NaN counts as 0.
    public func unpremultiply() {
        switch layout.format {
        case .rgba8, .bgra8: mapPixels(straight8)
        case .rgba16Float:
            mapPixels { (pixel: SIMD4<Float16>) in
                SIMD4(straightFloat(SIMD4<Float>(pixel)), keepingAlphaOf: pixel)
            }
        case .rgba32Float: mapPixels(straightFloat)
        }
    }

    /// Alpha is the last of the four samples in every format, so `transform` need not know which format it has.
    private func mapPixels<Sample>(_ transform: (SIMD4<Sample>) -> SIMD4<Sample>) {
        for y in 0..<layout.height {
            let row = row(y)
            for offset in stride(from: 0, to: row.count, by: MemoryLayout<SIMD4<Sample>>.size) {
                let pixel = row.loadUnaligned(fromByteOffset: offset, as: SIMD4<Sample>.self)
                row.storeBytes(of: transform(pixel), toByteOffset: offset, as: SIMD4<Sample>.self)
            }
        }
    }
}

private func premultiplied8(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
    // round(c·a / 255) without a division: with t = c·a + 128 it is (t + t / 256) / 256 for every c·a ≤ 255². There
    // are no ties: 255 is odd.
    let alpha = UInt32(pixel.w)
    func premultiplied(_ colour: UInt8) -> UInt8 {
        let biased = UInt32(colour) &* alpha &+ 128
        return UInt8(truncatingIfNeeded: (biased &+ biased >> 8) >> 8)
    }
    return SIMD4(premultiplied(pixel.x), premultiplied(pixel.y), premultiplied(pixel.z), pixel.w)
}

private func straight8(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
    let alpha = UInt32(pixel.w)
    if alpha == 255 { return pixel }  // the usual picture is opaque nearly everywhere, and divisions are slow
    if alpha == 0 { return SIMD4() }
    func straight(_ colour: UInt8) -> UInt8 {
        let (quotient, remainder) = (UInt32(colour) &* 255).quotientAndRemainder(dividingBy: alpha)
        let up = 2 &* remainder &+ quotient & 1 > alpha
        return UInt8(truncatingIfNeeded: min(quotient &+ (up ? 1 : 0), 255))
    }
    return SIMD4(straight(pixel.x), straight(pixel.y), straight(pixel.z), pixel.w)
}

private func premultipliedFloat(_ pixel: SIMD4<Float>) -> SIMD4<Float> {
    let alpha = pixel.w
    return alpha > 0 ? SIMD4(pixel.x * alpha, pixel.y * alpha, pixel.z * alpha, alpha) : SIMD4(0, 0, 0, alpha)
}

private func straightFloat(_ pixel: SIMD4<Float>) -> SIMD4<Float> {
    let alpha = pixel.w
    return alpha > 0 ? SIMD4(pixel.x / alpha, pixel.y / alpha, pixel.z / alpha, alpha) : SIMD4(0, 0, 0, alpha)
}

extension SIMD4<Float16> {
    /// Half precision is computed in `Float` and rounded once. `Float` has more than twice its bits, so the result
    /// is the correctly rounded product or quotient on every machine, with and without half-precision instructions.
    fileprivate init(_ pixel: SIMD4<Float>, keepingAlphaOf original: SIMD4<Float16>) {
        self.init(pixel)
        w = original.w  // also the payload of a NaN
    }
}
