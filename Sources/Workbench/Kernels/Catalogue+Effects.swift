import ShaderHost
import ShaderKernels

// Effects that are more than one kernel, each driven by a phase: at 0 the content is in place.

extension Catalogue {
    static let effects = [
        CataloguedKernel(
            .effect("adjustments", .color, "four adjustments of colour, as one", [.transitionPhase])
        ) {
            EmptyVisualEffect().brightness(0.2 * $0.distance).contrast(1 + 0.5 * $0.distance)
                .saturation(1 + $0.distance).hueRotation(.degrees(90 * Double($0.phase)))
        },
        CataloguedKernel(
            .effect("placement", .distortion, "scaled, turned and moved, in one", [.transitionPhase])
        ) {
            EmptyVisualEffect().scaleEffect(1 + 0.5 * $0.distance).rotationEffect(
                .degrees(30 * Double($0.phase))
            )
            .offset(x: 20 * Double($0.phase), y: 10 * $0.distance)
        },
        CataloguedKernel(
            .effect("blur", .layer, "blurred", [.transitionPhase, .number("radius", "points", 12)])
        ) {
            EmptyVisualEffect().blur(radius: $0.distance * Double($0["radius"]))
        },
        CataloguedKernel(
            .effect(
                "shadow", .compositing, "smaller, with a shadow",
                [.transitionPhase, .number("radius", "points", 12)])
        ) {
            let radius = $0.distance * Double($0["radius"])
            return EmptyVisualEffect().scaleEffect(1 - 0.3 * $0.distance).shadow(
                radius: radius, x: radius / 2, y: radius)
        },
        CataloguedKernel(
            .effect("offset", .distortion, "moved to the right, by shares of its size", [.transitionPhase])
        ) { arguments in
            EmptyVisualEffect().visualEffect { content, geometry in
                content.offset(x: Double(arguments.phase) * geometry.size.width)
            }
        },
        CataloguedKernel(
            .effect(
                "scale", .distortion, "scaled about the middle", [.transitionPhase, .number("factor", "", 0.1)])
        ) {
            EmptyVisualEffect().scaleEffect(1 + $0.distance * (Double($0["factor"]) - 1))
        },
        CataloguedKernel(
            .effect(
                "rotation3D", .distortion, "turned about the vertical in the middle",
                [.transitionPhase, .number("angle", "degrees", 80)])
        ) {
            EmptyVisualEffect().rotation3DEffect(
                .degrees(Double($0.phase) * Double($0["angle"])), axis: (x: 0, y: 1, z: 0))
        },
        CataloguedKernel(
            .effect("circle", .color, "inside of a circle that shrinks", [.transitionPhase])
        ) { arguments in
            EmptyVisualEffect().visualEffect { content, geometry in
                let (width, height) = (geometry.size.width, geometry.size.height)
                let radius = (width * width + height * height).squareRoot() / 2
                return content.clipShape(
                    Circle().inset(by: min(width, height) / 2 - (1 - arguments.distance) * radius))
            }
        },
        CataloguedKernel(
            .effect(
                "roundedRectangle", .color, "inside of a rounded rectangle that shrinks",
                [
                    .transitionPhase,
                    KernelParameter(
                        name: "radius", summary: "of the corners", unit: "points", range: 0 ... .infinity,
                        defaultValue: 40),
                ])
        ) { arguments in
            EmptyVisualEffect().visualEffect { content, geometry in
                let inset = arguments.distance * min(geometry.size.width, geometry.size.height) / 2
                // Insets are taken off the radius.
                let radius = Double(arguments["radius"]) + inset
                return content.clipShape(RoundedRectangle(cornerRadius: radius).inset(by: inset))
            }
        },
        CataloguedKernel(
            .effect(
                "ring", .compositing, "a ring over it that is drawn",
                [.transitionPhase, .number("lineWidth", "points", 24)])
        ) {
            let red = Color(red: 1, green: 0.2, blue: 0.3)
            let colors = [red, Color(red: 0.2, green: 0.5, blue: 1), red]
            let style = StrokeStyle(lineWidth: Double($0["lineWidth"]), lineCap: .round)
            return EmptyVisualEffect().overlay(
                Circle().inset(by: Double($0["lineWidth"])).rotation(.degrees(-90)).trim(
                    from: 0, to: $0.distance
                )
                .stroke(AngularGradient(colors: colors, center: .center), style: style))
        },
        CataloguedKernel(.effect("wipe", .compositing, "a soft edge that crosses it", [.transitionPhase])) {
            let edge = 1.2 * Double($0.phase)
            let stops = [
                Gradient.Stop(color: .clear, location: edge - 0.2),
                Gradient.Stop(color: .black, location: edge),
                Gradient.Stop(color: .black, location: 1 + edge),
                Gradient.Stop(color: .clear, location: 1.2 + edge),
            ]
            return EmptyVisualEffect().mask(
                LinearGradient(stops: stops, startPoint: .topLeading, endPoint: .bottomTrailing))
        },
        CataloguedKernel(.effect("vignette", .compositing, "darker towards the corners", [.transitionPhase])) {
            arguments in
            EmptyVisualEffect().visualEffect { content, geometry in
                let radius = max(geometry.size.width, geometry.size.height) / 2
                return content.overlay(
                    RadialGradient(
                        colors: [.clear, Color(white: 0, opacity: arguments.distance)], center: .center,
                        startRadius: radius / 3, endRadius: radius))
            }
        },
        CataloguedKernel(.effect("mesh", .compositing, "a mesh of colours over it", [.transitionPhase])) {
            EmptyVisualEffect().overlay(mesh(Double($0.phase)).opacity(0.8 * $0.distance))
        },
    ]

