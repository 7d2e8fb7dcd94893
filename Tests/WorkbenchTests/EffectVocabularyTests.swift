import ShaderHost
import ShaderKernels
import Testing

@testable import Workbench

@Suite("Effects by name")
struct EffectVocabularyTests {
    private static let effects = Vocabulary.effects.map(\.name)

    private func rendered(_ text: String, phase: Double = 0.5) throws -> Bitmap {
        try samplePicture(width: 61, height: 47).applying(EffectExpression(parsing: text).effect(phase: phase))
    }

    private func rendered(_ effect: some VisualEffect) throws -> Bitmap {
        try samplePicture(width: 61, height: 47).applying(effect)
    }

    /// Written out, every default is the value that is there without it, and so within its range.
    @Test(arguments: effects)
    func defaultsOfEffects(name: String) throws {
        let entry = try #require(Vocabulary.effects.first { $0.name == name })
        let defaults = entry.parameters.compactMap { parameter in
            parameter.defaultText.map { "\(parameter.name): \($0)" }
        }
        for phase in [-1, -0.25, 0, 0.5, 1] {
            #expect(
                try rendered("\(name)(\(defaults.joined(separator: ", ")))", phase: phase)
                    == rendered(name, phase: phase))
        }
    }

    /// A parameter that did nothing would be one that is declared and not read.
    @Test func everyParameterOfAnEffectChangesThePicture() throws {
        let others: [String: String] = [
            "value": "0.9", "tileSize": "9", "amplitude": "7", "wavelength": "31", "amount": "0.7",
            "angle": "11deg", "color": "#12345678", "x": "3", "y": "2", "z": "2", "anchor": "0.2 0.3",
            "anchorZ": "20", "perspective": "0.2", "inset": "4", "radius": "5", "opaque": "yes",
            "blendMode": "multiply", "from": "white", "to": "#f00", "start": "bottom", "end": "0.3 0.4",
            "width": "3",
        ]
        for entry in Vocabulary.effects {
            for parameter in entry.parameters {
                let value = try #require(others[parameter.name])
                // Without, the other arguments have nothing to work on.
                let base = ["scale": "y: 0.5", "rotation3D": "x: 1", "gradient": "to: white"][entry.name] ?? ""
                let given = base.isEmpty || base.hasPrefix(parameter.name) ? [] : [base]
                func call(_ arguments: [String]) -> String {
                    "\(entry.name)(\(arguments.joined(separator: ", ")))"
                }
                #expect(
                    try rendered(call(given + ["\(parameter.name): \(value)"])) != rendered(call(given)),
                    "\(parameter.name) of \(entry.name)")
            }
        }
    }

    @Test func eachEffectIsTheOneInCode() throws {
        let content = EmptyVisualEffect()
        let orange = Color(red: 1, green: 136.0 / 255, blue: 0)
        let effects: [(String, any VisualEffect)] = [
            ("gray", content.colorEffect(Gray())), ("opacity(0.3)", content.opacity(0.3)),
            ("opacity", content.colorEffect(Opacity(value: 0.5))),
            (
                "mosaic(tileSize: 12)",
                content.layerEffect(Mosaic(value: 0.5, tileSize: 12), maxSampleOffset: .zero)
            ),
            (
                "mosaic2(0.3)",
                content.distortionEffect(Mosaic2(value: 0.3, tileSize: 32), maxSampleOffset: .zero)
            ),
            ("brightness", content.brightness(0.2)), ("contrast(150%)", content.contrast(1.5)),
            ("hueRotation(0.25turn)", content.hueRotation(.degrees(90))),
            ("saturation(2)", content.saturation(2)),
            ("colorMultiply(#f80)", content.colorMultiply(orange)), ("colorInvert", content.colorInvert()),
            ("blur(3, opaque: yes)", content.blur(radius: 3, opaque: true)),
            ("blur", content.blur(radius: 6)), ("offset(y: 5)", content.offset(y: 5)),
            ("scale(0.5)", content.scaleEffect(0.5)),
            ("scale(2, 0.5, topLeading)", content.scaleEffect(x: 2, y: 0.5, anchor: .topLeading)),
            ("rotation", content.rotationEffect(.degrees(15))),
            (
                "rotation(20deg, 25% 1)",
                content.rotationEffect(.degrees(20), anchor: UnitPoint(x: 0.25, y: 1))
            ),
            (
                "rotation3D(40, x: 1, y: 0, perspective: 0.5)",
                content.rotation3DEffect(.degrees(40), axis: (1, 0, 0), perspective: 0.5)
            ),
            ("shadow(radius: 2, y: 4)", content.shadow(radius: 2, y: 4)),
            ("circle(inset: 3)", content.clipShape(Circle().inset(by: 3))),
            ("capsule", content.clipShape(Capsule())),
            ("roundedRectangle(9)", content.clipShape(RoundedRectangle(cornerRadius: 9))),
            (
                "gradient(white, clear, topLeading, 0.5 1, screen)",
                content.overlay(
                    LinearGradient(
                        colors: [.white, .clear], startPoint: .topLeading, endPoint: UnitPoint(x: 0.5, y: 1)
                    ).drawing.blendMode(.screen))
            ),
            (
                "border(white, 4, 9)",
                content.overlay(RoundedRectangle(cornerRadius: 9).strokeBorder(Color.white, lineWidth: 4))
            ),
            ("background(#f80)", content.background(orange)),
            (
                "blur:2 | colorInvert | scale:0.5 | shadow:radius=3",
                content.blur(radius: 2).colorInvert().scaleEffect(0.5).shadow(radius: 3)
            ),
        ]
        for (text, effect) in effects { #expect(try rendered(text) == rendered(effect), "\(text)") }
    }

    /// A chain takes the passes that it takes in code: colours join what they follow, movements are one.
    @Test func chainsTakeAsFewPassesAsInCode() throws {
        let size = Size(width: 61, height: 47)
        let content = EmptyVisualEffect()
        let chains: [(String, any VisualEffect, Int)] = [
            ("gray | opacity(0.5)", content.colorEffect(Gray()).opacity(0.5), 1),
            (
                "mosaic2(0.5) | gray | opacity(0.5)",
                content.distortionEffect(Mosaic2(value: 0.5, tileSize: 32), maxSampleOffset: .zero)
                    .colorEffect(Gray()).opacity(0.5), 1
            ),
            (
                "scale(2) | rotation(30) | offset(3)",
                content.scaleEffect(2).rotationEffect(.degrees(30)).offset(x: 3), 1
            ),
            (
                "gray | circle | background(white)",
                content.colorEffect(Gray()).clipShape(Circle()).background(Color.white), 1
            ),
            (
                "gray | colorInvert | gray | colorInvert | gray | colorInvert | gray | colorInvert | gray",
                content.colorEffect(Gray()).colorInvert().colorEffect(Gray()).colorInvert()
                    .colorEffect(Gray()).colorInvert().colorEffect(Gray()).colorInvert().colorEffect(Gray()), 1
            ),
            ("gray | scale(2)", content.colorEffect(Gray()).scaleEffect(2), 2),
        ]
        for (text, effect, count) in chains {
            let passes = try EffectExpression(parsing: text).effect(phase: 0).passes(for: size)
            #expect(passes.count == count, "\(text): \(passes)")
            #expect("\(passes)" == "\(effect.passes(for: size))")
        }
    }

    @Test func numbersFollowThePhase() throws {
        let number = PhasedNumber(8, 2, -1)
        #expect([-1, -0.5, 0, 0.5, 1, 2, -2, .nan].map { number.at($0) } == [8, 5, 2, 0.5, -1, -4, 14, 2])
        for phase in [-1.5, -0.1, 1e-30, 0.3, 0.7] { #expect(PhasedNumber(from: -1, to: 1).at(phase) == phase) }
        #expect(PhasedNumber(from: 0.1, to: 0.3).at(1) == 0.3)
        for phase in [Double.infinity, -.infinity] { #expect(PhasedNumber(3).at(phase) == 3) }
        let picture = try samplePicture(width: 61, height: 47)
        let expression = try EffectExpression(parsing: "blur(4...1) | offset(-8...0...20)")
        let numbers: [(Double, Double, Double)] = [
            (-1, 4, -8), (-0.5, 3.25, -4), (0, 2.5, 0), (1, 1, 20), (1.5, 0.25, 30),
        ]
        for (phase, radius, x) in numbers {
            #expect(
                try picture.applying(expression.effect(phase: phase))
                    == picture.applying(EmptyVisualEffect().blur(radius: radius).offset(x: x)))
        }
    }

    @Test func colorsHaveFixedNumbers() throws {
        let colors: [(String, Color)] = [
            ("black", .black), ("white 50%", Color(white: 1, opacity: 0.5)), ("clear", .clear),
            ("#fff", .white), ("#102030", Color(red: 16.0 / 255, green: 32.0 / 255, blue: 48.0 / 255)),
            ("#00000080 0.5", Color(white: 0, opacity: 64.0 / 255)),
        ]
        for (text, color) in colors {
            let call = try CallParser.parse("overlay(\(text))", kind: .effect).calls[0]
            #expect(Color(call.arguments[0].value) == color)
            #expect(
                try Color(CallParser.parse("overlay(\(color.text))", kind: .effect).calls[0].arguments[0].value)
                    == color)
        }
    }
}
