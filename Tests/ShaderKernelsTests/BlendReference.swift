import Foundation
import ShaderKernels

/// The blend modes word for word as W3C's Compositing and Blending Level 1 has them, of colours that are not
/// premultiplied, and in Double.
struct BlendReference {
    let mode: BlendMode

    /// - Parameters: red, green, blue and alpha, premultiplied.
    func callAsFunction(_ top: [Float], _ bottom: [Float]) -> [Double] {
        let (s, b) = (top.map { Double($0) }, bottom.map { Double($0) })
        let (sa, ba) = (s[3], b[3])
        func composite(_ fs: Double, _ fb: Double) -> [Double] { zip(s, b).map { $0 * fs + $1 * fb } }
        switch mode {
        case .normal: return composite(1, 1 - sa)
        case .sourceAtop: return composite(ba, 1 - sa)
        case .destinationOver: return composite(1 - ba, 1)
        case .destinationOut: return composite(0, 1 - sa)
        case .plusLighter: return zip(s, b).map { min(1, $0 + $1) }
        case .plusDarker:
            // What is measured of Core Graphics: the sum, less what the shapes overlap by.
            return zip(s, b).prefix(3).map { max(0, $0 + $1 - max(0, sa + ba - 1)) } + [min(1, sa + ba)]
        default:
            let mixed = blend(b[..<3].map { ba == 0 ? 0 : $0 / ba }, s[..<3].map { sa == 0 ? 0 : $0 / sa })
            let alone = composite(1 - ba, 1 - sa)
            return zip(alone, mixed).map { $0 + sa * ba * $1 } + [sa + ba - sa * ba]
        }
    }

    private func blend(_ cb: [Double], _ cs: [Double]) -> [Double] {
        switch mode {
        case .hue: setLum(setSat(cs, sat(cb)), lum(cb))
        case .saturation: setLum(setSat(cb, sat(cs)), lum(cb))
        case .color: setLum(cs, lum(cb))
        case .luminosity: setLum(cb, lum(cs))
        default: zip(cb, cs).map { separable($0, $1) }
        }
    }

    private func separable(_ cb: Double, _ cs: Double) -> Double {
        switch mode {
        case .multiply: cb * cs
        case .screen: 1 - (1 - cb) * (1 - cs)
        case .overlay: hardLight(cs, cb)
        case .darken: min(cb, cs)
        case .lighten: max(cb, cs)
        case .colorDodge: cb == 0 ? 0 : cs == 1 ? 1 : min(1, cb / (1 - cs))
        case .colorBurn: cb == 1 ? 1 : cs == 0 ? 0 : 1 - min(1, (1 - cb) / cs)
        case .hardLight: hardLight(cb, cs)
        case .softLight: softLight(cb, cs)
        case .difference: abs(cb - cs)
        case .exclusion: cb + cs - 2 * cb * cs
        default: .nan
        }
    }

    private func hardLight(_ cb: Double, _ cs: Double) -> Double {
        cs <= 0.5 ? cb * (2 * cs) : cb + (2 * cs - 1) - cb * (2 * cs - 1)
    }

    private func softLight(_ cb: Double, _ cs: Double) -> Double {
        let d = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
        return cs <= 0.5 ? cb - (1 - 2 * cs) * cb * (1 - cb) : cb + (2 * cs - 1) * (d - cb)
    }

    private func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

    private func sat(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

    private func setSat(_ c: [Double], _ s: Double) -> [Double] {
        let (least, range) = (c.min() ?? 0, sat(c))
        return c.map { range > 0 ? ($0 - least) * s / range : 0 }
    }

    private func setLum(_ c: [Double], _ l: Double) -> [Double] {
        let d = l - lum(c)
        return clip(c.map { $0 + d })
    }

    private func clip(_ color: [Double]) -> [Double] {
        let (l, n, x) = (lum(color), color.min() ?? 0, color.max() ?? 0)
        var c = color
        if n < 0 { c = c.map { l + ($0 - l) * l / (l - n) } }
        if x > 1 { c = c.map { l + ($0 - l) * (1 - l) / (x - l) } }
        return c
    }
}
