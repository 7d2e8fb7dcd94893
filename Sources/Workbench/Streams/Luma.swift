import ShaderHost
import ShaderKernels

/// Luma and chroma of BT.709 at limited range, in place of red, green and blue: 16…235 and 16…240 of 255.
///
///     Y  = 0.2126·R + 0.7152·G + 0.0722·B
///     Cb = (B − Y)/1.8556,   Cr = (R − Y)/1.5748
///
/// Source: ITU-R BT.709, 3.2 to 3.5. Of pictures that know no alpha.
enum Luma {
    private static let (red, green, blue) = (0.2126, 0.7152, 0.0722)
    private static let (blueRange, redRange) = (2 * (1 - blue), 2 * (1 - red))
    private static let (lumaSpan, chromaSpan) = (219.0 / 255, 224.0 / 255)
    private static let (lumaStart, chromaMiddle) = (16.0 / 255, 128.0 / 255)

    static let encoding = ColorMatrix(
        red: row(lumaSpan, of: (red, green, blue), lumaStart),
        green: row(chromaSpan / blueRange, of: (-red, -green, 1 - blue), chromaMiddle),
        blue: row(chromaSpan / redRange, of: (1 - red, -green, -blue), chromaMiddle), alpha: opaque)

    static let decoding: ColorMatrix = {
        let (y, b, r) = (1 / lumaSpan, blueRange / chromaSpan, redRange / chromaSpan)
        func row(_ fromBlue: Double, _ fromRed: Double) -> ColorMatrix.Row {
            let constant = -y * lumaStart - (fromBlue + fromRed) * chromaMiddle
            return ColorMatrix.Row(Float(y), Float(fromBlue), Float(fromRed), 0, Float(constant))
        }
        return ColorMatrix(
            red: row(0, r), green: row(-b * blue / green, -r * red / green), blue: row(b, 0), alpha: opaque)
    }()

    private static let opaque = ColorMatrix.Row(0, 0, 0, 1, 0)

    private static func row(
        _ factor: Double, of weights: (Double, Double, Double), _ constant: Double
    ) -> ColorMatrix.Row {
        ColorMatrix.Row(
            Float(factor * weights.0), Float(factor * weights.1), Float(factor * weights.2), 0, Float(constant))
    }
}
