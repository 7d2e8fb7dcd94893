import ExampleScenes
import ShaderHost
import Testing

@testable import Workbench

/// The example scenes, at five moments from left to right: goldens are drawn one pixel at a time on one thread, and every
/// instruction set and any number of bands draws the same (C8).
@Suite("Goldens of scenes")
struct SceneGoldenTests {
    private static let scenes = ExampleScene.all.map(\.name)

    private let folder: GoldenFolder

    init() throws { folder = try .ofThisPackage }

    @Test(arguments: scenes)
    func scalar(scene: String) throws {
        let renderer = Renderer(bands: BandScheduler(threadCount: 1), instructionSet: .scalar)
        try folder.check(moments(of: scene, renderer), named: "\(scene).scene", by: .scalar)
    }

    @Test(arguments: scenes, InstructionSet.available.filter { $0 != .scalar })
    func everyInstructionSet(scene: String, instructionSet: InstructionSet) throws {
        let renderer = Renderer(bands: BandScheduler(threadCount: 1), instructionSet: instructionSet)
        try folder.check(
            moments(of: scene, renderer), named: "\(scene).scene", by: .variant("\(instructionSet)"))
    }

    @Test(arguments: scenes)
    func severalBands(scene: String) throws {
        let renderer = Renderer(bands: BandScheduler(threadCount: 3, minimumBandPixels: 1))
        try folder.check(moments(of: scene, renderer), named: "\(scene).scene", by: .variant("3-bands"))
    }

    /// Moments in any order look alike: what a part of a film shows is what it is in the whole.
    @Test(arguments: scenes)
    func anyOrder(scene: String) throws {
        let renderer = Renderer(bands: BandScheduler(threadCount: 1), instructionSet: .scalar)
        let backwards = try moments(of: scene, renderer, order: [4, 1, 3, 0, 2])
        try folder.check(backwards, named: "\(scene).scene", by: .variant("any-order"))
    }

    private func moments(
        of name: String, _ renderer: Renderer, order: [Int] = [0, 1, 2, 3, 4]
    ) throws -> Bitmap {
        let scene = try #require(ExampleScene.all.first { $0.name == name })
        let input = try Input.awkward.bitmap
        let other = try Landscape.morning.picture(
            width: input.width, height: input.height, renderer: renderer)
        let frames = try scene.frames(SceneContent(input, other, renderer: renderer))
        var cells = try order.map { _ in try Bitmap(layout: input.layout) }
        for moment in order {
            try cells[moment].withMutablePixels { try frames(Double(moment) / 4, $0) }
        }
        return try Sheet.arrange([cells])
    }
}
