import ShaderKernels
import TestSupport
import Testing

@Suite("Blend modes")
struct BlendTests {
    private func blend(_ mode: BlendMode, _ top: [Float], _ bottom: [Float]) -> [Float] {
        let color = Blend(mode).color(
            at: Point(0.5, 0.5), of: RGBA(top[0], top[1], top[2], top[3]),
            over: RGBA(bottom[0], bottom[1], bottom[2], bottom[3]))
        return [color.r, color.g, color.b, color.a]
    }

    /// Quarters of colour and of alpha, premultiplied: all their products are exact in a Float.
    private static let quarters: [[Float]] = {
        let colors: [[Float]] = [
            [0, 0, 0], [1, 1, 1], [0.5, 0.5, 0.5], [1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 1, 1], [1, 1, 0],
            [0.25, 0.5, 0.75], [0.75, 0.25, 0.5], [0.5, 0.75, 0.25], [0.75, 0.75, 0.5], [0.25, 0, 0.25],
        ]
        return [0, 0.25, 0.5, 0.75, 1].flatMap { alpha in
            colors.map { color in color.map { $0 * alpha } + [alpha] }
        }
    }()

    /// How far from the specification the modes may be, in 2⁻²⁴, half the distance of Floats from 1 to 2: one for every
    /// operation that rounds numbers up to 2. Where nothing is divided, and no root drawn, nothing rounds.
    private func bound(_ mode: BlendMode) -> Double {
        switch mode {
        case .colorDodge: 3 * 0x1p-24
        case .colorBurn: 4 * 0x1p-24
        case .softLight: 4 * 0x1p-24
        // Luminosity has 5 roundings. What it is divided by is at least 0.11 of a quarter, 36 times less than 1.
        case .hue, .saturation, .color, .luminosity: (5 * 37 + 10) * 0x1p-24
        default: 0
        }
    }

    @Test(arguments: BlendMode.allCases)
    func isTheSpecificationsFormula(mode: BlendMode) {
        let reference = BlendReference(mode: mode)
        for top in Self.quarters {
            for bottom in Self.quarters {
                let (color, expected) = (blend(mode, top, bottom), reference(top, bottom))
                let distances = zip(color, expected).map { abs(Double($0) - $1) }
                guard distances.allSatisfy({ $0 <= bound(mode) }) else {
                    Issue.record("\(mode) of \(top) over \(bottom) is \(color), not \(expected)")
                    return
                }
            }
        }
    }

    /// Where there is no hue nothing is magnified: greys of all bytes, of which luminosity's rounding leaves a trace.
    @Test(arguments: [.hue, .saturation, .color, .luminosity] as [BlendMode])
    func greysAreGreys(mode: BlendMode) {
        let reference = BlendReference(mode: mode)
        for byte in 0...255 {
            let gray = Array(repeating: Float(byte) / 255, count: 3) + [1]
            for other: [Float] in [[0, 0, 0, 1], [0.5, 0.25, 0.75, 1], [1, 1, 1, 1]] {
                for (top, bottom) in [(gray, other), (other, gray)] {
                    let distances = zip(blend(mode, top, bottom), reference(top, bottom)).map {
                        abs(Double($0) - $1)
                    }
                    #expect(distances.allSatisfy { $0 <= 10 * 0x1p-24 }, "\(mode) of \(top) over \(bottom)")
                }
            }
        }
    }

    private func anyColor(_ noise: inout Noise) -> [Float] {
        let alpha = Float(Int.random(in: 0...255, using: &noise)) / 255
        return (0..<3).map { _ in Float(Int.random(in: 0...255, using: &noise)) / 255 * alpha } + [alpha]
    }

    /// Colours of bytes. No mode has more than 8 roundings that count; soft light's curve has errors of 8, 4 and 2 Floats
    /// from 1 on, and multiplies them by a quarter or less. The modes that look for a hue magnify those of greys.
    @Test(arguments: BlendMode.allCases.filter { ![.hue, .saturation, .color, .luminosity].contains($0) })
    func isTheFormulaOfBytes(mode: BlendMode) {
        let reference = BlendReference(mode: mode)
        var noise = Noise(seed: 7)
        for _ in 0..<4000 {
            let (top, bottom) = (anyColor(&noise), anyColor(&noise))
            let (color, expected) = (blend(mode, top, bottom), reference(top, bottom))
            guard zip(color, expected).allSatisfy({ abs(Double($0) - $1) <= 8 * 0x1p-24 }) else {
                Issue.record("\(mode) of \(top) over \(bottom) is \(color), not \(expected)")
                return
            }
        }
    }

    /// To the bit, for colours that no power of two divides.
    @Test(arguments: BlendMode.allCases)
    func whatIsClearChangesNothing(mode: BlendMode) {
        let keepsTop = ![.sourceAtop, .destinationOut].contains(mode)
        let clear: [Float] = [0, 0, 0, 0]
        var noise = Noise(seed: 8)
        for _ in 0..<500 {
            let color = anyColor(&noise)
            #expect(same(blend(mode, clear, color), color), "\(mode) over \(color)")
            #expect(same(blend(mode, color, clear), keepsTop ? color : clear), "\(mode) of \(color)")
        }
    }

