import ShaderHost
import ShaderKernels
import Testing

@testable import Workbench

@Suite("Catalogue")
struct CatalogueTests {
    private func rendered(
        _ kernel: CataloguedKernel, phase: Float, _ values: [String: Float] = [:], width: Int = 61,
        height: Int = 47
    ) throws -> Bitmap {
        var arguments = kernel.arguments(values)
        arguments.phase = phase
        let source = try samplePicture(width: width, height: height)
        var result = try Bitmap(layout: source.layout)
        try source.withPixels { source in
            try result.withMutablePixels { try kernel.render(arguments, Renderer(), source, $0) }
        }
        return result
    }

    private func kernel(_ name: String) throws -> CataloguedKernel {
        try #require(Catalogue.kernels.first { $0.description.name == name })
    }

    @Test func namesAreUnique() {
        #expect(Set(Catalogue.names).count == Catalogue.kernels.count)
        let names = Catalogue.parameters.map(\.name)
        #expect(names.starts(with: ["tileSize", "amplitude", "wavelength", "angle", "amount"]))
        #expect(Set(names).count == names.count)
    }

    /// The mosaics' is one and the same; an angle or an amount is another to every kernel.
    @Test func sharedParametersKnowTheirKernels() {
        #expect(
            Catalogue.parameters.map { $0.uses.map(\.kernel) } == [
                ["mosaic", "mosaic2"], ["wave"], ["wave"], ["rotation", "hueRotation", "rotation3D"],
                ["brightness", "contrast", "saturation", "grayscale"], ["blur", "shadow", "roundedRectangle"],
                ["scale"], ["ring"],
            ])
        #expect(Catalogue.parameters.filter { $0.common == nil }.map(\.name) == ["angle", "amount", "radius"])
    }

    @Test func eachNameStandsForItsKernel() throws {
        let source = try samplePicture(width: 61, height: 47)
        let start = EmptyVisualEffect()
        #expect(try rendered(kernel("gray"), phase: 0.5) == source.applying(start.colorEffect(Gray())))
        #expect(
            try rendered(kernel("opacity"), phase: -0.25)
                == source.applying(start.colorEffect(Opacity(value: -0.25))))
        let tiles = try source.applying(
            start.layerEffect(Mosaic(value: 0.75, tileSize: 9), maxSampleOffset: .zero))
        #expect(try rendered(kernel("mosaic"), phase: 0.75, ["tileSize": 9]) == tiles)
        #expect(try rendered(kernel("mosaic2"), phase: 0.75, ["tileSize": 9]) == tiles)
        let wave = Wave(value: 0.75, amplitude: 9, wavelength: 20)
        #expect(
            try rendered(kernel("wave"), phase: 0.75, ["amplitude": 9, "wavelength": 20])
                == source.applying(start.distortionEffect(wave, maxSampleOffset: .zero)))
        let turned = Affine(rotatingBy: .degrees(45), around: Point(30.5, 23.5))
        #expect(
            try rendered(kernel("rotation"), phase: 0.75, ["angle": 60])
                == source.applying(
                    start.distortionEffect(turned, maxSampleOffset: SampleOffset(width: 61, height: 47))))
    }

    @Test func eachNameStandsForItsAdjustment() throws {
        let source = try samplePicture(width: 61, height: 47)
        let start = EmptyVisualEffect()
        let effects: [(String, [String: Float], any VisualEffect)] = [
            ("brightness", ["amount": 0.25], start.brightness(0.25)),
            ("contrast", ["amount": -0.5], start.contrast(-0.5)),
            ("saturation", ["amount": 0.75], start.saturation(0.75)),
            ("grayscale", ["amount": 0.25], start.grayscale(0.25)),
            ("hueRotation", ["angle": -40], start.hueRotation(.degrees(-40))),
            ("colorInvert", [:], start.colorInvert()), ("luminanceToAlpha", [:], start.luminanceToAlpha()),
        ]
        #expect(effects.map(\.0) == Catalogue.adjustments.map(\.description.name))
        for (name, values, effect) in effects {
            for phase: Float in [-1, 0, 0.5] {
                #expect(try rendered(kernel(name), phase: phase, values) == source.applying(effect), "\(name)")
            }
        }
    }

    /// A parameter that is declared under one name and read under another would do nothing.
    @Test func everyParameterChangesThePicture() throws {
        func picture(
            _ kernel: CataloguedKernel, phase: Float, _ values: [String: Float] = [:]
        ) throws -> Bitmap {
            try rendered(kernel, phase: phase, values, width: 210, height: 160)
        }
        for kernel in Catalogue.kernels {
            for parameter in kernel.parameters {
                let half = parameter.defaultValue / 2
                let other = half != parameter.defaultValue ? half : parameter.range.lowerBound
                #expect(
                    try picture(kernel, phase: 0.5, [parameter.name: other]) != picture(kernel, phase: 0.5),
                    "\(parameter.name) of \(kernel.description.name)")
            }
            let takesPhase = kernel.description.parameters.count > kernel.parameters.count
            #expect(try (picture(kernel, phase: 0.5) != picture(kernel, phase: 0.4)) == takesPhase)
        }
    }
}
