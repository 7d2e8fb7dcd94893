import ShaderHost
import ShaderKernels

extension Catalogue {
    /// Each from the picture to its mirror image in other colours. The phase drives them from end to end.
    static let crossings = Crossing.allCases.map { crossing in
        let name = "\(crossing)"
        return CataloguedKernel(
            KernelDescription(
                name: "cross\(name.prefix(1).uppercased())\(name.dropFirst())", kind: .compositing,
                summary: "crosses to its mirror image in other colours",
                parameters: [
                    KernelParameter(
                        name: KernelArguments.phaseName,
                        summary: "phase: -1 the picture, 1 its mirror image", range: -1...1, defaultValue: 0.5)
                ])
        ) {
            EmptyVisualEffect().crossing(
                crossing, to: EmptyVisualEffect().scaleEffect(x: -1).hueRotation(.degrees(150)),
                progress: (Double($0.phase) + 1) / 2)
        }
    }
}