    /// Each mode with a gradient over the content that is as opaque as the phase is far from 0.
    static let blends = BlendMode.allCases.map { mode in
        CataloguedKernel(
            .effect(
                "blend\(mode.rawValue.prefix(1).uppercased())\(mode.rawValue.dropFirst())", .compositing,
                "a rainbow over it", [.transitionPhase])
        ) {
            EmptyVisualEffect().overlay(
                LinearGradient(
                    colors: [
                        Color(red: 1, green: 0.1, blue: 0.1), Color(red: 0.9, green: 0.9, blue: 0.1),
                        Color(red: 0.1, green: 0.8, blue: 0.3), Color(red: 0.1, green: 0.3, blue: 1),
                        Color(red: 0.5, green: 0, blue: 0.5, opacity: 0.5),
                    ], startPoint: .leading, endPoint: .trailing
                ).drawing.opacity($0.distance).blendMode(mode))
        }
    }

    private static func mesh(_ phase: Double) -> MeshGradient {
        let middle = SIMD2<Float>(0.5 + 0.3 * Float(phase), 0.5 - 0.2 * Float(phase))
        return MeshGradient(
            width: 3, height: 3,
            points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], middle, [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
            colors: [
                Color(red: 0.9, green: 0.1, blue: 0.3), Color(red: 1, green: 0.6, blue: 0.1),
                Color(red: 0.9, green: 0.9, blue: 0.2), Color(red: 0.5, green: 0.1, blue: 0.8), .white,
                Color(red: 0.2, green: 0.8, blue: 0.4), Color(red: 0.1, green: 0.2, blue: 0.9),
                Color(red: 0.1, green: 0.7, blue: 0.9), Color(red: 0, green: 0.4, blue: 0.4),
            ])
    }
}

extension KernelDescription {
    fileprivate static func effect(
        _ name: String, _ kind: Kind, _ summary: String, _ parameters: [KernelParameter]
    ) -> KernelDescription {
        KernelDescription(name: name, kind: kind, summary: summary, parameters: parameters)
    }
}

extension KernelParameter {
    static let transitionPhase = KernelParameter(
        name: KernelArguments.phaseName, summary: "phase: -1 about to appear, 0 in place, 1 gone",
        range: -1...1,
        defaultValue: 0.5)

    fileprivate static func number(_ name: String, _ unit: String, _ value: Float) -> KernelParameter {
        KernelParameter(
            name: name, summary: "at phase -1 and 1", unit: unit, range: 0 ... .infinity, defaultValue: value)
    }
}

extension KernelArguments {
    /// How far from being in place.
    fileprivate var distance: Double { Double(abs(phase)) }
}
