import ShaderHost
import Testing

@testable import Workbench

/// Pictures of every width: narrower than any vector, as wide as one, and a pixel to either side. They have no
/// goldens of their own; the scalar driver, which makes those, draws each.
@Suite("Cropped widths")
struct CroppedTests {
    private func cropped(width: Int) throws -> Bitmap {
        let input = try Input.awkward.bitmap
        let bytes = (0..<input.height).flatMap { y in input.withPixels { Array($0.row(y)[..<(4 * width)]) } }
        return try Bitmap(width: width, height: input.height, bytes: bytes)
    }

    @Test(arguments: Array(1...17) + [31, 32, 33, 47, 48, 49, 60])
    func equalTheScalarDriver(width: Int) throws {
        let input = try cropped(width: width)
        for subject in Subject.allCases {
            for (phase, size) in [(0.3, 2.5), (-0.6, 32)] as [(Float, Float)] {
                let drawing = subject.drawing(phase: phase, size: size)
                let expected = try drawing.scalar(input)
                for instructionSet in InstructionSet.available {
                    let renderer = Renderer(
                        bands: BandScheduler(threadCount: 1), instructionSet: instructionSet)
                    let actual = try input.applying(drawing.effect, renderer: renderer)
                    #expect(
                        Comparison(expected: expected, actual: actual).isSame,
                        "\(subject) at \(phase), size \(size), \(instructionSet)")
                }
                for lanes in allLanes {
                    let actual = try input.looped(drawing.effect, lanes: lanes)
                    #expect(
                        Comparison(expected: expected, actual: actual).isSame,
                        "\(subject) at \(phase), size \(size), \(lanes)")
                }
            }
        }
    }
}
