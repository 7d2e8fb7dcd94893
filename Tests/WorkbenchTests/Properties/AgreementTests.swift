import ShaderHost
import TestSupport
import Testing

/// C8: all ways through the package agree to the byte.
@Suite("Properties: one result")
struct AgreementTests {
    @Test func ofAllThreadCountsAndInstructionSets() throws {
        for var random in RandomCases(100, of: "ofAllThreadCountsAndInstructionSets") {
            let picture = try random.noise.picture()
            let effect = try RandomEffect(using: &random.noise)
            let (format, scale) = (random.noise.format(), random.noise.displayScale())
            func rendered(threads: Int, _ set: InstructionSet) throws -> Bitmap {
                let bands = BandScheduler(threadCount: threads, minimumBandPixels: 1)
                let renderer = Renderer(displayScale: scale, bands: bands, instructionSet: set)
                return try picture.applying(effect.effect, format: format, renderer: renderer)
            }
            let expected = try rendered(threads: 1, .scalar)
            for set in InstructionSet.available {
                let threads = random.noise.one(of: [1, 2, 3, 7], or: 1)
                #expect(
                    try rendered(threads: threads, set) == expected,
                    "\(random.seed): \(effect) on \(picture.layout) to \(format), scale \(scale), \(threads) threads, \(set)"
                )
            }
        }
    }
}
