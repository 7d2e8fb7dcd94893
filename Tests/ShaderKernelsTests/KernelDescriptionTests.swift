import ShaderKernels
import Testing

@Suite("Kernel descriptions")
struct KernelDescriptionTests {
    private let descriptions = [
        Gray.description, Opacity.description, Mosaic.description, Mosaic2.description, Wave.description,
        Affine.rotationDescription,
    ]

    @Test func namesAndKindsAreTheContracts() {
        #expect(descriptions.map(\.name) == ["gray", "opacity", "mosaic", "mosaic2", "wave", "rotation"])
        #expect(descriptions.map(\.kind) == [.color, .color, .layer, .distortion, .distortion, .distortion])
    }

    @Test func defaultsAreInRange() {
        for parameter in descriptions.flatMap(\.parameters) {
            #expect(parameter.range.contains(parameter.defaultValue), "\(parameter.name)")
        }
    }
}
