// SwiftUI's colour adjustments as matrices. The coefficients are its own, the luminance weights and their odd last
// digits included, from a re-implementation that was compared with Apple's bit by bit (OpenSwiftUI,
// Graphic/Color/ColorMatrix.swift). Amounts may have any value; what is no finite Float gives no adjustment.

extension ColorMatrix {
    /// Adds to red, green and blue; 0 is none. (CSS multiplies.)
    public static func brightness(_ amount: Double) -> ColorMatrix {
        adjustment(amount) { Weights(own: 1, constant: amount).matrix }
    }

    /// Moves red, green and blue away from a half; 1 is none, 0 gray, and negative amounts invert.
    public static func contrast(_ amount: Double) -> ColorMatrix {
        adjustment(amount) { Weights(own: amount, constant: (1 - amount) / 2).matrix }
    }

    /// Moves colours away from their luminance; 1 is none, 0 gray, and negative amounts count as 0.
    public static func saturation(_ amount: Double) -> ColorMatrix {
        // The coefficients add up to 0.9999 for red; SwiftUI does not run them at 1 either.
        amount == 1
            ? .identity
            : adjustment(amount) {
                let s = max(amount, 0)
                return rows(
                    (0.2126 + 0.7873 * s, 0.7152 - 0.7152 * s, 0.0722 - 0.0722 * s),
                    (0.2126 - 0.2126 * s, 0.7152 + 0.2848 * s, 0.0722 - 0.0722 * s),
                    (0.2126 - 0.2126 * s, 0.7152 - 0.7152 * s, 0.0722 + 0.9278 * s))
            }
    }

    /// Moves colours to their luminance; 0 is none, 1 gray.
    public static func grayscale(_ amount: Double) -> ColorMatrix {
        adjustment(amount) {
            let (r, g, b) = (0.2126 * amount, 0.7152 * amount, 0.0722 * amount)
            let rest = 1 - amount
            return rows((rest + r, g, b), (r, rest + g, b), (r, g, rest + b))
        }
    }

    /// Turns the hue, and keeps the luminance.
    public static func hueRotation(_ angle: Angle) -> ColorMatrix {
        angle == .zero
            ? .identity
            : adjustment(angle.degrees) {
                let (c, s) = (angle.cosine, angle.sine)
                return rows(
                    (
                        0.2126 + 0.7873 * c - 0.2126 * s, 0.7152 - 0.7152 * c - 0.7152 * s,
                        0.0722 - 0.0722 * c + 0.9278 * s
                    ),
                    (
                        0.2126 - 0.2126 * c + 0.1430 * s, 0.7152 + 0.2848 * c + 0.1400 * s,
                        0.0722 - 0.0722 * c - 0.2830 * s
                    ),
                    (
                        0.2126 - 0.2126 * c - 0.7873 * s, 0.7152 - 0.7152 * c + 0.7152 * s,
                        0.0722 + 0.9278 * c + 0.0722 * s
                    ))
            }
    }

    /// 1 minus red, green and blue.
    public static let colorInvert = Weights(own: -1, constant: 1).matrix

    /// Times a colour, alpha too.
    public static func colorMultiply(_ color: Color) -> ColorMatrix {
        let weights = [color.red, color.green, color.blue, color.opacity].map {
            Float($0).isFinite ? Float($0) : 1
        }
        return ColorMatrix(
            red: Row(weights[0], 0, 0, 0, 0), green: Row(0, weights[1], 0, 0, 0),
            blue: Row(0, 0, weights[2], 0, 0), alpha: Row(0, 0, 0, weights[3], 0))
    }

    /// The luminance becomes alpha, and the colour black.
    public static let luminanceToAlpha = ColorMatrix(
        red: Row(0, 0, 0, 0, 0), green: Row(0, 0, 0, 0, 0), blue: Row(0, 0, 0, 0, 0),
        alpha: Row(0.2126, 0.7152, 0.0722, 0, 0))

    private static func adjustment(_ amount: Double, _ matrix: () -> ColorMatrix) -> ColorMatrix {
        Float(amount).isFinite ? matrix() : .identity
    }

    /// Of red, green and blue, for each of the three; alpha stays.
    private static func rows(
        _ red: (Double, Double, Double), _ green: (Double, Double, Double), _ blue: (Double, Double, Double)
    ) -> ColorMatrix {
        func row(_ weights: (Double, Double, Double)) -> Row {
            Row(Float(weights.0), Float(weights.1), Float(weights.2), 0, 0)
        }
        return ColorMatrix(red: row(red), green: row(green), blue: row(blue), alpha: identity.alpha)
    }

    /// The same for red, green and blue, none of which looks at the others.
    private struct Weights {
        let own: Double
        let constant: Double

        var matrix: ColorMatrix {
            let (own, constant) = (Float(own), Float(constant))
            return ColorMatrix(
                red: Row(own, 0, 0, 0, constant), green: Row(0, own, 0, 0, constant),
                blue: Row(0, 0, own, 0, constant), alpha: identity.alpha)
        }
    }
}
