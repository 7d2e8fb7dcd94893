// The adjustments by their names. No phase drives them: what they do is the same at every phase.

extension ColorMatrix {
    public static let brightnessDescription = KernelDescription(
        name: "brightness", kind: .color, summary: "adds to red, green and blue",
        parameters: [.amount("0 is none, 1 white, -1 black", in: -1...1, defaultValue: 0.2)])

    public static let contrastDescription = KernelDescription(
        name: "contrast", kind: .color, summary: "moves colours away from a half, or towards it",
        parameters: [.amount("1 is none, 0 gray, less inverts", in: -10...10, defaultValue: 1.5)])

    public static let saturationDescription = KernelDescription(
        name: "saturation", kind: .color, summary: "moves colours away from their luminance, or towards it",
        parameters: [.amount("1 is none, 0 gray", in: 0 ... .infinity, defaultValue: 1.5)])

    public static let grayscaleDescription = KernelDescription(
        name: "grayscale", kind: .color, summary: "moves colours to their luminance",
        parameters: [.amount("0 is none, 1 gray", in: 0...1, defaultValue: 1)])

    public static let hueRotationDescription = KernelDescription(
        name: "hueRotation", kind: .color, summary: "turns the hue of every colour",
        parameters: [
            KernelParameter(
                name: "angle", summary: "how far the hue turns", unit: "degrees", range: -360...360,
                defaultValue: 90)
        ])

    public static let colorInvertDescription = KernelDescription(
        name: "colorInvert", kind: .color, summary: "1 minus red, green and blue", parameters: [])

    public static let luminanceToAlphaDescription = KernelDescription(
        name: "luminanceToAlpha", kind: .color, summary: "black, as opaque as the content is light",
        parameters: [])
}

extension KernelParameter {
    fileprivate static func amount(
        _ summary: String, in range: ClosedRange<Float>, defaultValue: Float
    ) -> KernelParameter {
        KernelParameter(name: "amount", summary: summary, unit: "", range: range, defaultValue: defaultValue)
    }
}
