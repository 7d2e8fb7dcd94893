import ShaderHost
import ShaderKernels
import Testing

@testable import Workbench

@Suite("Vocabulary")
struct VocabularyTests {
    private static let effects = Vocabulary.effects.map(\.name)
    private static let transitions = Vocabulary.transitions.map(\.name)
    private static let crossings = Vocabulary.crossings.map(\.name)
    private static let animations = Vocabulary.animations.map(\.name)
    private static let modifiers = Vocabulary.modifiers.map(\.name)

    private func rendered(_ text: String, phase: Double = 0.5) throws -> Bitmap {
        try samplePicture(width: 61, height: 47).applying(EffectExpression(parsing: text).effect(phase: phase))
    }

    private func rendered(_ effect: some VisualEffect) throws -> Bitmap {
        try samplePicture(width: 61, height: 47).applying(effect)
    }

    private func transition(_ text: String) throws -> AnyTransition {
        guard case .transition(let transition) = try TransitionExpression(parsing: text).kind else {
            throw ExpressionError(.standsAlone(crossing: text), column: 1)
        }
        return transition
    }

    private func animation(_ text: String) throws -> Animation {
        try AnimationExpression(parsing: text).animation
    }

    @Test func namesAreUnique() {
        for names in [Self.effects, Self.transitions + Self.crossings, Self.animations + Self.modifiers] {
            #expect(Set(names).count == names.count)
        }
        let parameters = [
            Vocabulary.effects.map(\.parameters), Vocabulary.transitions.map(\.parameters),
            Vocabulary.animations.map(\.parameters), Vocabulary.modifiers.map(\.parameters),
        ]
        for parameters in parameters.joined() {
            #expect(Set(parameters.map(\.name)).count == parameters.count)
        }
    }

    @Test func everythingOfTheLibraryIsThere() throws {
        #expect(Self.crossings == Crossing.allCases.map(\.rawValue))
        for crossing in Crossing.allCases {
            if case .crossing(crossing) = try TransitionExpression(parsing: "\(crossing)").kind { continue }
            Issue.record("\(crossing)")
        }
        for mode in BlendMode.allCases {
            let color = Color(red: 1, green: 128.0 / 255, blue: 0, opacity: 64.0 / 255)
            #expect(
                try rendered("overlay(#ff800040, \(mode))")
                    == rendered(EmptyVisualEffect().overlay(color.drawing.blendMode(mode))))
        }
        for edge in Edge.allCases { _ = try transition("move(\(edge))") }
        let kernels = (Catalogue.measured + Catalogue.adjustments).map(\.description.name)
        #expect(Set(kernels).isSubset(of: Self.effects))
    }

    @Test func defaultsOfAllOthers() throws {
        func written<Product>(_ entry: Entry<Product>) -> String {
            let defaults = entry.parameters.compactMap { parameter in
                parameter.defaultText.map { "\(parameter.name): \($0)" }
            }
            return "\(entry.name)(\(defaults.joined(separator: ", ")))"
        }
        for entry in Vocabulary.animations {
            #expect(try animation(written(entry)) == animation(entry.name))
        }
        for entry in Vocabulary.modifiers {
            #expect(try animation("linear | " + written(entry)) == animation("linear | " + entry.name))
        }
        for entry in Vocabulary.transitions {
            for phase in [-0.5, 0, 1] {
                let size = Size(width: 61, height: 47)
                let effects = try [written(entry), entry.name].map {
                    try rendered(transition($0).effect(at: phase, for: size))
                }
                #expect(effects[0] == effects[1], "\(entry.name)")
            }
        }
    }

    @Test func eachTransitionIsTheOneInCode() throws {
        let size = Size(width: 61, height: 47)
        let transitions: [(String, AnyTransition)] = [
            ("identity", .identity), ("opacity", .opacity), ("slide", .slide),
            ("move(leading)", .move(edge: .leading)),
            ("push(from: top)", .push(from: .top)), ("offset(5, y: 6)", .offset(x: 5, y: 6)), ("scale", .scale),
            ("scale(0.5, anchor: bottom)", .scale(scale: 0.5, anchor: .bottom)), ("blurReplace", .blurReplace),
            ("blurReplace(upUp)", AnyTransition(BlurReplaceTransition(configuration: .upUp))),
            ("mosaic(tileSize: 8)", AnyTransition(MosaicTransition(tileSize: 8))),
            ("mosaic2(8)", AnyTransition(Mosaic2Transition(tileSize: 8))),
            ("shaderOpacity", AnyTransition(ShaderOpacityTransition())),
            ("move:edge=top + opacity", AnyTransition(MoveTransition(edge: .top).combined(with: .opacity))),
            ("slide / opacity", .asymmetric(insertion: .slide, removal: .opacity)),
            (
                "slide + opacity / scale(0.5) + opacity",
                .asymmetric(
                    insertion: AnyTransition(SlideTransition().combined(with: .opacity)),
                    removal: AnyTransition(ScaleTransition(0.5).combined(with: .opacity)))
            ),
        ]
        for (text, expected) in transitions {
            for phase in [-1, -0.3, 0, 0.6, 1] {
                let (effect, code) = try (
                    transition(text).effect(at: phase, for: size), expected.effect(at: phase, for: size)
                )
                #expect(try rendered(effect) == rendered(code), "\(text) at \(phase)")
            }
        }
    }

    @Test func eachAnimationIsTheOneInCode() throws {
        let animations: [(String, Animation)] = [
            ("default", .default), ("linear", .linear), ("linear(0.5s)", .linear(duration: 0.5)),
            ("easeIn(300ms)", .easeIn(duration: 0.3)), ("easeOut", .easeOut),
            ("easeInOut:2", .easeInOut(duration: 2)),
            ("circularEaseOut(1)", .timingCurve(.circularEaseOut, duration: 1)),
            ("timingCurve(0.1, -2, 0.3, 4, 5s)", .timingCurve(0.1, -2, 0.3, 4, duration: 5)),
            ("spring", .spring), ("spring:bounce=0.3", .spring(bounce: 0.3)),
            ("spring(response: 0.3)", .spring(response: 0.3)),
            ("spring(dampingFraction: 0.5)", .spring(dampingFraction: 0.5)),
            ("smooth(1s)", .smooth(duration: 1)), ("snappy(extraBounce: 0.1)", .snappy(extraBounce: 0.1)),
            ("bouncy", .bouncy), ("interactiveSpring", .interactiveSpring),
            ("interactiveSpring(response: 0.4)", .interactiveSpring(response: 0.4)),
            ("interpolatingSpring", .interpolatingSpring),
            ("interpolatingSpring(stiffness: 50, damping: 4)", .interpolatingSpring(stiffness: 50, damping: 4)),
            (
                "spring(bounce: 0.3) | delay(0.2s) | repeatCount(3, no) | speed(2)",
                .spring(bounce: 0.3).delay(0.2).repeatCount(3, autoreverses: false).speed(2)
            ),
            ("linear | repeatForever", .linear.repeatForever()),
        ]
        for (text, expected) in animations { #expect(try animation(text) == expected, "\(text)") }
    }

    @Test func everyUnitIsKnown() {
        let kernels = Catalogue.kernels.flatMap(\.description.parameters)
        for parameter in kernels { #expect(Unit(rawValue: parameter.unit) != nil, "\(parameter.name)") }
        for unit in Unit.allCases {
            for spelling in unit.spellings {
                #expect(unit.value(of: Literal.Quantity(number: 1, unit: spelling)) != nil)
            }
        }
    }
}
