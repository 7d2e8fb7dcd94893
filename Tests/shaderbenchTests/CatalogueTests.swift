import Foundation
import ShaderHost
import ShaderKernels
import Testing

@testable import shaderbench

@Suite("Catalogue")
struct CatalogueTests {
    private func rendered(
        _ kernel: CataloguedKernel, phase: Float, _ values: [String: Float] = [:]
    ) throws -> Bitmap {
        var arguments = kernel.arguments(values)
        arguments.phase = phase
        let source = try samplePicture(width: 61, height: 47)
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
        #expect(Catalogue.parameters.map(\.name) == ["tileSize", "amplitude", "wavelength", "angle", "amount"])
    }

    /// The mosaics' is one and the same; an angle or an amount is another to every kernel.
    @Test func sharedParametersKnowTheirKernels() {
        #expect(
            Catalogue.parameters.map { $0.uses.map(\.kernel) } == [
                ["mosaic", "mosaic2"], ["wave"], ["wave"], ["rotation", "hueRotation"],
                ["brightness", "contrast", "saturation", "grayscale"],
            ])
        #expect(Catalogue.parameters.filter { $0.common == nil }.map(\.name) == ["angle", "amount"])
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
        for kernel in Catalogue.kernels {
            for parameter in kernel.parameters {
                let next = parameter.defaultValue + 1
                let other = parameter.range.contains(next) ? next : parameter.range.lowerBound
                #expect(
                    try rendered(kernel, phase: 0.9, [parameter.name: other]) != rendered(kernel, phase: 0.9),
                    "\(parameter.name) of \(kernel.description.name)")
            }
            let takesPhase = kernel.description.parameters.count > kernel.parameters.count
            #expect(try (rendered(kernel, phase: 0.9) != rendered(kernel, phase: 0.4)) == takesPhase)
        }
    }

    @Test func theListNamesEverything() throws {
        let table = run("list").data
        #expect(
            table.hasPrefix(
                """
                gray               color effect: takes the colour away: the mean of red, green and blue
                opacity            color effect: fades in and out
                  value            phase: -1 about to appear, 0 in place, 1 gone; -1 to 1, default 0.5

                """))
        #expect(
            table.contains(
                "  tileSize         edge of a tile at phase -1 and 1; 0 or more points, default 32\n"))
        #expect(
            table.contains(
                """
                grayscale          color effect: moves colours to their luminance
                  amount           0 is none, 1 gray; 0 to 1, default 1
                hueRotation        color effect: turns the hue of every colour
                  angle            how far the hue turns; -360 to 360 degrees, default 90

                """))
    }

    @Test func theListForPrograms() throws {
        let object = try JSONSerialization.jsonObject(with: Data(run("list", "--json").data.utf8))
        let kernels = try #require((object as? [String: Any])?["kernels"] as? [[String: Any]])
        let adjustments = [
            "brightness", "contrast", "saturation", "grayscale", "hueRotation", "colorInvert",
            "luminanceToAlpha",
        ]
        #expect(
            kernels.map { $0["name"] as? String }
                == ["gray", "opacity", "mosaic", "mosaic2", "wave", "rotation"] + adjustments)
        #expect(
            kernels.map { $0["kind"] as? String }
                == ["color", "color", "layer", "distortion", "distortion", "distortion"]
                + adjustments.map { _ in "color" })
        let parameters = try #require(kernels[3]["parameters"] as? [[String: Any]])
        #expect(parameters.map { $0["name"] as? String } == ["value", "tileSize"])
        #expect(parameters.map { $0["default"] as? Double } == [0.5, 32])
        #expect(parameters.map { $0["minimum"] as? Double } == [-1, 0])
        #expect(parameters.map { $0["maximum"] as? Double } == [1, nil])
        #expect(parameters.map { $0["unit"] as? String } == ["", "points"])
    }
}
