import ShaderHost
import ShaderKernels

// SwiftUI's modifiers, under its names but for the "Effect" at the end of some, and the package's kernels. Where SwiftUI
// has a default value it is that one; the others do something that can be seen.

extension Vocabulary {
    static let effects = kernels + colors + geometry + shapes + layers

    private static let kernels: [Entry<EffectStep>] = [
        Entry(Gray.description) { _ in .color(Gray()) },
        Entry(Mosaic.description) { .layer(Mosaic(value: $0["value"], tileSize: $0["tileSize"])) },
        Entry(Mosaic2.description) { .distortion(Mosaic2(value: $0["value"], tileSize: $0["tileSize"])) },
        Entry(Wave.description) {
            .distortion(Wave(value: $0["value"], amplitude: $0["amplitude"], wavelength: $0["wavelength"]))
        },
    ]

    private static let colors: [Entry<EffectStep>] = [
        Entry(
            "opacity", "fades: all four channels times the amount",
            number("amount", "0 is clear, 1 as it is", PhasedNumber(0, 1, 0), in: 0...1)
        ) { .color(Opacity(opacity: $0)) },
        Entry(ColorMatrix.brightnessDescription) { .color(ColorMatrix.brightness($0["amount"])) },
        Entry(ColorMatrix.contrastDescription) { .color(ColorMatrix.contrast($0["amount"])) },
        Entry(ColorMatrix.saturationDescription) { .color(ColorMatrix.saturation($0["amount"])) },
        Entry(ColorMatrix.grayscaleDescription) { .color(ColorMatrix.grayscale($0["amount"])) },
        Entry(ColorMatrix.hueRotationDescription) { .color(ColorMatrix.hueRotation(.degrees($0["angle"]))) },
        Entry(ColorMatrix.colorInvertDescription) { _ in .color(ColorMatrix.colorInvert) },
        Entry(
            "colorMultiply", "times a colour, alpha too",
            color("color", "", Color(red: 1, green: 0.8, blue: 0.4))
        ) { .color(ColorMatrix.colorMultiply($0)) },
        Entry(ColorMatrix.luminanceToAlphaDescription) { _ in .color(ColorMatrix.luminanceToAlpha) },
    ]

    private static let geometry: [Entry<EffectStep>] = [
        Entry(
            "offset", "moves", number("x", "to the right", 0, .points), number("y", "down", 0, .points)
        ) { .offset(x: $0, y: $1) },
        Entry(
            "scale", "makes larger or smaller, about a point", number("x", "of the width", 1),
            optional("y", "of the height; as x where it is not given"), anchor
        ) { .scale(x: $0, y: $1 ?? $0, anchor: $2) },
        Entry(
            "rotation", "turns about a point",
            number("angle", "clockwise", PhasedNumber(from: -30, to: 30), .degrees), anchor
        ) { .rotation(.degrees($0), anchor: $1) },
        Entry(
            "rotation3D", "turns about an axis in space",
            number("angle", "of the turn", PhasedNumber(from: -80, to: 80), .degrees),
            number("x", "the axis to the right", 0), number("y", "the axis down", 1),
            number("z", "the axis towards the eye", 0), anchor,
            number("anchorZ", "how far in front of the content the axis is", 0, .points),
            number("perspective", "0 is none; the more, the nearer the eye", 1, in: 0 ... .infinity)
        ) { angle, x, y, z, anchor, anchorZ, perspective in
            .rotation3D(
                .degrees(angle), axis: (x, y, z), anchor: anchor, anchorZ: anchorZ, perspective: perspective)
        },
    ]

    private static let shapes: [Entry<EffectStep>] = [
        Entry("rectangle", "the part inside of a rectangle", inset) { .clip(Rectangle().inset(by: $0)) },
        Entry(
            "roundedRectangle", "the part inside of a rectangle with round corners",
            number(
                "radius", "of the corners, before the inset is taken off", 40, .points, in: 0 ... .infinity),
            inset
        ) { .clip(RoundedRectangle(cornerRadius: $0).inset(by: $1)) },
        Entry("circle", "the part inside of the largest circle", inset) { .clip(Circle().inset(by: $0)) },
        Entry("ellipse", "the part inside of an ellipse", inset) { .clip(Ellipse().inset(by: $0)) },
        Entry("capsule", "the part inside of a capsule", inset) { .clip(Capsule().inset(by: $0)) },
    ]

    private static let layers: [Entry<EffectStep>] = [
        Entry(
            "blur", "blurs by a Gaussian",
            number("radius", "its standard deviation", PhasedNumber(12, 0, 12), .points, in: 0 ... .infinity),
            flag("opaque", "whether edges stay as opaque as they are", false)
        ) { .blur(radius: $0, isOpaque: $1) },
        Entry(
            "shadow", "puts a shadow under it", color("color", "", Color(white: 0, opacity: 0.33)),
            number("radius", "the standard deviation of its blur", 12, .points, in: 0 ... .infinity),
            number("x", "how far to the right it lies", 0, .points),
            number("y", "how far down it lies", 0, .points)
        ) { .shadow($0, radius: $1, x: $2, y: $3) },
        Entry(
            "overlay", "lays a colour over it",
            color("color", "", Color(red: 1, green: 0.4, blue: 0, opacity: 0.5)),
            blendMode
        ) { .overlay($0.drawing.blendMode($1)) },
        Entry(
            "gradient", "lays a straight gradient of two colours over it", color("from", "", .clear),
            color("to", "", .black), point("start", "where the first colour is", .top),
            point("end", "where the second one is", .bottom), blendMode
        ) { .overlay(LinearGradient(colors: [$0, $1], startPoint: $2, endPoint: $3).drawing.blendMode($4)) },
        Entry(
            "border", "strokes its edge on the inside", color("color", "", .black),
            number("width", "of the line", 1, .points, in: 0 ... .infinity),
            number("radius", "of the corners", 0, .points, in: 0 ... .infinity)
        ) { .overlay(RoundedRectangle(cornerRadius: $2).strokeBorder($0, lineWidth: $1)) },
        Entry("background", "lays it over a colour", color("color", "", .white)) { .background($0.drawing) },
    ]
}

extension Vocabulary {
    private static let inset = number("inset", "how far inside of it", 0, .points)

    private static let blendMode = choice(
        "blendMode", "how it meets what is below", .normal, of: BlendMode.allCases.map { ($0.rawValue, $0) })
}