    @Test func whatIsOpaqueHidesAll() {
        var noise = Noise(seed: 9)
        for _ in 0..<500 {
            let (opaque, other) = (anyColor(&noise)[..<3] + [1], anyColor(&noise))
            #expect(same(blend(.normal, Array(opaque), other), Array(opaque)))
            #expect(same(blend(.destinationOver, other, Array(opaque)), Array(opaque)))
            #expect(same(blend(.destinationOut, Array(opaque), other), [0, 0, 0, 0]))
        }
    }

    /// Where either layer is opaque the result is, exactly, however the shares round.
    @Test(arguments: BlendMode.allCases.filter { ![.sourceAtop, .destinationOut].contains($0) })
    func opaqueStaysOpaque(mode: BlendMode) {
        for byte in 0...255 {
            let alpha = Float(byte) / 255
            let color = [alpha / 3, alpha / 2, alpha, alpha]
            #expect(blend(mode, color, [0.1, 0.2, 0.3, 1])[3] == 1)
            #expect(blend(mode, [0.1, 0.2, 0.3, 1], color)[3] == 1)
        }
    }

    @Test func shapesStayExactly() {
        for byte in 0...255 {
            let alpha = Float(byte) / 255
            #expect(blend(.sourceAtop, [0.1, 0.2, 0.3, 0.4], [0, 0, 0, alpha])[3] == alpha)
        }
    }

    /// Light without alpha, colours beyond their alpha, and below black.
    @Test(arguments: BlendMode.allCases)
    func finiteColorsStayFinite(mode: BlendMode) {
        let parts: [Float] = [-1e9, -1, 0, .leastNonzeroMagnitude, 0x1p-70, 0.25, 1, 1e9]
        for s in parts {
            for b in parts {
                for sa in parts {
                    for ba in parts {
                        let color = blend(mode, [s, s * 0.5, b, sa], [b, s, b, ba])
                        guard color.allSatisfy(\.isFinite) else {
                            Issue.record("\(mode) of \(s), \(sa) over \(b), \(ba) is \(color)")
                            return
                        }
                    }
                }
            }
        }
    }

    /// Beyond 0…1, as it is said of each.
    @Test func colorsBeyond() {
        func channel(_ mode: BlendMode, _ top: Float, _ bottom: Float) -> Float {
            blend(mode, [top, top, top, 1], [bottom, bottom, bottom, 1])[0]
        }
        #expect(channel(.colorDodge, 1.5, 0.25) == 1 && channel(.colorDodge, 1.5, -0.25) == 0)
        #expect(channel(.colorDodge, 0.5, -0.25) == 0 && channel(.colorDodge, -1, 0.5) == 0.25)
        #expect(channel(.colorBurn, -0.5, 0.75) == 0 && channel(.colorBurn, -0.5, 1.25) == 1)
        #expect(channel(.colorBurn, 0.5, 1.25) == 1 && channel(.colorBurn, 2, 0.5) == 0.75)
        #expect(channel(.softLight, 0.75, -0.5) == -0.25 && channel(.softLight, 1, 4) == 1)
        #expect(channel(.normal, 1.5, 0) == 1.5 && channel(.multiply, -0.5, 0.5) == -0.25)
        #expect(channel(.plusLighter, 0.75, 0.5) == 1 && channel(.plusDarker, 0.25, 0.5) == 0)
        #expect(channel(.luminosity, 1.5, 0.5) == 1.5 && channel(.color, 0.5, -0.5) == -0.5)
    }

    @Test(arguments: BlendMode.allCases)
    func keepsTheLaws(mode: BlendMode) {
        checkKernelLaws(Blend(mode))
        #expect(!Blend(mode).isIdentity)
    }

    @Test func isBuiltIn() {
        let (top, bottom) = (RGBA<Float>(0.1, 0.2, 0.3, 0.4), RGBA<Float>(0.5, 0.25, 0.125, 0.75))
        for mode in BlendMode.allCases {
            let color = Blend(mode).builtIn?.builtIn?.color(at: Point(0.5, 0.5), of: top, over: bottom)
            #expect(color?.g == blend(mode, [0.1, 0.2, 0.3, 0.4], [0.5, 0.25, 0.125, 0.75])[1])
        }
        let masked = Mask().builtIn?.color(at: Point(0.5, 0.5), of: top, over: bottom)
        #expect(masked?.g == 0.1 && masked?.a == 0.75 * top.a)
    }

    @Test func masksScaleByAlpha() {
        checkKernelLaws(Mask())
        for alpha: Float in [0, 0.25, 1, 2] {
            let color = Mask().color(
                at: Point(0.5, 0.5), of: RGBA(9, 9, 9, alpha), over: RGBA(0.1, 0.2, 0.3, 0.4))
            #expect([color.r, color.g, color.b, color.a] == [0.1, 0.2, 0.3, 0.4].map { $0 * alpha })
        }
    }

    @Test func nothingIsLeftUnderAClearMask() {
        let color = Mask().color(
            at: Point(0.5, 0.5), of: RGBA(.nan, 1, 1, 0), over: RGBA(.nan, -1, .infinity, -.infinity))
        #expect([color.r, color.g, color.b, color.a].allSatisfy { $0.bitPattern == 0 })
    }
}
