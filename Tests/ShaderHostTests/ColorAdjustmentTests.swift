import Foundation
import ShaderHost
import ShaderKernels
import TestSupport
import Testing

/// The modifiers on pictures, against what they say of one straight colour, in Double.
@Suite("Colour adjustments of pictures")
struct ColorAdjustmentTests {
    private typealias Formula = @Sendable (_ straight: [Double]) -> [Double]

    private static let start = EmptyVisualEffect()

    private static func luminance(_ c: [Double]) -> Double { 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2] }

    private static let chains: [any VisualEffect] = [
        start.brightness(0.1).contrast(1.2).saturation(0.5).hueRotation(.degrees(40)),
        start.hueRotation(.degrees(-100)).colorInvert().luminanceToAlpha(),
    ]

    /// Of red, green, blue and alpha, the result likewise.
    private static let adjustments: [(effect: any VisualEffect, formula: Formula)] = [
        (start.brightness(0.25), { $0[..<3].map { $0 + 0.25 } + [$0[3]] }),
        (start.brightness(-0.4), { $0[..<3].map { $0 - 0.4 } + [$0[3]] }),
        (start.contrast(1.5), { $0[..<3].map { ($0 - 0.5) * 1.5 + 0.5 } + [$0[3]] }),
        (start.contrast(-0.5), { $0[..<3].map { ($0 - 0.5) * -0.5 + 0.5 } + [$0[3]] }),
        (start.saturation(0.4), { c in c[..<3].map { luminance(c) * 0.6 + $0 * 0.4 } + [c[3]] }),
        (start.saturation(2), { c in c[..<3].map { 2 * $0 - luminance(c) } + [c[3]] }),
        (start.saturation(-1), { c in c[..<3].map { _ in luminance(c) } + [c[3]] }),
        (start.grayscale(0.7), { c in c[..<3].map { luminance(c) * 0.7 + $0 * 0.3 } + [c[3]] }),
        (start.hueRotation(.degrees(120)), { turned($0, cosine: -0.5, sine: 0.75.squareRoot()) }),
        (start.hueRotation(.degrees(-90)), { turned($0, cosine: 0, sine: -1) }),
        (start.colorInvert(), { $0[..<3].map { 1 - $0 } + [$0[3]] }),
        (
            start.colorMultiply(Color(red: 1, green: 0.5, blue: 0.2, opacity: 0.75)),
            { [$0[0], $0[1] * 0.5, $0[2] * 0.2, $0[3] * 0.75] }
        ),
        (start.opacity(0.3), { Array($0[..<3]) + [$0[3] * 0.3] }),
        (start.luminanceToAlpha(), { [0, 0, 0, luminance($0)] }),
    ]

    /// The luminance, what the colour has beyond it, and that turned by a quarter.
    private static func turned(_ c: [Double], cosine: Double, sine: Double) -> [Double] {
        let quarter = [
            -0.2126 * c[0] - 0.7152 * c[1] + 0.9278 * c[2], 0.1430 * c[0] + 0.1400 * c[1] - 0.2830 * c[2],
            -0.7873 * c[0] + 0.7152 * c[1] + 0.0722 * c[2],
        ]
        return (0..<3).map { luminance(c) + cosine * (c[$0] - luminance(c)) + sine * quarter[$0] } + [c[3]]
    }

    /// Every alpha from 0 on under changing colours; opaque pixels; and colour behind alpha 0.
    static func picture() throws -> Bitmap {
        var bytes: [UInt8] = []
        for x in 0..<52 {
            for y in 0..<7 {
                let alpha = y == 0 ? 255 : y == 1 ? 0 : x * 5
                let most = y == 1 ? 255 : alpha
                let colors = [x * 37 % 256, y * 53 % 256, (x + y) * 91 % 256]
                bytes += colors.map { UInt8($0 * most / 255) } + [UInt8(alpha)]
            }
        }
        return try Bitmap(width: 52, height: 7, bytes: bytes)
    }

    /// What a pixel should become, in code values before rounding. Light behind alpha 0 has no straight colour; it
    /// is weighed, and nothing is added to it.
    private static func expected(_ pixel: [UInt8], _ formula: Formula) -> [Double] {
        let alpha = Double(pixel[3]) / 255
        let light = pixel[..<3].map { Double($0) / 255 }
        let channels: [Double]
        if alpha > 0 {
            let result = formula(light.map { $0 / alpha } + [alpha])
            channels = result[..<3].map { $0 * result[3] } + [result[3]]
        } else {
            let opaque = zip(formula(light + [1]), formula([0, 0, 0, 1])).map { $0 - $1 }
            channels = opaque[..<3].map { $0 * formula([0, 0, 0, 1])[3] } + [0]
        }
        return channels.map { min(max($0, 0), 1) * 255 }
    }

    @Test(arguments: adjustments.indices, PixelFormat.allCases)
    func everyPixelIsTheFormula(index: Int, format: PixelFormat) throws {
        let (effect, formula) = Self.adjustments[index]
        let picture = try Self.picture()
        let result = try picture.applying(Self.start, format: format).applying(effect)
            .applying(Self.start, format: .rgba8)
        let wrong = zip(picture.pixels, result.pixels).first { pair in
            zip(pair.1, Self.expected(pair.0, formula)).contains { abs(Double($0) - $1) > 1 }
        }
        guard let (pixel, actual) = wrong else { return }
        Issue.record("adjustment \(index) of \(pixel): \(actual), not \(Self.expected(pixel, formula))")
    }

    @Test(arguments: InstructionSet.available, PixelFormat.allCases)
    func everyInstructionSetGivesTheSame(set: InstructionSet, format: PixelFormat) throws {
        let bands = BandScheduler(threadCount: 1)
        let (baseline, renderer) = (
            Renderer(bands: bands, instructionSet: .baseline), Renderer(bands: bands, instructionSet: set)
        )
        for width in [1, 5, 16, 41] {
            let picture = try Bitmap.anyBytes(width: width, height: 5, format: format)
            for effect in Self.adjustments.map(\.effect) + Self.chains {
                for result in PixelFormat.allCases {
                    let expected = try picture.applying(effect, format: result, renderer: baseline)
                    #expect(try picture.applying(effect, format: result, renderer: renderer) == expected)
                }
            }
        }
    }

    @Test(arguments: adjustments.indices)
    func oneAtATimeGivesTheSame(index: Int) throws {
        let effect = Self.adjustments[index].effect
        for picture in [try Self.picture(), try Bitmap.anyBytes(width: 41, height: 9)] {
            #expect(try picture.applying(effect) == picture.applyingScalar(effect))
        }
    }

    @Test func nothingStaysNothingAndOpaqueStaysOpaque() throws {
        let clear = try Bitmap(width: 5, height: 5)
        let gray = try Bitmap(
            width: 256, height: 1, bytes: (UInt8.min...UInt8.max).flatMap { [$0, 9, 200, 255] })
        for (index, (effect, formula)) in Self.adjustments.enumerated() {
            #expect(try clear.applying(effect) == clear, "adjustment \(index)")
            guard formula([0.5, 0.5, 0.5, 1])[3] == 1 else { continue }
            #expect(try gray.applying(effect).pixels.allSatisfy { $0[3] == 255 }, "adjustment \(index)")
        }
    }
}
