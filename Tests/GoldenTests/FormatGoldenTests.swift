import ShaderHost
import Testing

@testable import Workbench

/// The goldens through all pairs of formats. What 8 bits hold goes in, and comes out as 8 bits again.
@Suite("Goldens in every format")
struct FormatGoldenTests {
    private let folder: GoldenFolder

    init() throws { folder = try .ofThisPackage }

    /// How far from the golden a result may be, in code values.
    ///
    /// - Bytes in, bytes or floats out: not at all. The arithmetic is the same, and a float that is stored and
    ///   rounded to 8 bits later is rounded as it would have been at once.
    /// - Floats in, for kernels that take each pixel by itself: not at all. A byte b becomes the float
    ///   b·(1/255) when it is read, and that float is what the picture holds.
    /// - Floats in, sampled: bytes are interpolated as whole numbers and multiplied by 1/255 once; floats have
    ///   been multiplied before. A few roundings of 2⁻²⁴ apart, the two fall to different sides of a tie, and
    ///   ties are frequent where sampling is halfway between two pixels. So one.
    /// - Halves in or out: what is below 1 is off by up to 2⁻¹², a sixteenth of a code value. So one, likewise
    ///   near ties.
    private func tolerance(_ subject: Subject, from: PixelFormat, to: PixelFormat) -> Int {
        switch (from, to) {
        case (.rgba16Float, _), (_, .rgba16Float): 1
        case (.rgba32Float, _): subject.isPointwise ? 0 : 1
        default: 0
        }
    }

    @Test(arguments: Subject.allCases, PixelFormat.allCases)
    func everyPair(subject: Subject, from: PixelFormat) throws {
        for to in PixelFormat.allCases {
            for input in Input.allCases {
                let source = try input.bitmap.applying(EmptyVisualEffect(), format: from)
                let sheet = try Sheet.draw(subject, of: source) { drawing, source in
                    try source.applying(drawing.effect, format: to).applying(
                        EmptyVisualEffect(), format: .rgba8)
                }
                try folder.check(
                    sheet, named: "\(subject.golden).\(input)", by: .variant("\(from)-\(to)-\(subject)"),
                    tolerance: tolerance(subject, from: from, to: to))
            }
        }
    }

    /// Where nothing is computed, halves lose nothing either.
    @Test(arguments: PixelFormat.allCases, PixelFormat.allCases)
    func phaseZeroIsExactInAll(from: PixelFormat, to: PixelFormat) throws {
        for subject in Subject.allCases where subject.isTransition {
            let input = try Input.awkward.bitmap
            let result = try input.applying(EmptyVisualEffect(), format: from)
                .applying(subject.drawing(phase: 0, size: 32).effect, format: to)
                .applying(EmptyVisualEffect(), format: .rgba8)
            #expect(Comparison(expected: input, actual: result).isSame)
        }
    }
}
