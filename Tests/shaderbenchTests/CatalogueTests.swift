import Foundation
import ShaderHost
import ShaderKernels
import Testing

@testable import shaderbench

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

    @Test func theListNamesEverything() throws {
        let table = run("list").data
        let lines = table.split(separator: "\n").map(String.init)
        // Three blanks after the longest name.
        let width = (Catalogue.names.map(\.count).max() ?? 0) + 3
        func line(_ name: String, _ text: String) -> String {
            name.padding(toLength: width, withPad: " ", startingAt: 0) + text
        }
        #expect(
            lines.starts(with: [
                line("gray", "color effect: takes the colour away: the mean of red, green and blue"),
                line("opacity", "color effect: fades in and out"),
                line("  value", "phase: -1 about to appear, 0 in place, 1 gone; -1 to 1, default 0.5"),
            ]))
        #expect(
            lines.contains(line("  tileSize", "edge of a tile at phase -1 and 1; 0 or more points, default 32"))
        )
        #expect(lines.contains(line("  radius", "at phase -1 and 1; 0 or more points, default 12")))
        #expect(lines.contains(line("hueRotation", "color effect: turns the hue of every colour")))
        #expect(Catalogue.names.allSatisfy { name in lines.contains { $0.hasPrefix(name + " ") } })
    }

    @Test func theListForPrograms() throws {
        let object = try JSONSerialization.jsonObject(with: Data(run("list", "--json").data.utf8))
        let kernels = try #require((object as? [String: Any])?["kernels"] as? [[String: Any]])
        let names = kernels.map { $0["name"] as? String }
        #expect(names == Catalogue.names)
        #expect(names.starts(with: ["gray", "opacity", "mosaic", "mosaic2", "wave", "rotation", "brightness"]))
        let kinds = kernels.map { $0["kind"] as? String }
        #expect(
            kinds.starts(with: ["color", "color", "layer", "distortion", "distortion", "distortion", "color"]))
        #expect(names.last == "blendPlusLighter" && kinds.last == "compositing")
        let parameters = try #require(kernels[3]["parameters"] as? [[String: Any]])
        #expect(parameters.map { $0["name"] as? String } == ["value", "tileSize"])
        #expect(parameters.map { $0["default"] as? Double } == [0.5, 32])
        #expect(parameters.map { $0["minimum"] as? Double } == [-1, 0])
        #expect(parameters.map { $0["maximum"] as? Double } == [1, nil])
        #expect(parameters.map { $0["unit"] as? String } == ["", "points"])
    }
}
