import ShaderHost
import Testing

@testable import Workbench

/// The effects of the command line: goldens are drawn one pixel at a time on one thread, and every instruction set and
/// any number of bands draws the same (C8).
@Suite("Goldens of effects")
struct EffectGoldenTests {
    private static let effects =
        (Catalogue.effects + Catalogue.transitions + Catalogue.crossings + Catalogue.blends).map(
            \.description.name)
    private static let phases: [Float] = [-1, -0.6, -0.01, 0, 0.3, 1]

    private let folder: GoldenFolder

    init() throws { folder = try .ofThisPackage }

    @Test(arguments: effects)
    func scalar(effect: String) throws {
        let renderer = Renderer(bands: BandScheduler(threadCount: 1), instructionSet: .scalar)
        try folder.check(sheet(effect, renderer), named: "\(effect).awkward", by: .scalar)
    }

    @Test(arguments: effects, InstructionSet.available.filter { $0 != .scalar })
    func everyInstructionSet(effect: String, instructionSet: InstructionSet) throws {
        let renderer = Renderer(bands: BandScheduler(threadCount: 1), instructionSet: instructionSet)
        try folder.check(
            sheet(effect, renderer), named: "\(effect).awkward", by: .variant("\(instructionSet)"))
    }

    @Test(arguments: effects, [2, 3, 16])
    func everyNumberOfBands(effect: String, bands: Int) throws {
        let renderer = Renderer(bands: BandScheduler(threadCount: bands, minimumBandPixels: 1))
        try folder.check(sheet(effect, renderer), named: "\(effect).awkward", by: .variant("\(bands)-bands"))
    }

    /// Phases from left to right. Lengths are those of a picture of 61×47 pixels.
    private func sheet(_ effect: String, _ renderer: Renderer) throws -> Bitmap {
        let kernel = try #require(Catalogue.kernels.first { $0.description.name == effect })
        var arguments = kernel.arguments(["radius": 3, "lineWidth": 5])
        let input = try Input.awkward.bitmap
        let cells = try Self.phases.map { phase in
            arguments.phase = phase
            var result = try Bitmap(layout: input.layout)
            try input.withPixels { source in
                try result.withMutablePixels { try kernel.render(arguments, renderer, source, $0) }
            }
            return result
        }
        return try Sheet.arrange([cells])
    }
}
