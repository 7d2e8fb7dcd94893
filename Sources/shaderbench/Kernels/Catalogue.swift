import ShaderHost
import ShaderKernels

/// Every kernel that can be called by its name. A new one is a new row.
enum Catalogue {
    static let kernels = [
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

    static let names = kernels.map(\.description.name)

    /// What the kernels take besides the phase, each name once.
    static let parameters: [KernelParameter] = kernels.flatMap(\.parameters).reduce(into: []) { known, new in
        if !known.contains(where: { $0.name == new.name }) { known.append(new) }
    }
}
