import ShaderHost
import ShaderKernels

/// Every kernel that can be called by its name. A new one is a new row.
enum Catalogue {
    static let kernels = measured + adjustments + effects + transitions + crossings + blends

    /// What `measure` measures unless it is told otherwise: each takes seconds, and every adjustment is the one
    /// kernel `ColorMatrix`.
    static let measured = [
        CataloguedKernel(Gray.description) { _ in
            EmptyVisualEffect().colorEffect(Gray())
        },
        CataloguedKernel(Opacity.description) {
            EmptyVisualEffect().colorEffect(Opacity(value: $0.phase))
        },
        CataloguedKernel(Mosaic.description) {
            EmptyVisualEffect().layerEffect(
                Mosaic(value: $0.phase, tileSize: $0["tileSize"]), maxSampleOffset: .zero)
        },
        CataloguedKernel(Mosaic2.description) {
            EmptyVisualEffect().distortionEffect(
                Mosaic2(value: $0.phase, tileSize: $0["tileSize"]), maxSampleOffset: .zero)
        },
        CataloguedKernel(Wave.description) {
            EmptyVisualEffect().distortionEffect(
                Wave(value: $0.phase, amplitude: $0["amplitude"], wavelength: $0["wavelength"]),
                maxSampleOffset: .zero)
        },
        CataloguedKernel(Affine.rotationDescription) {
            EmptyVisualEffect().distortionEffect(
                Affine(rotatingBy: .degrees(Double($0.phase) * Double($0["angle"])), around: $0.center),
                maxSampleOffset: $0.size)
        },
    ]

    static let adjustments = [
        CataloguedKernel(ColorMatrix.brightnessDescription) {
            EmptyVisualEffect().brightness(Double($0["amount"]))
        },
        CataloguedKernel(ColorMatrix.contrastDescription) {
            EmptyVisualEffect().contrast(Double($0["amount"]))
        },
        CataloguedKernel(ColorMatrix.saturationDescription) {
            EmptyVisualEffect().saturation(Double($0["amount"]))
        },
        CataloguedKernel(ColorMatrix.grayscaleDescription) {
            EmptyVisualEffect().grayscale(Double($0["amount"]))
        },
        CataloguedKernel(ColorMatrix.hueRotationDescription) {
            EmptyVisualEffect().hueRotation(.degrees(Double($0["angle"])))
        },
        CataloguedKernel(ColorMatrix.colorInvertDescription) { _ in
            EmptyVisualEffect().colorInvert()
        },
        CataloguedKernel(ColorMatrix.luminanceToAlphaDescription) { _ in
            EmptyVisualEffect().luminanceToAlpha()
        },
    ]

    static let names = kernels.map(\.description.name)

    /// What the kernels take besides the phase, each name once.
    static let parameters: [SharedParameter] = kernels.reduce(into: []) { known, kernel in
        for parameter in kernel.parameters {
            let use = SharedParameter.Use(kernel: kernel.description.name, parameter: parameter)
            if let index = known.firstIndex(where: { $0.name == parameter.name }) {
                known[index].uses.append(use)
            } else {
                known.append(SharedParameter(name: parameter.name, uses: [use]))
            }
        }
    }
}
