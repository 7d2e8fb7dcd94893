import ShaderKernels
import Testing

@Suite("Kernel descriptions")
struct KernelDescriptionTests {
    private let descriptions = [
        Gray.description, Opacity.description, Mosaic.description, Mosaic2.description, Wave.description,
        Affine.rotationDescription, ColorMatrix.brightnessDescription, ColorMatrix.contrastDescription,
        ColorMatrix.saturationDescription, ColorMatrix.grayscaleDescription,
        ColorMatrix.hueRotationDescription, ColorMatrix.colorInvertDescription,
        ColorMatrix.luminanceToAlphaDescription,
    ]

    @Test func namesAndKindsAreTheContracts() {
        let adjustments = [
            "brightness", "contrast", "saturation", "grayscale", "hueRotation", "colorInvert",
            "luminanceToAlpha",
        ]
        #expect(
            descriptions.map(\.name) == ["gray", "opacity", "mosaic", "mosaic2", "wave", "rotation"]
                + adjustments)
        #expect(
            descriptions.map(\.kind) == [.color, .color, .layer, .distortion, .distortion, .distortion]
                + adjustments.map { _ in .color })
    }

    @Test func defaultsAreInRange() {
        for parameter in descriptions.flatMap(\.parameters) {
            #expect(parameter.range.contains(parameter.defaultValue), "\(parameter.name)")
        }
    }
}
